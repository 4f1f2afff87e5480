import type { ReactNode } from 'react';
import { Band } from '#site/components/Band.tsx';
import { Bullets } from '#site/components/Bullets.tsx';
import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { Hotline } from '#site/components/Hotline.tsx';
import { Logo } from '#site/components/layout/Logo.tsx';
import { Numerals } from '#site/components/Numerals.tsx';
import { PageHeader } from '#site/components/PageHeader.tsx';
import { Points } from '#site/components/Points.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { NamedMeta } from '#site/content/types/shared.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { formParts } from './formParts.tsx';
import { productParts } from './productParts.tsx';
import './styleguide.css';

/** A page for developers, which the development server alone has. */
export const styleguideMeta: NamedMeta = {
  name: 'Style guide',
  description: 'The parts the site is built from, each once: tokens, type, controls and the product kit.',
  keywords: 'tokens, type scale, components',
};

/** Class names to show; colours grouped by the text colour that is legible on them. */
const dark = 'bg-night-foot bg-blue-deep bg-blue-dark bg-blue bg-ink bg-body bg-danger bg-success';
const light = 'bg-blue-light bg-orange-light bg-orange bg-orange-dark bg-grey-blue bg-line bg-page bg-white';
const shapes = 'rounded-button rounded-panel rounded-window shadow-card shadow-window';
const headings = 'text-display text-title text-tool text-section text-heading text-subheading';
const texts = 'text-lead text-base text-small text-fine';
const distances = 'w-gutter w-bar w-band';

/** Bands of both light tones by turns, but for what is made for a dark one. */
function toneOf(id: string, index: number) {
  if (id === 'deep') return 'deep';
  return index % 2 === 0 ? 'page' : 'white';
}

const points = [
  { title: 'A title', text: 'A sentence.' },
  { title: 'Another title', text: 'Another sentence.' },
];

/** Samples by component and props. */
type Parts = Record<string, ReactNode>;

/** One sample for each class name. */
const samples = (classes: string, look: string, text = 'Aa'): Parts =>
  Object.fromEntries(classes.split(' ').map((one) => [one, <p className={`${one} ${look}`}>{text}</p>]));

function controls({ registerClient, to }: Links, onDeep = false): Parts {
  return {
    'ButtonLink: link, variant, about, event': <ButtonLink link={registerClient}>Primary</ButtonLink>,
    'ButtonLink, second': (
      <ButtonLink link={to('home')} variant={onDeep ? 'light' : 'secondary'}>
        Register
      </ButtonLink>
    ),
    'TextLink: link, onDeep, back, about, event': (
      <TextLink link={to('home')} onDeep={onDeep}>
        Learn more
      </TextLink>
    ),
    'TextLink, back': (
      <TextLink link={to('home')} onDeep={onDeep} back>
        Back to the result
      </TextLink>
    ),
  };
}

type Props = { content: SiteContent; links: Links };

/** Every component once, with its props; the headline is in the page's language. */
export function StyleguideView({ content: { clients, common, home }, links }: Props) {
  const { title } = home.hero;
  const sections: [id: string, parts: Parts, columns?: string][] = [
    [
      'colours',
      {
        ...samples(dark, 'swatch text-white'),
        ...samples(light, 'swatch text-ink'),
        ...samples(shapes, 'swatch bg-white'),
      },
      'grid-cols-2 sm:grid-cols-4',
    ],
    [
      'type',
      {
        ...samples(headings, 'font-bold text-ink', title),
        h3: <h3 className="font-semibold">{title}</h3>,
        h4: <h4 className="font-semibold">{title}</h4>,
        h5: <h5>{title}</h5>,
        h6: <h6>{title}</h6>,
        ...samples(texts, '', title),
      },
      '',
    ],
    ['spacing', samples(distances, 'rounded-button bg-blue')],
    ['buttons', controls(links)],
    ['form', formParts],
    ['product', productParts],
    [
      'deep',
      {
        'Logo, white: slogan': <Logo slogan={common.logo.slogan} variant="white" />,
        ...controls(links, true),
        'Hotline: texts': <Hotline texts={common.hotline} />,
        'Hotline, large': <Hotline texts={common.hotline} large />,
      },
    ],
    [
      'text',
      {
        'Logo, colour: slogan': <Logo slogan={common.logo.slogan} variant="colour" />,
        'Disclosure: title': <Disclosure title="A title">What it opens.</Disclosure>,
        'Bullets: items': <Bullets items={['A short sentence.', 'Another one.']} />,
        'Points: items, layout, ordered, leading, link': <Points items={points} />,
        'Points, rows, ordered': <Points items={points} layout="rows" ordered />,
        'Numerals: items': <Numerals items={clients.statistics.items} />,
      },
    ],
  ];
  return (
    <div lang="en">
      <PageHeader title={styleguideMeta.name} lead={styleguideMeta.description} />
      {sections.map(([id, parts, columns = 'md:grid-cols-2'], index) => (
        <Band key={id} tone={toneOf(id, index)} space="close" labelledBy={id} head={{ title: id }}>
          <dl className={`mt-10 grid items-start gap-x-6 gap-y-8 ${columns}`}>
            {Object.entries(parts).map(([name, sample]) => (
              <div key={name} className="min-w-0">
                <dt className="mb-2 text-small font-semibold">{name}</dt>
                <dd>{sample}</dd>
              </div>
            ))}
          </dl>
        </Band>
      ))}
    </div>
  );
}

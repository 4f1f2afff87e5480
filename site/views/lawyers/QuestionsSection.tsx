import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Disclosure } from '#site/components/Disclosure.tsx';
import { Points } from '#site/components/Points.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { clientFeatures, clientSteps } from '#site/content/types/clients.ts';
import type { Titled } from '#site/content/types/shared.ts';
import type { SiteContent } from '#site/content/types/site.ts';
import type { Link, Links } from '#site/links.ts';
import './questions.css';

type Props = { content: SiteContent; links: Links };

/** Benefits and steps, professional secrecy, and special situations. */
export function QuestionsSection({
  content: { clients, institutional, lawyers, sampleReport },
  links,
}: Props) {
  const { features, steps, secrecy, questions } = lawyers;
  const benefits = clientFeatures.map((key) => ({ ...clients.features[key], text: features.texts[key] }));
  const sixSteps = clientSteps.map((key, index) => ({
    title: `${index + 1}. ${clients.steps[key]}`,
    text: steps.texts[key],
  }));
  const verification = links.to('trust', 'verification');
  return (
    <div className="bg-page pt-16 pb-8 md:pb-16">
      <div className="page-width grid gap-x-8 gap-y-14 md:grid-cols-2 lg:gap-x-16 xl:gap-x-28 print:block">
        <Part wide id="core_benefits" title={features.title} list={<Points items={benefits} layout="four" />}>
          <span className="mb-2 block max-w-[80ch] text-ink">{features.feeNote}</span>
          <TextLink link={links.to('institutional', 'pricing')}>{institutional.pricing.title}</TextLink>
        </Part>
        <Part
          wide
          id="how_to_start"
          title={steps.title}
          list={<Points items={sixSteps} layout="three" ordered />}
        >
          <TextLink link={links.to('sampleReport')}>{sampleReport.view}</TextLink>
        </Part>
        <Part
          id="professional_secrecy"
          title={secrecy.title}
          list={<Answers items={secrecy.points} link={verification} />}
        >
          <TextLink link={links.to('trust', 'contract_papers')}>{secrecy.papersLink}</TextLink>
        </Part>
        <Part
          id="special_situations"
          title={questions.title}
          list={<Answers items={questions.items} link={verification} />}
        />
      </div>
    </div>
  );
}

/** Collapsed points; `link` is where the phrase in brackets leads, in the one that has some. */
function Answers({ items, link }: { items: readonly Titled[]; link: Link }) {
  return (
    <div className="lawyers-answers mt-5 grid gap-4 print:block">
      {items.map(({ title, text }) => (
        <Disclosure key={title} title={title}>
          <p className="max-w-[62ch]">
            <TextWithLink link={link}>{text}</TextWithLink>
          </p>
        </Disclosure>
      ))}
    </div>
  );
}

type PartProps = {
  id: string;
  title: string;
  list: ReactNode;
  children?: ReactNode;
  /** Over the page's width, and not beside another. */
  wide?: boolean;
};

/** Heading, points and, as children, a link; subgrid aligns the heading with the neighbour's. */
function Part({ id, title, list, children, wide = false }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={clsx(
        'grid content-start md:row-span-2 md:grid-rows-subgrid md:gap-y-0 print:mb-10 print:block',
        wide && 'md:col-span-2',
      )}
    >
      <h2
        id={`${id}-title`}
        className={clsx('font-bold print:mb-4', wide ? 'text-section' : 'lawyers-answers-title')}
      >
        {title}
      </h2>
      <div className="flex flex-col print:block">
        {list}
        <p className="mt-3 empty:hidden">{children}</p>
      </div>
    </section>
  );
}

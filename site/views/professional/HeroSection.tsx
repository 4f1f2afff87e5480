import type { ReactNode } from 'react';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { ProfessionalContent, ValuersHouseContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { DimensionChain } from './DimensionChain.tsx';
import { House } from './House.tsx';
import '#site/components/phone-hero.css';
import './professional-hero.css';

type Props = {
  texts: ProfessionalContent['hero'];
  house: ValuersHouseContent;
  statistics: ProfessionalContent['statistics'];
  /** Link to what verification means. */
  verification: Link;
  /** Call-to-action links. */
  actions: ReactNode;
};

/** The page's banner: text beside a section through a house, and four figures below. */
export function HeroSection({ texts, house, statistics, verification, actions }: Props) {
  const { kicker, title, lead, note } = texts;
  return (
    <>
      <section aria-labelledby="page-title" className="relative isolate overflow-clip bg-hero text-white">
        <div className="professional-hero phone-hero page-width w-full">
          <div className="professional-hero-title">
            <Kicker onDeep className="max-sm:mb-2 max-sm:text-fine">
              {kicker}
            </Kicker>
            <h1 id="page-title" className="phone-hero-title font-bold text-white">
              <Unbroken>{title}</Unbroken>
            </h1>
          </div>
          <div className="professional-hero-words">
            <p className="professional-hero-lead phone-hero-lead arrives-whole">
              <TextWithLink link={verification}>{lead}</TextWithLink>
            </p>
            <div className="professional-hero-actions phone-hero-actions">{actions}</div>
            <p className="professional-hero-note phone-hero-note text-white/90">{note}</p>
          </div>
          <House texts={house} className="professional-hero-house" />
        </div>
      </section>
      <DimensionChain texts={statistics} verification={verification} />
    </>
  );
}

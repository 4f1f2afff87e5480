import type { ReactNode } from 'react';
import { heroes } from '#site/assets/heroes.ts';
import { HeroPicture } from '#site/components/HeroPicture.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { HomeContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { SurveyLines } from './SurveyLines.tsx';
import './survey.css';

type Props = {
  texts: Pick<HomeContent, 'hero' | 'enquiry'>;
  /** Both ways to register. */
  actions: ReactNode;
  /** The sample report. */
  report: Link;
};

/**
 * The home page's banner does the job: an enquiry about one property of the model town, and the offers for it. On a
 * phone the card stands below the words, with the town behind its upper edge.
 */
export function HomeHero({ texts: { hero, enquiry }, actions, report }: Props) {
  return (
    <section aria-labelledby="page-title" className="home-hero bg-hero text-white">
      <div className="home-hero-stage mx-auto max-w-page gutter">
        <div className="home-hero-words">
          <Kicker onDeep>{hero.kicker}</Kicker>
          <h1 id="page-title" className="font-bold text-white">
            <Unbroken>{hero.title}</Unbroken>
          </h1>
          <p className="home-hero-lead text-white/90">{hero.lead}</p>
          <div className="home-hero-actions">{actions}</div>
          <p className="mt-4 text-small text-white/90 max-sm:order-1 md:max-w-[16rem] lg:max-w-[23rem]">
            {hero.note}
          </p>
        </div>
        <div className="survey">
          <p className="sr-only">
            {enquiry.sample}: {enquiry.scene}
          </p>
          <HeroPicture {...heroes.home} className="survey-picture" />
          <SurveyLines properties={enquiry.properties} />
        </div>
        <div className="home-hero-card">
          <EnquiryCard texts={enquiry} report={report} />
        </div>
      </div>
    </section>
  );
}

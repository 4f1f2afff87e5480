import type { ReactNode } from 'react';
import { heroes } from '#site/assets/heroes.ts';
import { HeroPicture } from '#site/components/HeroPicture.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { HomeContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { EnquiryCard } from './EnquiryCard.tsx';
import { SurveyLines } from './SurveyLines.tsx';
import './home-hero.css';
import './survey.css';

type Props = {
  texts: Pick<HomeContent, 'hero' | 'enquiry'>;
  /** Both registration buttons. */
  actions: ReactNode;
  /** Link to the sample report. */
  report: Link;
  /** Link to what verified means. */
  verification: Link;
};

/** From sm on the whole town is below the text; from md on text, town and card are side by side. */
const stage =
  'page-width pt-[calc(var(--spacing-bar)+1.25rem)] pb-12 max-sm:flex max-sm:flex-col md:grid md:min-h-[clamp(38rem,96svh,64rem)] md:grid-cols-[minmax(0,1fr)_21rem] lg:grid-cols-[minmax(0,1fr)_22.5rem] md:items-start md:pt-[calc(var(--spacing-bar)+clamp(0.5rem,3.5svh,3.5rem))]';
const words =
  'max-sm:contents max-sm:*:first:mb-2 max-sm:*:first:text-fine md:w-[min(100%,52vw-var(--spacing-gutter),34rem)] lg:w-[min(100%,44rem)]';
/** From md on narrow enough not to overlap the model town. */
const lead =
  'mt-4 max-w-[38em] text-[length:clamp(1.0625rem,min(1.35vw,2.2svh),1.25rem)] leading-[1.55] md:mt-[clamp(0.875rem,2.8svh,1.75rem)] md:max-w-[min(26em,46vw-10rem)]';

/**
 * The home page's banner: a working enquiry about one property of the model town, and the offers for it. Below sm the
 * card is below the text and overlaps the town's lower edge.
 */
export function HomeHero({ texts: { hero, enquiry }, actions, report, verification }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="home-hero relative isolate overflow-clip bg-hero text-white"
    >
      <div className={stage}>
        <div className={words}>
          <Kicker onDeep>{hero.kicker}</Kicker>
          <h1 id="page-title" className="home-headline">
            <Unbroken>{hero.title}</Unbroken>
          </h1>
          <p className={`${lead} text-white/90`}>
            <TextWithLink link={verification}>{hero.lead}</TextWithLink>
          </p>
          <div className="home-ways">{actions}</div>
          <p className="mt-4 text-small text-white/90 max-sm:mt-3 max-[24em]:order-1 md:max-w-[16rem] lg:max-w-[23rem]">
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
        <div className="relative text-body max-sm:-mt-6 sm:mx-auto sm:w-[min(100%,34rem)] md:-mt-4 md:w-full">
          <EnquiryCard texts={enquiry} report={report} />
        </div>
      </div>
    </section>
  );
}

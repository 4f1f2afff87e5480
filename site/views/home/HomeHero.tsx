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
import '#site/components/phone-hero.css';
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
      <div className="home-stage phone-hero page-width">
        <div className="home-words">
          <Kicker onDeep className="max-sm:mb-2 max-sm:text-fine">
            {hero.kicker}
          </Kicker>
          <h1 id="page-title" className="home-headline phone-hero-title">
            <Unbroken>{hero.title}</Unbroken>
          </h1>
          <p className="home-lead phone-hero-lead text-white/90">
            <TextWithLink link={verification}>{hero.lead}</TextWithLink>
          </p>
          <div className="home-ways">{actions}</div>
          <p className="home-note phone-hero-note text-white/90">{hero.note}</p>
        </div>
        <div className="survey">
          <p className="sr-only">
            {enquiry.sample}: {enquiry.scene}
          </p>
          <HeroPicture {...heroes.home} className="survey-picture" />
          <SurveyLines properties={enquiry.properties} />
        </div>
        <div className="home-card relative text-body">
          <EnquiryCard texts={enquiry} report={report} />
        </div>
      </div>
    </section>
  );
}

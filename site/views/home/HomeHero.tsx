import type { ReactNode } from 'react';
import { heroes, surveySizes } from '#site/assets/heroes.ts';
import { HeroPicture } from '#site/components/HeroPicture.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { TextWithLink } from '#site/components/TextWithLink.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { HomeContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import { Picture } from '#site/components/Picture.tsx';
import { EnquiryDock } from './EnquiryDock.tsx';
import { SurveyLines } from './SurveyLines.tsx';
import '#site/components/phone-hero.css';
import './home-hero.css';
import './survey.css';

type Props = {
  texts: Pick<HomeContent, 'hero' | 'enquiry'>;
  /** Both registration buttons. */
  actions: ReactNode;
  /** The client's registration, for who has chosen an offer. */
  next: ReactNode;
  /** Link to the sample report. */
  report: Link;
  /** Link to what verified means. */
  verification: Link;
};

/** Renders that lie over the town: each has another property in orange, and the house in white. */
const valued = ['flats', 'land'] as const;

/**
 * The home page's banner: words, the model town, and at its foot a dock with a working enquiry about one property of the
 * town. Opened, the dock grows upward from lg on, and the town steps back. Below sm it follows the town.
 */
export function HomeHero({ texts: { hero, enquiry }, actions, next, report, verification }: Props) {
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
          <p className="home-lead phone-hero-lead arrives-whole">
            <TextWithLink link={verification}>{hero.lead}</TextWithLink>
          </p>
          <div className="home-ways">{actions}</div>
          <p className="home-note phone-hero-note">{hero.note}</p>
        </div>
        <div className="survey">
          <p className="sr-only">{`${enquiry.sample}: ${enquiry.scene}`}</p>
          <HeroPicture {...heroes.home} className="survey-picture" />
          {valued.map((property) => (
            <Picture
              key={property}
              art={`valued-${property}`}
              sizes={surveySizes}
              className={`survey-picture survey-valued survey-${property}`}
            />
          ))}
          <SurveyLines properties={enquiry.properties} />
        </div>
        <div className="home-dock text-body">
          <EnquiryDock texts={enquiry} report={report} next={next} />
        </div>
      </div>
    </section>
  );
}

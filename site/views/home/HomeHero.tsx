import { firstScreenAttribute } from '#common/ids.ts';
import type { ReactNode } from 'react';
import { heroes } from '#site/assets/heroes.ts';
import { HeroPicture } from '#site/components/HeroPicture.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { HomeContent } from '#site/content/types/site.ts';
import { SurveyLines } from './SurveyLines.tsx';
import { ValueTag } from './ValueTag.tsx';
import './survey.css';

type Props = {
  texts: HomeContent['hero'];
  survey: HomeContent['survey'];
  /** Both ways to register. */
  actions: ReactNode;
};

/**
 * The home page's banner: the model of a town with one house surveyed and valued. On a phone the house stands
 * between headline and buttons, and its picture is smaller than the headline, which is painted first.
 */
export function HomeHero({ texts, survey, actions }: Props) {
  return (
    <section
      aria-labelledby="page-title"
      className="home-hero bg-hero text-white"
      {...{ [firstScreenAttribute]: true }}
    >
      <div className="max-w-page gutter mx-auto">
        <div className="home-hero-words">
          <Kicker onDeep>{texts.kicker}</Kicker>
          <h1 id="page-title" className="font-bold text-white">
            <Unbroken>{texts.title}</Unbroken>
          </h1>
          <p className="home-hero-lead text-white/90">{texts.lead}</p>
          <div className="home-hero-actions">{actions}</div>
          <p className="home-hero-note text-small text-white/90">{texts.note}</p>
          <div className="survey">
            <p className="sr-only">{survey.description}</p>
            <HeroPicture {...heroes.home} className="survey-picture" />
            <SurveyLines measures={survey.measures} />
            <ValueTag texts={survey} />
          </div>
        </div>
      </div>
    </section>
  );
}

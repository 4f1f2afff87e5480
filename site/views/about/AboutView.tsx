import { analyticsEvents } from '#site/analytics/events.ts';
import type { PictureSources } from '#site/assets/art.ts';
import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { Kicker } from '#site/components/Kicker.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { Points } from '#site/components/Points.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { Job } from '#site/content/types/entries.ts';
import type { AboutContent, CommonContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { JobsCard } from './JobsCard.tsx';
import { TeamSection } from './TeamSection.tsx';
import './about.css';

type Props = {
  texts: AboutContent;
  actions: CommonContent['actions'];
  links: Links;
  /** The team's, by their keys. */
  portraits: Readonly<Record<string, PictureSources>>;
  jobs: readonly Job[];
};

const registerEvents = {
  client: analyticsEvents.aboutRegister,
  valuer: analyticsEvents.aboutPartner,
};

/** The town stands beside the sentence, on a phone below it. */
const townSizes = '(min-width: 45em) 60vw, 100vw';

/** The story's stages, and what stands of the house at each: from an empty plot to a building. */
const stages = [
  { stage: 'start', layers: ['house-plot'] },
  { stage: 'files', layers: ['house-plot', 'house-ground', 'house-flats'] },
  { stage: 'today', layers: ['house-plot', 'house-ground', 'house-flats', 'house-roof', 'house-roof-lit'] },
] as const;

/** Vision, three values, the founding sentence, the story in three stages, the team, and a card for jobs. */
export function AboutView({ texts, actions, links, portraits, jobs }: Props) {
  const { hero, vision, values, story, team } = texts;
  return (
    <>
      <Hero
        {...hero}
        art={heroes.about}
        actions={<RegisterButtons actions={actions} links={links} events={registerEvents} second="light" />}
      />
      <Band tone="white" id="vision" space="close" className="lg:py-24">
        <div className="vision-columns">
          <SectionHeading id="vision-title" {...vision} />
          <div className="vision-text text-ink">
            {vision.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[56ch] print:mb-3">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Band>
      <Band tone="page" id="values" head={values} size="section" space="close">
        <Points items={Object.values(values.items)} layout="rows" leading />
      </Band>
      <section id="story" aria-labelledby="story-title" className="story bg-night text-white/85">
        <div className="story-sentence">
          <div className="page-width">
            <Kicker onDeep>{story.kicker}</Kicker>
            <h2
              id="story-title"
              className="story-title font-bold tracking-tight whitespace-pre-line text-white"
            >
              <Unbroken>{story.title}</Unbroken>
            </h2>
          </div>
          <div aria-hidden="true" className="story-town no-print">
            <Picture art="night" sizes={townSizes} className="story-picture" />
            <Picture art="night-lights" sizes={townSizes} className="story-picture" />
          </div>
        </div>
        <div className="page-width pb-12 lg:pb-20">
          <ol className="story-stages">
            {stages.map(({ stage, layers }) => (
              <li key={stage} className="story-stage">
                <div aria-hidden="true" className="story-house no-print">
                  {layers.map((layer) => (
                    <Picture
                      key={layer}
                      art={layer}
                      sizes="(min-width: 37.5em) 20rem, 9rem"
                      className="story-picture"
                    />
                  ))}
                </div>
                <div className="story-stage-words">
                  <h3 className="text-heading font-bold text-white">{story.stages[stage].when}</h3>
                  <p className="mt-1 max-w-[40ch]">{story.stages[stage].text}</p>
                </div>
              </li>
            ))}
          </ol>
          <p className="story-actions mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-12">
            <RegisterButtons actions={actions} links={links} events={registerEvents} second="light" />
            <TextLink link={links.to('platform')} onDeep>
              {story.more}
            </TextLink>
          </p>
        </div>
      </section>
      <TeamSection texts={team} portraits={portraits} />
      <JobsCard texts={texts.jobs} jobs={jobs} />
    </>
  );
}

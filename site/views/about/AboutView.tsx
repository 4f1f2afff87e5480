import { analyticsEvents } from '#site/analytics/events.ts';
import type { PictureSources } from '#site/assets/art.ts';
import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { Position } from '#site/content/types/entries.ts';
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
  positions: readonly Position[];
};

const registerEvents = {
  client: analyticsEvents.aboutRegister,
  valuer: analyticsEvents.aboutPartner,
};

/** The story's stages, each with its picture: from an empty plot to a building. */
const stages = [
  ['start', 'land'],
  ['files', 'residential'],
  ['today', 'commercial'],
] as const;

/** Vision, values side by side, the story in three stages, the team, and a card for jobs. */
export function AboutView({ texts, actions, links, portraits, positions }: Props) {
  const { hero, vision, values, story, team, jobs } = texts;
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
          <div className="space-y-4 text-ink md:mt-12">
            {vision.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[56ch]">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Band>
      <Band tone="page" id="values" head={values} size="section" space="close">
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3 lg:mt-10 xl:gap-x-20">
          {Object.values(values.items).map(({ title, text }) => (
            <div key={title} className="border-t-2 border-blue pt-5">
              <h3 className="text-heading font-bold text-blue-dark">{title}</h3>
              <p className="mt-3 max-w-[56ch] leading-normal text-ink md:text-subheading">{text}</p>
            </div>
          ))}
        </div>
      </Band>
      <Band tone="deep" id="story" head={story} space="close" className="whitespace-pre-line lg:py-20">
        <ol className="mt-8 grid gap-y-5 md:mt-2 md:grid-cols-3">
          {stages.map(([stage, art]) => (
            <li key={stage} className="story-stage">
              <div className="no-print w-36 min-w-0 max-md:order-last md:w-auto md:self-end">
                <Picture
                  art={art}
                  sizes="(min-width: 48em) 20rem, 9rem"
                  className="w-full md:-ms-4 md:w-11/12 md:max-w-80"
                />
              </div>
              <div className="story-stage-words">
                <h3 className="text-heading font-bold">{story.stages[stage].when}</h3>
                <p className="mt-1 max-w-[44ch] lg:text-subheading">{story.stages[stage].text}</p>
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
      </Band>
      <TeamSection texts={team} portraits={portraits} />
      <JobsCard texts={jobs} positions={positions} />
    </>
  );
}

import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { Elevation } from '#site/components/Elevation.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AboutContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { TeamSection } from './TeamSection.tsx';

type Props = { texts: AboutContent; choices: RegistrationContent['choices']; links: Links };

/** Vision, values side by side, the team, and at the end the story in a sentence. */
export function AboutView({ texts: { hero, vision, values, story, team, jobs }, choices, links }: Props) {
  return (
    <>
      <Hero
        {...hero}
        art={heroes.about}
        actions={<RegisterButtons choices={choices} links={links} second="light" />}
      />
      <Band tone="white" id="vision" space="close" className="lg:py-24">
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-[7fr_5fr] xl:gap-x-28">
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
              <p className="mt-2 max-w-[56ch] leading-normal text-ink">{text}</p>
            </div>
          ))}
        </div>
      </Band>
      <TeamSection texts={team} jobs={jobs} />
      <Band
        tone="deep"
        id="story"
        head={story}
        className="closing relative overflow-clip max-lg:pb-36 [&_h2]:whitespace-pre-line lg:[&_h2]:max-w-[13em]"
      >
        {/* From lg on the street stands on the years' line. */}
        <div className="mt-8 lg:relative lg:mt-12">
          <Elevation className="no-print pointer-events-none absolute end-0 bottom-0 h-24 w-full text-white/35 lg:bottom-full lg:h-auto lg:w-2/5 lg:mask-l-from-80% xl:w-[45%]" />
          <ol className="grid gap-x-12 gap-y-6 border-white/40 md:grid-cols-3 lg:border-t xl:gap-x-20">
            {story.stages.map(({ when, text }) => (
              <li key={when} className="border-t border-white/40 pt-4 lg:border-0">
                <h3 className="text-heading font-bold">{when}</h3>
                <p className="mt-1 max-w-[44ch]">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:*:first:basis-full lg:mt-12">
          <RegisterButtons choices={choices} links={links} second="light" />
          <TextLink link={links.to('platform')} onDeep>
            {story.more}
          </TextLink>
        </p>
      </Band>
    </>
  );
}

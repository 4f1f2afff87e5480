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
        <div className="grid gap-x-16 gap-y-6 md:grid-cols-[7fr_5fr] md:items-end xl:gap-x-28">
          <SectionHeading id="vision-title" {...vision} />
          <div className="space-y-4 text-ink">
            {vision.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[56ch]">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Band>
      <Band tone="page" id="values" head={values} size="section" space="close">
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3 xl:gap-x-20">
          {Object.values(values.items).map(({ title, text }) => (
            <div key={title} className="border-t-2 border-blue pt-5">
              <h3 className="text-section font-bold text-blue-dark md:text-[length:min(2.8vw,3rem)]">
                {title}
              </h3>
              <p className="mt-2 max-w-[56ch] leading-normal text-ink lg:mt-4">{text}</p>
            </div>
          ))}
        </div>
      </Band>
      <TeamSection texts={team} jobs={jobs} />
      <Band
        tone="deep"
        id="story"
        head={story}
        size="display"
        className="closing relative overflow-clip max-md:pb-36 [&_h2]:max-w-[15em] [&_h2]:whitespace-pre-line"
      >
        <Elevation className="no-print pointer-events-none absolute end-0 bottom-0 h-24 w-full text-white/35 md:h-auto md:w-1/2 md:mask-l-from-50%" />
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

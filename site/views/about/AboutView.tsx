import { heroes } from '#site/assets/heroes.ts';
import { Band } from '#site/components/Band.tsx';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import type { AboutContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { TeamSection } from './TeamSection.tsx';

type Props = { texts: AboutContent; choices: RegistrationContent['choices']; links: Links };

/** The vision as one large sentence, the values side by side, the story in three chapters, and the people. */
export function AboutView({ texts: { hero, vision, values, story, team, jobs }, choices, links }: Props) {
  return (
    <>
      <Hero
        {...hero}
        art={heroes.about}
        actions={<RegisterButtons choices={choices} links={links} second="light" />}
      />
      <Band tone="white" id="vision" labelledBy="vision-title" space="close">
        <div className="grid items-end gap-x-16 gap-y-8 lg:grid-cols-[6fr_7fr] xl:gap-x-28 print:block">
          <SectionHeading id="vision-title" kicker={vision.kicker} title={vision.title} />
          <div className="grid max-w-[64ch] gap-4 text-ink">
            {vision.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Band>
      <Band tone="page" id="values" labelledBy="values-title" space="close">
        <SectionHeading id="values-title" size="section" kicker={values.kicker} title={values.title} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-3 xl:gap-x-20">
          {Object.values(values.items).map(({ title, text }) => (
            <div key={title} className="border-t-2 border-blue pt-5">
              <h3 className="text-heading font-semibold text-blue-dark">{title}</h3>
              <p className="mt-3 max-w-[56ch] text-ink">{text}</p>
            </div>
          ))}
        </div>
      </Band>
      <Band tone="deep" id="story" labelledBy="story-title" space="close">
        <div className="grid gap-12 md:grid-cols-[4fr_6fr] md:gap-16 lg:grid-cols-[4fr_7fr] xl:gap-28 print:block">
          <SectionHeading id="story-title" onDeep kicker={story.kicker} title={story.title} />
          <div className="border-s-2 border-white/25 ps-6 md:ps-9">
            <ol className="mb-6 grid gap-7">
              {story.chapters.map(({ title, text }) => (
                <li key={title} className="max-w-[41em]">
                  <h3 className="text-heading font-semibold">{title}</h3>
                  <p className="mt-2">{text}</p>
                </li>
              ))}
            </ol>
            <TextLink link={links.to('platform')} onDeep>
              {story.more}
            </TextLink>
          </div>
        </div>
      </Band>
      <TeamSection texts={team} jobs={jobs} />
    </>
  );
}

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

/** Vision, values side by side, the story in a sentence, and the team. */
export function AboutView({ texts: { hero, vision, values, story, team, jobs }, choices, links }: Props) {
  return (
    <>
      <Hero
        {...hero}
        art={heroes.about}
        actions={<RegisterButtons choices={choices} links={links} second="light" />}
      />
      <Band tone="white" id="vision" labelledBy="vision-title" space="close">
        <SectionHeading id="vision-title" size="section" kicker={vision.kicker} title={vision.title} />
        <div className="mt-8 grid gap-x-16 gap-y-4 text-ink md:grid-cols-2 xl:gap-x-28">
          {vision.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[56ch]">
              {paragraph}
            </p>
          ))}
        </div>
      </Band>
      <Band tone="page" id="values" labelledBy="values-title" space="close">
        <SectionHeading id="values-title" size="section" kicker={values.kicker} title={values.title} />
        <div className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3 xl:gap-x-20">
          {Object.values(values.items).map(({ title, text }) => (
            <div key={title} className="border-t-2 border-blue pt-5">
              <h3 className="text-heading font-semibold text-blue-dark">{title}</h3>
              <p className="mt-3 max-w-[56ch] leading-normal text-ink">{text}</p>
            </div>
          ))}
        </div>
      </Band>
      <Band tone="deep" id="story" className="lg:py-28 [&_h2]:max-w-[15em] [&_h2]:whitespace-pre-line">
        <SectionHeading
          id="story-title"
          size="display"
          onDeep
          kicker={story.kicker}
          title={story.title}
          lead={story.lead}
        />
        <p className="mt-4">
          <TextLink link={links.to('platform')} onDeep>
            {story.more}
          </TextLink>
        </p>
      </Band>
      <TeamSection texts={team} jobs={jobs}>
        <RegisterButtons choices={choices} links={links} />
      </TeamSection>
    </>
  );
}

import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import type { AboutContent, RegistrationContent } from '#site/content/types/site.ts';
import type { Links } from '#site/links.ts';
import { JobsCard } from './JobsCard.tsx';
import { StorySection } from './StorySection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';
import { VisionSection } from './VisionSection.tsx';

type Props = { texts: AboutContent; choices: RegistrationContent['choices']; links: Links };

/** What drives the company, and the people around the model. */
export function AboutView({ texts, choices, links }: Props) {
  return (
    <>
      <Hero
        {...texts.hero}
        art={heroes.about}
        actions={<RegisterButtons choices={choices} links={links} second="light" />}
      />
      <VisionSection texts={texts.vision} />
      <ValuesSection texts={texts.values}>
        <RegisterButtons choices={choices} links={links} />
      </ValuesSection>
      <StorySection texts={texts.story} platform={links.to('platform')} />
      <TeamSection texts={texts.team}>
        <JobsCard texts={texts.jobs} />
      </TeamSection>
    </>
  );
}

import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import type { AboutContent } from '#site/content/types/about.ts';
import type { Links } from '#site/links.ts';
import { JobsCard } from './JobsCard.tsx';
import { StorySection } from './StorySection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';
import { VisionSection } from './VisionSection.tsx';

type Props = { texts: AboutContent; links: Links };

export function AboutView({ texts, links }: Props) {
  return (
    <>
      <Hero {...texts.hero} art={heroes.about} />
      <VisionSection texts={texts.vision} />
      <ValuesSection texts={texts.values} />
      <StorySection texts={texts.story} platform={links.to('platform')} />
      <TeamSection texts={texts.team}>
        <JobsCard texts={texts.jobs} />
      </TeamSection>
    </>
  );
}

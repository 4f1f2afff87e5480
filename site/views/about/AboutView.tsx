import { heroes } from '#site/assets/heroes.ts';
import { Hero } from '#site/components/Hero.tsx';
import { KeyAnswers } from '#site/components/KeyAnswers.tsx';
import { RegisterButtons } from '#site/components/RegisterButtons.tsx';
import type { AboutContent } from '#site/content/types/about.ts';
import type { CommonContent } from '#site/content/types/shared.ts';
import type { Links } from '#site/links.ts';
import { JobsCard } from './JobsCard.tsx';
import { StorySection } from './StorySection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { ValuesSection } from './ValuesSection.tsx';
import { VisionSection } from './VisionSection.tsx';

type Props = { texts: AboutContent; actions: CommonContent['actions']; links: Links };

/** What drives the company, and the people around the model. */
export function AboutView({ texts, actions, links }: Props) {
  return (
    <>
      <Hero
        {...texts.hero}
        art={heroes.about}
        actions={<RegisterButtons actions={actions} links={links} second="light" />}
      />
      <KeyAnswers
        texts={texts.answers}
        links={{
          cost: links.to('professional', 'service_fees'),
          firstOffer: links.faq('turnaround'),
          effort: links.faq('how_it_works'),
          liability: links.to('trust', 'limits'),
        }}
      />
      <VisionSection texts={texts.vision} />
      <ValuesSection texts={texts.values}>
        <RegisterButtons actions={actions} links={links} />
      </ValuesSection>
      <StorySection texts={texts.story} platform={links.to('platform')}>
        <RegisterButtons actions={actions} links={links} second="light" />
      </StorySection>
      <TeamSection texts={texts.team}>
        <JobsCard texts={texts.jobs} />
      </TeamSection>
    </>
  );
}

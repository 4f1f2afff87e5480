import type { ReactNode } from 'react';
import { Band, type BandTone } from '#site/components/Band.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { Split } from '#site/components/Split.tsx';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';

type Props = {
  id: string;
  tone: BandTone;
  texts: SectionHead & { points: readonly Titled[] };
  actions: ReactNode;
  visual: ReactNode;
  flip?: boolean;
};

/** What one of the two audiences gains, with the part of the platform they would use. */
export function AudienceSection({ id, tone, texts, actions, visual, flip = false }: Props) {
  const { points, ...head } = texts;
  return (
    <Band tone={tone} labelledBy={id}>
      <Split visual={visual} flip={flip}>
        <SectionHeading id={id} {...head} />
        <dl className="mt-10 grid gap-6">
          {points.map(({ title, text }) => (
            <div key={title} className="border-line border-s-2 ps-5">
              <dt className="text-subheading text-ink font-semibold">{title}</dt>
              <dd className="mt-1 max-w-[52ch]">{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
      </Split>
    </Band>
  );
}

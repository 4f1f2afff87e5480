import type { ReactNode } from 'react';
import type { SectionHead, Titled } from '#site/content/types/shared.ts';
import { Band, type BandTone } from './Band.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Split } from './Split.tsx';

type Props = {
  id?: string;
  headingId: string;
  tone: BandTone;
  texts: SectionHead & { points: readonly Titled[] };
  /** Buttons and links. */
  actions?: ReactNode;
  visual: ReactNode;
  flip?: boolean;
};

/** An audience's benefits, point by point, beside the part of the platform that they would use. */
export function PointsSection({ id, headingId, tone, texts, actions, visual, flip = false }: Props) {
  const { points, ...head } = texts;
  return (
    <Band tone={tone} id={id} labelledBy={headingId}>
      <Split visual={visual} flip={flip}>
        <SectionHeading id={headingId} {...head} />
        <dl className="mt-10 grid gap-6">
          {points.map(({ title, text }) => (
            <div key={title} className="border-line border-s-2 ps-5">
              <dt className="text-subheading text-ink font-semibold">{title}</dt>
              <dd className="mt-1 max-w-[52ch]">{text}</dd>
            </div>
          ))}
        </dl>
        {actions === undefined ? null : (
          <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">{actions}</div>
        )}
      </Split>
    </Band>
  );
}

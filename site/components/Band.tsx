import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading } from './SectionHeading.tsx';

const tones = {
  page: 'bg-page',
  white: 'bg-white',
  deep: 'bg-deep text-white/85 [&_h2]:text-white [&_h3]:text-white',
} as const;

export type BandTone = keyof typeof tones;

type Props = {
  tone: BandTone;
  /** Makes the section an address (`{ref}`) or anchor; it can then take focus. */
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy: string;
  /** That heading, where it opens the band at full width; elsewhere the children have it. */
  head?: SectionHead;
  className?: string;
  children: ReactNode;
};

/** A full-bleed horizontal band of the page, with the site's rhythm and measure inside. */
export function Band({ tone, id, labelledBy, head, className = '', children }: Props) {
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={labelledBy}
      className={`py-band ${tones[tone]} ${className}`}
    >
      <div className="max-w-page gutter mx-auto">
        {head && <SectionHeading id={labelledBy} {...head} onDeep={tone === 'deep'} />}
        {children}
      </div>
    </section>
  );
}

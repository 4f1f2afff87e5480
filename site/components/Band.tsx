import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading, type HeadingSize } from './SectionHeading.tsx';
import './band.css';

const tones = {
  page: 'bg-page',
  white: 'bg-white',
  deep: 'band-deep bg-deep',
} as const;

const spaces = { wide: 'py-band', close: 'py-8 sm:py-9 lg:py-14' } as const;

type Props = {
  tone: keyof typeof tones;
  /** Anchor, or the last part of the section's own address. */
  id?: string | undefined;
  /** Id of the section's heading; `${id}-title` by default. */
  labelledBy?: string;
  /** The heading, at full width; undefined where `children` contain it. */
  head?: SectionHead;
  size?: HeadingSize;
  /** Padding above and below: `close` for sections that belong together. */
  space?: keyof typeof spaces;
  className?: string;
  children: ReactNode;
};

/** A section across the viewport; its content has the page's width and gutters. */
export function Band(props: Props) {
  const { tone, id, labelledBy = `${id}-title`, head, size, space = 'wide', className, children } = props;
  return (
    <section id={id} aria-labelledby={labelledBy} className={clsx(spaces[space], tones[tone], className)}>
      <div className="page-width">
        {head && <SectionHeading id={labelledBy} {...head} size={size} onDeep={tone === 'deep'} />}
        {children}
      </div>
    </section>
  );
}

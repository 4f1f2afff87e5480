import type { ReactNode } from 'react';
import type { SectionHead } from '#site/content/types/shared.ts';
import { SectionHeading, type HeadingSize } from './SectionHeading.tsx';

const tones = {
  page: 'bg-page',
  white: 'bg-white',
  deep: 'bg-deep text-white/85 [&_h2]:text-white [&_h3]:text-white',
} as const;

const spaces = { wide: 'py-band', close: 'py-8 sm:py-9 lg:py-14' } as const;

type Props = {
  tone: keyof typeof tones;
  /** The section's anchor, or the last part of its own address (`{ref}`); lets it take focus. */
  id?: string | undefined;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  /** That heading, where it opens the band at full width; elsewhere the children have it. */
  head?: SectionHead;
  size?: HeadingSize;
  /** Above and below: `close` where sections belong together. */
  space?: keyof typeof spaces;
  className?: string;
  children: ReactNode;
};

/** A section as wide as the window, with the site's spacing and text width inside. */
export function Band(props: Props) {
  const {
    tone,
    id,
    labelledBy = `${id}-title`,
    head,
    size,
    space = 'wide',
    className = '',
    children,
  } = props;
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={labelledBy}
      className={`${spaces[space]} ${tones[tone]} ${className}`}
    >
      <div className="page-width">
        {head && <SectionHeading id={labelledBy} {...head} size={size} onDeep={tone === 'deep'} />}
        {children}
      </div>
    </section>
  );
}

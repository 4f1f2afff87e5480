import type { ReactNode } from 'react';
import { SampleMark } from './SampleMark.tsx';

type Props = {
  title: string;
  /** Beside the title: a unit, a state, a number. */
  note?: ReactNode;
  /** The word that marks a sample; once a window, or once around several. */
  sample?: string;
  /** `small`: one of several on the page. */
  size?: 'small' | 'large';
  /** Nothing in it can be used: assistive technology reads the sentence beside it instead. */
  hidden?: boolean;
  className?: string;
  children: ReactNode;
};

const sizes = {
  small: {
    window: 'rounded-panel shadow-card text-small text-ink',
    bar: 'text-fine min-h-10 px-4 py-1.5',
    title: 'text-blue-dark',
    body: 'gap-3 px-4 py-3',
  },
  large: {
    window: 'rounded-window shadow-window',
    bar: 'min-h-13 px-[clamp(1.125rem,4cqi,1.75rem)] py-2',
    title: 'text-ink text-small @sm/window:text-base',
    body: 'gap-4 p-[clamp(1.125rem,4cqi,1.75rem)] pt-4',
  },
} as const;

/** A window of the platform: a bar with its title, and below what it is about. Its parts follow its width. */
export function Window({ title, note, sample, size = 'large', hidden, className = '', children }: Props) {
  const look = sizes[size];
  return (
    <div
      aria-hidden={hidden}
      className={`@container/window overflow-clip border border-line bg-white wrap-anywhere hyphens-auto ${look.window} ${className}`}
    >
      <p className={`flex flex-wrap items-center gap-x-2 border-b border-line ${look.bar}`}>
        <b className={`font-semibold ${look.title}`}>{title}</b>
        {note === undefined ? null : (
          <span className="text-body max-sm:order-last max-sm:basis-full">{note}</span>
        )}
        {sample === undefined ? null : (
          <span className="ms-auto">
            <SampleMark>{sample}</SampleMark>
          </span>
        )}
      </p>
      <div className={`grid grid-cols-[minmax(0,1fr)] ${look.body}`}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { SampleMark } from './SampleMark.tsx';

type Props = {
  title: string;
  /** Beside the title: unit, state or number. */
  note?: ReactNode;
  /** Label of a sample; on one window of a group only. */
  sample?: string;
  /** `small`: for several windows on a page. */
  size?: 'small' | 'large';
  /** `aria-hidden`: a picture only, described by the sentence beside it. */
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
    bar: 'text-small @sm/window:text-base min-h-13 px-[clamp(1.125rem,4cqi,1.75rem)] py-2.5',
    title: 'text-ink',
    body: 'gap-4 p-[clamp(1.125rem,4cqi,1.75rem)] pt-4',
  },
} as const;

/** A window of the platform: title bar and content. It is the container (`window`) of container queries. */
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

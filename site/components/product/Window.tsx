import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SampleMark } from './SampleMark.tsx';
import './window.css';

type Props = {
  title: string;
  /** Beside the title: unit, state or number. */
  note?: ReactNode;
  /** Label of a sample; on one window of a group only. */
  sample?: string;
  /** `aria-hidden`: a picture only, described by the sentence beside it. */
  hidden?: boolean;
  /** As high as its place, its content with it. */
  fill?: boolean;
  className?: string;
  children: ReactNode;
};

/** A window of the platform: title bar and content. It is the container (`window`) of container queries. */
export function Window(props: Props) {
  const { title, note, sample, hidden, fill = false, className, children } = props;
  return (
    <div
      aria-hidden={hidden}
      className={clsx('product-window', fill && 'product-window-fill', '@container/window', className)}
    >
      <p className="product-window-bar arrives-whole flex flex-wrap content-center items-baseline gap-x-3">
        <b className="product-window-title">{title}</b>
        {note === undefined ? null : (
          <span className={clsx('text-body', !fill && 'max-sm:order-last max-sm:basis-full sm:flex-1')}>
            {note}
          </span>
        )}
        {sample === undefined ? null : (
          <span className="ms-auto">
            <SampleMark>{sample}</SampleMark>
          </span>
        )}
      </p>
      <div className="product-window-body grid">{children}</div>
    </div>
  );
}

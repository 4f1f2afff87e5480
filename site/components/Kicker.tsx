import { clsx } from 'clsx';
import { Unbroken } from './Unbroken.tsx';
import './kicker.css';

type Props = {
  children: string;
  onDeep?: boolean;
  className?: string;
  /** Of the heading that it is where no headline follows. */
  headingId?: string;
};

/** The small line above a headline, or in its place: a stroke and a few words. */
export function Kicker({ children, onDeep = false, className, headingId }: Props) {
  const Line = headingId === undefined ? 'p' : 'h2';
  return (
    <Line
      id={headingId}
      className={clsx('kicker mb-4 flex items-start gap-3', onDeep && 'kicker-on-deep', className)}
    >
      <span aria-hidden="true" className="kicker-stroke" />
      <span className="text-balance">
        <Unbroken>{children}</Unbroken>
      </span>
    </Line>
  );
}

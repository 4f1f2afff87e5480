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
export function Kicker({ children, onDeep = false, className = '', headingId }: Props) {
  const Line = headingId === undefined ? 'p' : 'h2';
  const look = `kicker ${onDeep ? 'kicker-on-deep' : ''}`;
  return (
    <Line id={headingId} className={`${look} mb-4 flex items-start gap-3 ${className}`}>
      <span aria-hidden="true" className="kicker-stroke" />
      <span className="text-balance">
        <Unbroken>{children}</Unbroken>
      </span>
    </Line>
  );
}

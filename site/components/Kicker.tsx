import { Unbroken } from './Unbroken.tsx';
import './kicker.css';

type Props = { children: string; onDeep?: boolean; className?: string };

/** The small line above a headline: a stroke and a few words. */
export function Kicker({ children, onDeep = false, className = '' }: Props) {
  return (
    <p className={`kicker mb-4 flex items-start gap-3 ${onDeep ? 'kicker-on-deep' : ''} ${className}`}>
      <span aria-hidden="true" className="kicker-stroke" />
      <span className="text-balance">
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  );
}

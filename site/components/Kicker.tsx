import { Unbroken } from './Unbroken.tsx';

type Props = { children: string; onDeep?: boolean; className?: string };

/** The small line above a headline: a stroke and a few words. */
export function Kicker({ children, onDeep = false, className = '' }: Props) {
  return (
    <p
      className={`mb-4 flex break-after-avoid items-start gap-3 text-small font-semibold ${onDeep ? 'text-white' : 'text-blue'} ${className}`}
    >
      <span
        aria-hidden="true"
        className="mt-[0.75em] h-0.5 w-8 shrink-0 bg-current opacity-50 max-[22.5em]:hidden forced-colors:bg-[CanvasText]"
      />
      <span className="text-balance">
        <Unbroken>{children}</Unbroken>
      </span>
    </p>
  );
}

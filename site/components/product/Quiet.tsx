import { Check } from 'lucide-react';

type Props = { children: string; /** Drawn as pressed, with a tick. */ done?: boolean };

/** A drawn button, not interactive: outlined only. */
export function Quiet({ children, done = false }: Props) {
  const look = done ? 'text-blue-dark border-blue bg-page' : 'text-body border-grey-blue/60';
  return (
    <span
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-button border px-3 text-fine font-semibold ${look}`}
    >
      {done ? <Check aria-hidden="true" className="size-4" /> : null}
      {children}
    </span>
  );
}

import { Check } from 'lucide-react';

type Props = { children: string; /** What was pressed, with a tick: no outline. */ done?: boolean };

/** A drawn button, not interactive: outlined only. */
export function MockButton({ children, done = false }: Props) {
  const look = done ? 'text-blue-dark' : 'border border-grey-blue/60 px-3 text-body';
  return (
    <span
      className={`inline-flex min-h-9 items-center gap-1.5 rounded-button text-fine font-semibold ${look}`}
    >
      {done ? <Check aria-hidden="true" className="size-4" /> : null}
      {children}
    </span>
  );
}

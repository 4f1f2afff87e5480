import { clsx } from 'clsx';
/** The slanted stroke at the end of a dimension line. */
export function Tick({ className }: { className: string }) {
  return (
    <i aria-hidden="true" className={clsx('absolute h-5 rotate-45 border-s-2 border-blue-dark', className)} />
  );
}

import type { ReactNode } from 'react';
import './signature.css';

type Props = {
  /** Which of the two drawn signatures. */
  hand: 0 | 1;
  name: ReactNode;
  role?: string;
};

const strokes = [
  'M5 29c7-21 15-25 17-19s-9 21-4 21 11-13 15-13-2 12 3 12 8-12 12-12-1 11 4 11 9-16 14-23c4-6 6 2 0 13s-4 12 2 10 10-8 14-8 3 8 10 6 16-6 30-5',
  'M7 11c10 25 14 25 22 2 2-8 6-8 5 0s-1 17 4 15 8-13 13-12-5 12 2 12 8-9 13-10-1 9 4 9 7-8 12-8 0 8 6 7 18-4 34-9',
] as const;

/** A signature above a line, with name and role. */
export function Signature({ hand, name, role }: Props) {
  return (
    <div className="flex min-w-0 flex-col text-fine text-body">
      <svg viewBox="0 0 128 40" aria-hidden="true" className="signature-strokes h-9 w-32 max-w-full">
        <path d={strokes[hand]} />
      </svg>
      <p className="border-t border-grey-blue pt-1">
        <b className="block font-semibold text-ink">{name}</b>
        {role}
      </p>
    </div>
  );
}

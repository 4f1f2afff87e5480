import type { ReactNode } from 'react';
import { Disclosure } from './Disclosure.tsx';

type Item = {
  title: string;
  /** A line below the title that is there without opening it. */
  note?: ReactNode;
  /** What the title opens. */
  body: ReactNode;
};

type Props = {
  items: readonly Item[];
  /** Level of the headings. */
  level?: 3 | 4 | undefined;
  onDeep?: boolean;
};

/** Headings that open what is below them, in two columns of ruled rows. */
export function Disclosures({ items, level, onDeep = false }: Props) {
  return (
    <ul
      className={`mt-8 grid gap-x-12 border-t lg:grid-cols-2 xl:gap-x-20 ${onDeep ? 'border-white/20' : 'border-line'}`}
    >
      {items.map(({ title, note, body }) => (
        <li key={title} className="grid">
          <Disclosure title={title} note={note} level={level} onDeep={onDeep}>
            {body}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}

import { clsx } from 'clsx';
import { Bullets } from './Bullets.tsx';
import './titled-lists.css';

type Props = {
  lists: readonly { title: string; items: readonly string[] }[];
  /** Of the titles. */
  level?: 3 | 4;
  /** Sentences rather than names: below lg each list stands beside its title, over the whole width. */
  long?: boolean;
};

/** Titled lists in columns. */
export function TitledLists({ lists, level = 3, long = false }: Props) {
  const Title = `h${level}` as const;
  return (
    <div className={clsx('titled-lists', long && 'titled-lists-long', 'mt-8 grid')}>
      {lists.map(({ title, items }) => (
        <div key={title} className="titled-lists-column">
          <Title className="mb-4 text-heading font-semibold">{title}</Title>
          <Bullets items={items} dense />
        </div>
      ))}
    </div>
  );
}

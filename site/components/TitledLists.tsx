import { Bullets } from './Bullets.tsx';
import './titled-lists.css';

type Props = { lists: readonly { title: string; items: readonly string[] }[] };

/** Titled lists in columns. */
export function TitledLists({ lists }: Props) {
  return (
    <div className="titled-lists mt-8 grid">
      {lists.map(({ title, items }) => (
        <div key={title} className="titled-lists-column">
          <h3 className="mb-4 text-heading font-semibold">{title}</h3>
          <Bullets items={items} dense />
        </div>
      ))}
    </div>
  );
}

import { clsx } from 'clsx';
import './bullets.css';

type Props = {
  items: readonly string[];
  /** Closer below sm, where several lists follow each other. */
  dense?: boolean;
  /** Over the page's width: in columns. */
  wide?: boolean;
};

/** A list of short sentences. Its markers are blue: orange is reserved for controls. */
export function Bullets({ items, dense = false, wide = false }: Props) {
  return (
    <ul className={clsx('grid gap-y-3', dense && 'max-sm:gap-y-1.5', wide && 'bullets-wide')}>
      {items.map((item) => (
        <li key={item} className="bullet max-w-[64ch] text-ink">
          {item}
        </li>
      ))}
    </ul>
  );
}

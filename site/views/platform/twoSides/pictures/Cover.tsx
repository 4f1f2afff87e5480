import { Picture } from '#site/components/Picture.tsx';
import type { Fragment } from '#site/content/types/twoSides.ts';
import './cover.css';

type Line = NonNullable<Fragment['lines']>[number];

/** The report's cover, and beside it the sum that the window is about, in large type. */
export function Cover({ items }: { items: readonly Line[] }) {
  return (
    <>
      <span className="case-cover">
        <Picture art="commercial" sizes="200px" className="case-cover-picture" />
        <span className="case-cover-title" />
      </span>
      {items.map(({ label, value }) => (
        <p key={label} className="case-cover-value">
          {label}
          <b>{value}</b>
        </p>
      ))}
    </>
  );
}

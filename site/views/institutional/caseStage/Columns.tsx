import type { ReactNode } from 'react';
import './columns.css';

/** A panel's content, and a side column that is hidden in a narrow container. */
export function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="case-columns">
      {children}
      <div className="case-aside">{aside}</div>
    </div>
  );
}

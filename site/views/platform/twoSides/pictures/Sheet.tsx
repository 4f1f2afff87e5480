import type { ReactNode } from 'react';
import './sheet.css';

/** A sheet of paper: letterhead, lines of print where there is room, and what it says. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="case-sheet">
      <span className="case-sheet-head" />
      <span className="case-sheet-print" />
      <div className="case-sheet-content">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

/** A panel's content, and a side column that is hidden in a narrow container. */
export function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6 @2xl/window:grid-cols-[minmax(0,1fr)_16rem] @2xl/window:content-stretch">
      {children}
      <div className="hidden flex-col gap-4 overflow-clip rounded-panel bg-page p-4 not-has-[>svg]:self-start @2xl/window:flex stage:self-stretch!">
        {aside}
      </div>
    </div>
  );
}

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that is done, with a check mark. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-success">
      <Check aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}

/** A control that is only shown: outlined, and nothing that asks to be pressed. */
export function ShownButton({ children }: { children: string }) {
  return (
    <span className="inline-flex min-h-10 items-center self-start rounded-button border border-line bg-white px-4 font-semibold text-body">
      {children}
    </span>
  );
}

/** A line of a list of figures: what, and how much. */
export function Line({
  label,
  children,
  strong = false,
}: {
  label: string;
  children: ReactNode;
  strong?: boolean;
}) {
  return (
    <div
      className={`flex items-baseline justify-between gap-x-4 border-t py-1.5 ${strong ? 'border-grey-blue font-semibold text-ink' : 'border-line'}`}
    >
      <dt>{label}</dt>
      <dd className="text-end whitespace-nowrap text-ink">{children}</dd>
    </div>
  );
}

/** The column beside what a sheet is about; it goes where the frame is narrow. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className="hidden flex-col gap-3 rounded-panel bg-page p-5 @2xl:flex">{children}</div>;
}

/** A sheet's two columns. */
export const columns = 'grid min-h-0 flex-1 gap-6 @2xl:grid-cols-[minmax(0,1fr)_16rem]';

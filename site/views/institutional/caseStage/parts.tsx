import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something that is done, with a check mark. */
export function Done({ children }: { children: ReactNode }) {
  return (
    <span className="text-success inline-flex items-center gap-1.5 font-semibold">
      <Check aria-hidden="true" className="size-4" />
      {children}
    </span>
  );
}

/** A control that is only shown: outlined, and nothing that asks to be pressed. */
export function ShownButton({ children }: { children: string }) {
  return (
    <span className="rounded-button border-line text-body inline-flex min-h-10 items-center self-start border bg-white px-4 font-semibold">
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
      className={`flex items-baseline justify-between gap-x-4 border-t py-1.5 ${strong ? 'border-grey-blue text-ink font-semibold' : 'border-line'}`}
    >
      <dt>{label}</dt>
      <dd className="text-ink text-end whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** The column beside what a sheet is about; it goes where the frame is narrow. */
export function Aside({ children }: { children: ReactNode }) {
  return <div className="bg-page rounded-panel hidden flex-col gap-3 p-5 @2xl:flex">{children}</div>;
}

/** A sheet's two columns. */
export const columns = 'grid min-h-0 flex-1 gap-6 @2xl:grid-cols-[minmax(0,1fr)_16rem]';

import type { ReactNode } from 'react';

type Props = {
  /** What the window's title bar says. */
  title: string;
  children: ReactNode;
  className?: string;
};

/**
 * The frame of a product window: a piece of the platform shown as live, decorative HTML.
 * Hidden from assistive technology, because the words beside it say the same.
 */
export function ProductWindow({ title, children, className = '' }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`rounded-window shadow-window border-line text-small text-body overflow-hidden border bg-white ${className}`}
    >
      <div className="border-line text-fine text-ink flex items-center gap-3 border-b bg-[#f7fafb] px-5 py-3 font-semibold">
        <span className="bg-orange size-2.5 rounded-[3px]" />
        {title}
      </div>
      <div className="p-5 sm:p-6">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';

type Props = { title: string; children: ReactNode };

/** A heading that opens the content below it; in print it is always open (`faq-panel` in print.css). */
export function Disclosure({ title, children }: Props) {
  return (
    <details className="faq-panel group border-b border-line text-ink open:pb-6">
      <summary className="flex items-start justify-between gap-6 py-3 pe-0.5 text-blue md:py-[0.9375rem]">
        <h3 className="text-subheading font-semibold [summary:hover>&]:text-blue">{title}</h3>
        <span className="mt-1">
          <PlusMinus />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** A plus that becomes a minus when the ancestor `group` is open. Drawn with borders, which forced colors keep. */
export function PlusMinus() {
  const bar = 'absolute inset-x-0 top-[7px] border-t-2';
  return (
    <span aria-hidden="true" className="no-print relative block size-4 shrink-0">
      <span className={bar} />
      <span className={`${bar} rotate-90 duration-200 group-open:rotate-0 motion-safe:transition-[rotate]`} />
    </span>
  );
}

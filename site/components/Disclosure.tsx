import type { ReactNode } from 'react';
import './disclosure.css';

type Props = {
  title: string;
  /** Id of the heading. */
  titleId?: string;
  /** Open from the start. */
  open?: boolean;
  children: ReactNode;
};

/**
 * A heading that opens the content below it. On paper it is open where browsers have `::details-content`
 * (`disclosure-text` in print.css); in others it is printed as it stands. On the FAQ page a script opens it there
 * (`questions.ts`).
 */
export function Disclosure({ title, titleId, open = false, children }: Props) {
  return (
    <details open={open} className="disclosure disclosure-text group text-ink">
      <summary>
        <h3 id={titleId} className="text-subheading font-semibold group-hover:text-blue">
          {title}
        </h3>
        <PlusMinus />
      </summary>
      <div className="disclosure-content">{children}</div>
    </details>
  );
}

/** A plus that becomes a minus when the ancestor `group` is open. Drawn with borders, which forced colors keep. */
export function PlusMinus() {
  const bar = 'absolute inset-x-0 top-[7px] border-t-2';
  return (
    <span aria-hidden="true" className="no-print relative block size-[16px] shrink-0">
      <span className={bar} />
      <span className={`${bar} rotate-90 duration-200 group-open:rotate-0 motion-safe:transition-[rotate]`} />
    </span>
  );
}

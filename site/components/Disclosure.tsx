import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** A line below the title that is there without opening it. */
  note?: ReactNode;
  /** Level of the heading. */
  level?: 3 | 4 | undefined;
  onDeep?: boolean;
  children: ReactNode;
};

/** A heading that opens what is below it; on paper everything is open (`faq-panel` in print.css). */
export function Disclosure({ title, note, level = 3, onDeep = false, children }: Props) {
  const Heading = `h${level}` as const;
  const [ground, hover] = onDeep
    ? ['border-white/25 text-inherit', 'text-white group-hover/title:underline underline-offset-4']
    : ['border-line text-ink', 'group-hover/title:text-blue'];
  return (
    <details className={`faq-panel group border-b open:pb-6 ${ground}`}>
      <summary className="group/title flex items-start justify-between gap-6 py-[0.9375rem] pe-0.5">
        <div>
          <Heading className={`text-subheading font-semibold ${hover}`}>{title}</Heading>
          {note === undefined ? null : (
            <span className="mt-1 block max-w-[62ch] text-small text-body">{note}</span>
          )}
        </div>
        <span className={`mt-1 ${onDeep ? 'text-white' : 'text-blue'}`}>
          <PlusMinus />
        </span>
      </summary>
      {children}
    </details>
  );
}

/** A plus that becomes a minus as the `group` around it opens. Of borders, which forced colours keep. */
export function PlusMinus() {
  const bar = 'absolute inset-x-0 top-[7px] border-t-2';
  return (
    <span aria-hidden="true" className="no-print relative block size-4 shrink-0">
      <span className={bar} />
      <span className={`${bar} rotate-90 transition-[rotate] duration-200 group-open:rotate-0`} />
    </span>
  );
}

import type { ReactNode } from 'react';
import type { SheetKey } from '#site/content/samples/report/document.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';

/** Fragment of a page of the report. */
export const sheetId = (sheet: SheetKey) => `sheet-${sheet}`;

/** Classes of a page's header and footer. */
const marginClass = 'flex flex-wrap justify-between gap-x-4 text-fine leading-[1.3] text-body border-line';

type Props = { sheet: SheetKey; texts: SampleReportContent; children: ReactNode };

/** One page of the report, with header and footer, and a link over all of it that opens the reading view. */
export function Sheet({ sheet, texts: { enlarge, sheets }, children }: Props) {
  const { margin } = sheets;
  const id = sheetId(sheet);
  return (
    <article
      id={id}
      aria-label={sheets[sheet].title}
      tabIndex={-1}
      className="sheet nth-of-type-1:[--i:0] nth-of-type-2:[--i:1] nth-of-type-3:[--i:2] nth-of-type-4:[--i:3] nth-of-type-5:[--i:4] nth-of-type-6:[--i:5]"
    >
      <a
        href={`#${id}`}
        aria-label={enlarge[sheet]}
        className="absolute inset-0 z-2 rounded-[3px] group-has-[>:target]/sheets:hidden max-md:hidden print:hidden"
      />
      <div
        data-sample={margin.sample}
        className="sheet-paper after:pointer-events-none after:absolute after:top-1/2 after:left-1/2 after:-translate-1/2 after:-rotate-52 after:text-[min(11em,24cqw)] after:leading-none after:font-bold after:tracking-[0.08em] after:text-blue-dark after:uppercase after:opacity-[0.045] after:content-[attr(data-sample)]"
      >
        {sheet === 'cover' ? null : (
          <>
            <p className={`${marginClass} border-b pb-[0.6em]`}>
              {margin.report} <b className="font-semibold text-blue-dark">{margin.sample}</b>
            </p>
            <h2 className="mt-[min(1.35em,6cqw)] mb-[0.6em] text-[min(2em,8.4cqw)] leading-[1.15] font-bold tracking-tight">
              {sheets[sheet].title}
            </h2>
          </>
        )}
        {children}
        <p className={`${marginClass} mt-(--foot) border-t pt-[0.6em]`}>
          {margin.author} <span>{margin.pages[sheet]}</span>
        </p>
      </div>
    </article>
  );
}

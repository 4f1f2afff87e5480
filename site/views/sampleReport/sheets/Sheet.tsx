import type { ReactNode } from 'react';
import type { SheetKey } from '#site/content/samples/report/document.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';
import './sheet.css';

/** Fragment of a page of the report. */
export const sheetId = (sheet: SheetKey) => `sheet-${sheet}`;

type Props = { sheet: SheetKey; texts: SampleReportContent; children: ReactNode };

/** One page of the report, with header and footer, and a link over all of it that opens the reading view. */
export function Sheet({ sheet, texts: { enlarge, sheets }, children }: Props) {
  const { margin } = sheets;
  const id = sheetId(sheet);
  return (
    <article id={id} aria-label={sheets[sheet].title} tabIndex={-1} className="sheet">
      <a href={`#${id}`} aria-label={enlarge[sheet]} className="sheet-open" />
      <div data-sample={margin.sample} className="sheet-paper">
        {sheet === 'cover' ? null : (
          <>
            <p className="sheet-margin sheet-head">
              {margin.report} <b className="font-semibold text-blue-dark">{margin.sample}</b>
            </p>
            <h2 className="sheet-title">{sheets[sheet].title}</h2>
          </>
        )}
        {children}
        <p className="sheet-margin sheet-foot">
          {margin.author} <span>{margin.pages[sheet]}</span>
        </p>
      </div>
    </article>
  );
}

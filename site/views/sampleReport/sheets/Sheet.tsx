import type { ReactNode } from 'react';
import type { SheetKey } from '#site/content/samples/report/document.ts';
import type { SheetsContent } from '#site/content/types/site.ts';

/** The address of a page within this one. */
export const sheetId = (sheet: SheetKey) => `sheet-${sheet}`;

type Props = {
  sheet: SheetKey;
  margin: SheetsContent['margin'];
  /** Names the link that opens this page large. */
  enlarge: string;
  title: string;
  /** Instead of the plain line in the upper margin and the title. */
  opening?: ReactNode;
  children: ReactNode;
};

/** One page of the report: paper with its margins, and a link over all of it that opens it large. */
export function Sheet({ sheet, margin, enlarge, title, opening, children }: Props) {
  const id = sheetId(sheet);
  return (
    <article id={id} className="sheet" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <a className="sheet-link" href={`#${id}`} aria-label={enlarge} />
      <div className="sheet-paper" data-sample={margin.sample}>
        {opening ?? (
          <>
            <p className="sheet-margin sheet-margin-top">
              <span>{margin.report}</span>
              <b>{margin.sample}</b>
            </p>
            <h2 id={`${id}-title`}>{title}</h2>
          </>
        )}
        {children}
        <p className="sheet-margin sheet-margin-bottom">
          <span>{margin.author}</span>
          <span>{margin.pages[sheet]}</span>
        </p>
      </div>
    </article>
  );
}

import { Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sheetsCloseId, sheetsId, sheetsPrintId } from '#common/ids.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { sheetPages, sheetKeys, type SheetKey } from '#site/content/samples/report/document.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';
import { CoverSheet } from './sheets/CoverSheet.tsx';
import { LocationSheet } from './sheets/LocationSheet.tsx';
import { Part } from './sheets/Part.tsx';
import { PhotographsSheet } from './sheets/PhotographsSheet.tsx';
import { PlansSheet } from './sheets/PlansSheet.tsx';
import { ResultSheet } from './sheets/ResultSheet.tsx';
import { Sheet, sheetId } from './sheets/Sheet.tsx';
import './sheets.css';

/** `home`: fragment that the close link leads to. */
type Props = { texts: SampleReportContent; home: string };

/**
 * The report's six pages, once in the document for three uses: a fan on the page, a reading view while one of them is
 * `:target`, and six printed sheets (`site/views/sampleReport/sample-report.css`).
 */
export function Sheets({ texts, home }: Props) {
  const { reading, sheets } = texts;
  const pages: Record<SheetKey, ReactNode> = {
    cover: <CoverSheet texts={sheets.cover} />,
    location: <LocationSheet texts={sheets.location} />,
    plans: <PlansSheet texts={sheets.plans} />,
    photographs: <PhotographsSheet texts={sheets.photographs} />,
    methods: (
      <div className="-mt-5">
        {sheets.methods.calculations.map((method) => (
          <Part key={method.title} {...method} close />
        ))}
        <p className="mt-6 text-fine text-body">{sheets.methods.note}</p>
      </div>
    ),
    result: <ResultSheet texts={sheets.result} />,
  };
  return (
    // Scrolls in the reading view: without `tabIndex` it would be a stop of the Tab key in Firefox, read out whole.
    <section id={sheetsId} tabIndex={-1} className="sheets text-ink" aria-label={reading.title}>
      <div className="sheets-bar">
        <p className="flex items-center gap-2 font-semibold max-[48em]:hidden">
          {reading.title} <SampleMark>{reading.sample}</SampleMark>
        </p>
        <nav aria-label={reading.pages}>
          <ol className="flex">
            {sheetKeys.map((sheet) => (
              <li key={sheet}>
                <a href={`#${sheetId(sheet)}`} className="sheets-link sheets-link-page">
                  {sheetPages[sheet].page}
                  <span className="sr-only"> {reading.goTo[sheet]}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="sheets-actions">
          {/* Its script shows it. */}
          <button id={sheetsPrintId} type="button" hidden className="sheets-link sheets-link-action">
            <Printer aria-hidden="true" className="size-5" />
            <span className="max-md:sr-only">{reading.print}</span>
          </button>
          <a id={sheetsCloseId} href={`#${home}`} className="sheets-link sheets-link-action">
            <X aria-hidden="true" className="size-5" />
            <span className="max-sm:sr-only">{reading.close}</span>
          </a>
        </div>
      </div>
      {/* Below md the pages of the fan are too narrow for a link each. */}
      <a href={`#${sheetId('cover')}`} aria-label={texts.enlarge.cover} className="sheets-open" />
      {sheetKeys.map((sheet) => (
        <Sheet key={sheet} sheet={sheet} texts={texts}>
          {pages[sheet]}
        </Sheet>
      ))}
      <p className="sheets-hint mx-auto mt-6 max-w-[44rem] text-center">{reading.hint}</p>
    </section>
  );
}

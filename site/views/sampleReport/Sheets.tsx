import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sheetsCloseId, sheetsId } from '#common/ids.ts';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { places, sheetKeys, type SheetKey } from '#site/content/samples/report/document.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';
import { CoverSheet } from './sheets/CoverSheet.tsx';
import { LocationSheet } from './sheets/LocationSheet.tsx';
import { Part } from './sheets/Part.tsx';
import { PhotographsSheet } from './sheets/PhotographsSheet.tsx';
import { PlansSheet } from './sheets/PlansSheet.tsx';
import { ResultSheet } from './sheets/ResultSheet.tsx';
import { Sheet, sheetId } from './sheets/Sheet.tsx';

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
      <div className="-mt-5 [&_dl>*]:py-[0.25em]">
        {sheets.methods.calculations.map((method) => (
          <Part key={method.title} {...method} />
        ))}
        <p className="mt-6 text-fine text-body">{sheets.methods.note}</p>
      </div>
    ),
    result: <ResultSheet texts={sheets.result} />,
  };
  const link =
    'inline-flex h-11 items-center justify-center gap-2 rounded-button font-semibold text-blue-dark hover:bg-page';
  return (
    <section id={sheetsId} className="sheets group/sheets text-ink" aria-label={reading.title}>
      <div className="sticky top-0 z-20 -mx-2 hidden min-h-17 flex-wrap items-center justify-between gap-x-5 gap-y-1 bg-white px-[max(0.5rem,calc(50%-27rem))] py-2 shadow-card not-print:group-has-[>:target]/sheets:flex sm:-mx-4">
        <p className="flex items-center gap-2 font-semibold max-sm:hidden">
          {reading.title} <SampleMark>{reading.sample}</SampleMark>
        </p>
        <nav aria-label={reading.pages}>
          <ol className="flex">
            {sheetKeys.map((sheet) => (
              <li key={sheet}>
                <a href={`#${sheetId(sheet)}`} className={`${link} w-[min(2.75rem,12vw)]`}>
                  {places[sheet].page}
                  <span className="sr-only"> {reading.goTo[sheet]}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <a id={sheetsCloseId} href={`#${home}`} className={`${link} border-2 border-blue px-2.5 sm:px-4`}>
          <X aria-hidden="true" className="size-5" />
          <span className="max-sm:sr-only">{reading.close}</span>
        </a>
      </div>
      {/* Below md the pages of the fan are too narrow for a link each. */}
      <a
        href={`#${sheetId('cover')}`}
        aria-label={texts.enlarge.cover}
        className="absolute inset-0 z-20 rounded-panel group-has-[>:target]/sheets:hidden md:hidden print:hidden"
      />
      {sheetKeys.map((sheet) => (
        <Sheet key={sheet} sheet={sheet} texts={texts}>
          {pages[sheet]}
        </Sheet>
      ))}
      <p className="mx-auto mt-6 hidden max-w-[44rem] text-center not-print:group-has-[>:target]/sheets:block">
        {reading.hint}
      </p>
    </section>
  );
}

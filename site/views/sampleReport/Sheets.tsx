import { X } from 'lucide-react';
import { sheetsCloseId, sheetsId } from '#common/ids.ts';
import { sheetKeys } from '#site/content/samples/report/document.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';
import { CoverSheet } from './sheets/CoverSheet.tsx';
import { LocationSheet } from './sheets/LocationSheet.tsx';
import { MethodsSheet } from './sheets/MethodsSheet.tsx';
import { PhotographsSheet } from './sheets/PhotographsSheet.tsx';
import { PlansSheet } from './sheets/PlansSheet.tsx';
import { ResultSheet } from './sheets/ResultSheet.tsx';
import { sheetId } from './sheets/Sheet.tsx';

type Props = {
  texts: Pick<SampleReportContent, 'enlarge' | 'reading' | 'sheets'>;
  /** The anchor to which closing leads back. */
  home: string;
};

/**
 * The report's six pages, once in the document for three uses: a fan on the page, a view to read them in while
 * one of them is the address's target, and six sheets on paper (`site/views/sampleReport/sample-report.css`).
 */
export function Sheets({ texts: { enlarge, reading, sheets }, home }: Props) {
  const { margin } = sheets;
  return (
    <section id={sheetsId} className="sheets" aria-label={reading.title}>
      <div className="sheets-bar">
        <p className="sheets-title">
          {reading.title} <span>{reading.sample}</span>
        </p>
        <nav aria-label={reading.pages}>
          <ol>
            {sheetKeys.map((sheet, index) => (
              <li key={sheet}>
                <a href={`#${sheetId(sheet)}`}>
                  {index + 1}
                  <span className="sr-only"> {reading.goTo[sheet]}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <a id={sheetsCloseId} href={`#${home}`} className="sheets-close">
          <X aria-hidden="true" />
          <span className="max-sm:sr-only">{reading.close}</span>
        </a>
      </div>
      <CoverSheet texts={sheets.cover} margin={margin} enlarge={enlarge.cover} />
      <LocationSheet texts={sheets.location} margin={margin} enlarge={enlarge.location} />
      <PlansSheet texts={sheets.plans} margin={margin} enlarge={enlarge.plans} />
      <PhotographsSheet texts={sheets.photographs} margin={margin} enlarge={enlarge.photographs} />
      <MethodsSheet texts={sheets.methods} margin={margin} enlarge={enlarge.methods} />
      <ResultSheet texts={sheets.result} margin={margin} enlarge={enlarge.result} />
      <p className="sheets-hint">{reading.hint}</p>
    </section>
  );
}

import type { SheetsContent } from '#site/content/types/site.ts';
import { Ledger } from './Ledger.tsx';
import { Sheet, sheetId } from './Sheet.tsx';

type Props = { texts: SheetsContent['methods']; margin: SheetsContent['margin']; enlarge: string };

/** The value of the land and the three methods, each line with its working. */
export function MethodsSheet({ texts, margin, enlarge }: Props) {
  const { step, working, amount } = texts.columns;
  return (
    <Sheet sheet="methods" margin={margin} enlarge={enlarge} title={texts.title}>
      {texts.calculations.map(({ title, law, lines }, index) => {
        const titleId = `${sheetId('methods')}-${index + 1}`;
        return (
          <section key={title} aria-labelledby={titleId} className="sheet-method">
            <h3 id={titleId}>{title}</h3>
            <p className="sheet-law">{law}</p>
            <Ledger
              labelledBy={titleId}
              columns={[step, working, amount]}
              rows={lines.map((line) => ({
                label: line.label,
                values: [line.working ?? '', line.amount],
                isSum: line.isSum,
              }))}
            />
          </section>
        );
      })}
      <p className="sheet-note">{texts.note}</p>
    </Sheet>
  );
}

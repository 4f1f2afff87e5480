import { scale, valuation } from '#site/content/samples/report/valuation.ts';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Ledger } from './Ledger.tsx';
import { Sheet, sheetId } from './Sheet.tsx';

type Texts = SheetsContent['result'];
type Props = { texts: Texts; margin: SheetsContent['margin']; enlarge: string };

/** The market value, what supports it, and who answers for it. */
export function ResultSheet({ texts, margin, enlarge }: Props) {
  const { summary, value, ratios, declaration, signature, stamp } = texts;
  const [summaryId, ratiosId] = ['summary', 'ratios'].map((part) => `${sheetId('result')}-${part}`) as [
    string,
    string,
  ];
  return (
    <Sheet sheet="result" margin={margin} enlarge={enlarge} title={texts.title}>
      <p>{texts.reasons}</p>
      <h3 id={summaryId}>{summary.title}</h3>
      <Ledger
        labelledBy={summaryId}
        columns={[summary.columns.method, summary.columns.difference, summary.columns.value]}
        rows={summary.rows.map((row) => ({ label: row.label, values: [row.difference, row.value] }))}
      />
      <Scale texts={summary} />
      <p className="sheet-value">
        <span>{value.label}</span> <b>{value.amount}</b> <span>{value.inWords}</span>
      </p>
      <div className="sheet-columns">
        <div>
          <h3 id={ratiosId}>{ratios.title}</h3>
          <Ledger
            labelledBy={ratiosId}
            columns={[ratios.columns.ratio, ratios.columns.value]}
            rows={ratios.rows.map((row) => ({ label: row.label, values: [row.value] }))}
          />
        </div>
        <div>
          <h3>{declaration.title}</h3>
          <p>{declaration.text}</p>
        </div>
      </div>
      <div className="sheet-signature">
        <div>
          <svg viewBox="0 0 220 70" role="img" aria-label={signature.alt}>
            <path d="M12 44c16-34 34-40 32-24-2 14-26 22-24 30 2 9 22-6 30-16 4-6 8-2 4 4-4 8 4 8 10 0l8-10c-2 10 2 12 8 6 10-12 16-26 20-26 5 0-10 36-4 36 8 0 14-24 22-24 6 0-8 22 0 22 6 0 12-14 18-14 5 0-2 12 4 12 12 0 30-16 66-20" />
          </svg>
          <p>
            {signature.name}
            <br />
            {signature.role}
            <br />
            {signature.placeAndDate}
          </p>
        </div>
        <p className="sheet-stamp">
          <span className="sr-only">{stamp.alt}: </span>
          {stamp.above} <b>{stamp.word}</b> {stamp.below}
        </p>
      </div>
    </Sheet>
  );
}

/** The three values on one line; the table above says the same in numbers. */
function Scale({ texts: { rows, ticks, unit } }: { texts: Texts['summary'] }) {
  const [left, length] = [30, 620];
  const x = (position: number) => Math.round(left + length * position);
  const values = [valuation.income.value, valuation.cost.value, valuation.comparison.value].map((euros) =>
    x(scale.position(euros)),
  );
  return (
    <svg viewBox="0 0 680 92" aria-hidden="true" className="sheet-scale">
      <path d={`M${left} 44h${length}`} stroke="#9fb4c0" strokeWidth="2" />
      {ticks.map((tick, index) => (
        <text key={tick} x={x(index / (ticks.length - 1))} y="66">
          {tick}
        </text>
      ))}
      <path d={`M${Math.min(...values)} 44H${Math.max(...values)}`} stroke="#206fa0" strokeWidth="6" />
      {rows.map(({ short }, index) => (
        <g key={short}>
          <circle cx={values[index]} cy="44" r="7" fill="#fff" stroke="#0e4b83" strokeWidth="3.5" />
          <text x={values[index]} y="24" className="sheet-method-name">
            {short}
          </text>
        </g>
      ))}
      <text x="340" y="88">
        {unit}
      </text>
    </svg>
  );
}

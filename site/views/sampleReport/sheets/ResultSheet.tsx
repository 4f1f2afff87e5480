import { Signature } from '#site/components/product/Signature.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Part } from './Part.tsx';
import './result-sheet.css';

type Texts = SheetsContent['result'];

/** The market value, its reasons, declaration and signature. */
export function ResultSheet({ texts }: { texts: Texts }) {
  const { summary, value, ratios, declaration, signature, stamp } = texts;
  return (
    <>
      <p>{texts.reasons}</p>
      <Part title={summary.title} rows={summary.rows}>
        <Scale texts={summary} />
      </Part>
      <p className="result-value">
        {value.label} <b className="result-amount">{value.amount}</b>
        <span>{value.inWords}</span>
      </p>
      <div className="sheet-columns">
        <Part title={ratios.title} rows={ratios.rows} />
        <Part title={declaration.title}>
          <p>{declaration.text}</p>
        </Part>
      </div>
      <div className="mt-8 mb-4 flex flex-wrap items-end justify-between gap-8">
        <div className="result-signature">
          <Signature hand={1} {...signature} />
        </div>
        <p className="result-stamp">
          {stamp.above} <b className="result-stamp-word">{stamp.word}</b> <span>{stamp.below}</span>
        </p>
      </div>
    </>
  );
}

/** The three values on a number line; the rows above have the same numbers. */
function Scale({ texts: { rows, ticks, unit } }: { texts: Texts['summary'] }) {
  const x = (place: number) => `${(4.4 + 91.2 * place).toFixed(2)}%`;
  const places = rows.map(({ place }) => place);
  return (
    <svg aria-hidden="true" className="scale">
      <line x1={x(0)} x2={x(1)} y1="50%" y2="50%" className="scale-line" />
      <line
        x1={x(Math.min(...places))}
        x2={x(Math.max(...places))}
        y1="50%"
        y2="50%"
        className="scale-range"
      />
      {rows.map(({ short, place }) => (
        <g key={short} className="scale-value">
          <circle cx={x(place)} cy="50%" r="0.5em" />
          <text x={x(place)} y="50%" dy="-1.3em">
            {short}
          </text>
        </g>
      ))}
      {ticks.map((tick, index) => (
        <text key={tick} x={x(index / (ticks.length - 1))} y="50%" dy="1.6em" className="scale-quiet">
          {tick}
        </text>
      ))}
      <text x="50%" y="50%" dy="3.2em" className="scale-quiet">
        {unit}
      </text>
    </svg>
  );
}

import { Signature } from '#site/components/product/Signature.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Labels, type Label } from './Drawing.tsx';
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
  const x = (place: number) => Math.round(30 + 620 * place);
  const places = rows.map(({ place }) => x(place));
  const labels = [
    ...ticks.map((tick, index): Label => [x(index / (ticks.length - 1)), 66, tick, 'quiet']),
    ...rows.map(({ short, place }): Label => [x(place), 24, short]),
    [340, 88, unit, 'quiet'] as const,
  ];
  return (
    <svg viewBox="0 0 680 92" aria-hidden="true" className="mt-6 w-full overflow-visible">
      <path d="M30 44h620" className="stroke-grey-blue/60 stroke-2" />
      <path d={`M${Math.min(...places)} 44H${Math.max(...places)}`} className="stroke-blue stroke-6" />
      {places.map((place) => (
        <circle key={place} cx={place} cy="44" r="7" className="fill-white stroke-blue-dark stroke-[3.5]" />
      ))}
      <Labels items={labels} fontSize={15} />
    </svg>
  );
}

import { Signature } from '#site/components/product/Signature.tsx';
import type { SheetsContent } from '#site/content/types/site.ts';
import { Labels, type Label } from './Drawing.tsx';
import { columns, Part } from './Part.tsx';

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
      <p className="mt-6 mb-2 grid justify-items-center gap-y-1 rounded-[0.3em] border-2 border-blue bg-page p-5 text-center">
        {value.label}{' '}
        <b className="text-[min(2.9em,9.6cqw)] leading-tight tracking-tight text-blue-dark">{value.amount}</b>
        <span>{value.inWords}</span>
      </p>
      <div className={columns}>
        <Part title={ratios.title} rows={ratios.rows} />
        <Part title={declaration.title}>
          <p>{declaration.text}</p>
        </Part>
      </div>
      <div className="mt-8 mb-4 flex flex-wrap items-end justify-between gap-8">
        <div className="w-[25em] max-w-full [--spacing:0.45em] [--text-fine:1em]">
          <Signature hand={1} {...signature} />
        </div>
        <p className="grid -rotate-5 justify-items-center rounded-[0.4em] border-[0.18em] border-current px-5 py-3 text-[0.9em] text-blue-dark">
          {stamp.above} <b className="text-[1.9em] leading-[1.2] tracking-[0.12em] uppercase">{stamp.word}</b>{' '}
          <span>{stamp.below}</span>
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

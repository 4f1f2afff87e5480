import type { ReactNode } from 'react';

type Step = { title: string; text: string; window: ReactNode };
type Props = {
  /** In order; the last one is highlighted as the goal. */
  steps: readonly Step[];
  onDeep?: boolean;
};

/**
 * Numbered steps along a line, each with its product window. On a desktop they run from left to right: four
 * in one row, six in two rows of three. On smaller screens they form one column.
 */
export function Timeline({ steps, onDeep = false }: Props) {
  const columns = steps.length === 4 ? 4 : 3;
  return (
    <ol
      className={`lg:-mb-20 lg:grid lg:gap-x-8 xl:gap-x-14 ${columns === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
    >
      {steps.map(({ title, text, window }, index) => {
        const last = index === steps.length - 1;
        return (
          <li
            key={title}
            className="reveal relative pb-14 ps-17 max-lg:last:pb-0 md:grid md:grid-cols-[2fr_3fr] md:gap-x-10 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:pb-20 lg:ps-0"
          >
            <Marker number={index + 1} last={last} rowEnd={index % columns === columns - 1} onDeep={onDeep} />
            <div className="lg:contents">
              <h3 className="text-heading pt-2 font-semibold lg:pt-6">{title}</h3>
              <p className="mt-2 max-w-[46ch] lg:mt-3 [&:lang(de)]:hyphens-auto">{text}</p>
            </div>
            {/* On a phone the window needs the full width, so it covers the line behind it. */}
            <div className="relative mt-6 max-w-xl max-sm:-ms-17 md:mt-0 lg:mt-7 lg:grid lg:max-w-none">
              {window}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type MarkerProps = { number: number; last: boolean; rowEnd: boolean; onDeep: boolean };

/** A step's number, and the line to the next step, which fades out at the end of a row. */
function Marker({ number, last, rowEnd, onDeep }: MarkerProps) {
  const line = onDeep ? 'bg-white/25 lg:from-white/25' : 'bg-line lg:from-line';
  const fading = rowEnd ? 'lg:bg-transparent lg:bg-linear-to-r' : '';
  const disc = onDeep ? 'border-white/40 bg-blue-dark text-white' : 'border-blue bg-white text-blue-dark';
  return (
    <div aria-hidden="true" className="absolute start-0 top-0 bottom-0 lg:static lg:flex lg:items-center">
      <span
        className={`text-subheading relative z-1 grid size-12 shrink-0 place-items-center rounded-full border-2 font-bold tabular-nums ${last ? 'border-orange bg-orange text-ink' : disc}`}
      >
        {number}
      </span>
      {last ? null : (
        <span
          className={`absolute start-[1.4375rem] top-12 bottom-0 w-0.5 lg:static lg:-me-8 lg:h-0.5 lg:w-auto lg:grow xl:-me-14 ${line} ${fading}`}
        />
      )}
    </div>
  );
}

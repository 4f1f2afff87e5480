import { clsx } from 'clsx';
import { LayeredHouse } from '#site/components/LayeredHouse.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { sources } from '#site/content/samples/report/rows.ts';
import type { SampleReportContent } from '#site/content/types/site.ts';
import './calculation.css';

type Props = { texts: SampleReportContent['calculation']; sample: string };

/**
 * The calculation beside a model of the house: a chosen or hovered figure highlights the part it is derived from. The
 * figures are radio buttons, so no JavaScript is needed; without `:has()` all sources are listed.
 */
export function Calculation({ texts: { title, choose, rows, sources: says, result }, sample }: Props) {
  return (
    <div className="calculation house-lights">
      <div className="calculation-model">
        <div className="calculation-house">
          <LayeredHouse sizes="(min-width: 56.25em) min(46vw, 44rem), (min-width: 37.5em) 26rem, 12rem" />
        </div>
        <div className="mt-3 grid justify-items-center text-center text-balance md:-mt-1 md:text-lead">
          {sources.map((source) => (
            <p key={source} id={`source-${source}`} data-lit-by={source} className="calculation-source">
              {says[source]}
            </p>
          ))}
        </div>
      </div>
      <div className="rounded-window p-4 text-ink sm:p-7 md:bg-white md:shadow-window">
        <h2 className="text-heading font-bold">{title}</h2>
        <fieldset className="arrives-whole min-w-0">
          <legend className="mb-3 w-full pt-1.5 text-small">
            <span className="flex items-baseline justify-between gap-4 max-[15em]:flex-wrap">
              <span className="text-balance">{choose}</span> <SampleMark>{sample}</SampleMark>
            </span>
          </legend>
          {rows.map(({ label, value, isSum, source }) => {
            const Row = source ? 'label' : 'p';
            return (
              <Row
                key={label}
                className={clsx(
                  'calculation-row',
                  isSum && 'calculation-row-sum',
                  source && 'calculation-row-choice',
                )}
              >
                {source && (
                  <input
                    type="radio"
                    name="source"
                    value={source}
                    defaultChecked={source === sources[0]}
                    aria-describedby={`source-${source}`}
                    className="absolute inset-0 cursor-pointer opacity-0"
                  />
                )}
                <span className={source ? 'calculation-row-label' : ''}>{label}</span>
                <span className="ms-auto whitespace-nowrap">{value}</span>
              </Row>
            );
          })}
        </fieldset>
        <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-3">
          <b className="arrives-whole font-semibold">{result.label}</b>
          <b className="ms-auto text-title leading-none font-bold forced-colors:leading-normal">
            {result.amount}
          </b>
        </p>
      </div>
    </div>
  );
}

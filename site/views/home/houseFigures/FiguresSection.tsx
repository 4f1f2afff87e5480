import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { LayeredHouse } from '#site/components/LayeredHouse.tsx';
import { SampleMark } from '#site/components/product/SampleMark.tsx';
import { Unbroken } from '#site/components/Unbroken.tsx';
import type { HouseFiguresContent, SampleReportContent } from '#site/content/types/site.ts';
import type { Link } from '#site/links.ts';
import './figures.css';
import './figures-side.css';
import './figures-motion.css';
import './figures-stage.css';

type Props = {
  texts: HouseFiguresContent;
  /** Words of the sample report, of which this section is a page. */
  report: SampleReportContent;
  /** To the sample report. */
  link: Link;
};

/**
 * The house becomes the number: a page of the sample report on which the building takes itself apart, each figure beside
 * the layer that it rests on, and closes to the market value. Scrolling drives it (figures-motion.css); without motion or
 * scroll-driven animation the house is open and radio buttons choose a figure, as in the report's calculation.
 */
export function FiguresSection({ texts, report, link }: Props) {
  const { calculation, reading, sheets, view } = report;
  return (
    <section aria-labelledby="figures-title" className="figures band-deep bg-deep max-lg:bg-none">
      <div className="figures-stage page-width">
        <div className="figures-sheet house-lights">
          <p className="figures-margin">
            {sheets.margin.report} <SampleMark>{reading.sample}</SampleMark>
          </p>
          <div className="figures-head">
            <h2 id="figures-title" className="text-title font-bold">
              <Unbroken>{texts.title}</Unbroken>
            </h2>
            <p className="mt-2 max-w-[62ch]">{texts.lead}</p>
          </div>
          <div className="figures-house">
            <LayeredHouse sizes="(min-width: 75em) 40rem, (min-width: 37.5em) 38rem, 12rem" />
          </div>
          <div className="figures-words">
            <FigureChoice texts={texts} sources={calculation.sources} />
            <div className="figures-total">
              <p className="figures-total-label">{calculation.result.label}</p>
              <p className="figures-value">{calculation.result.amount}</p>
              <p className="figures-sum">{texts.total}</p>
              <p className="figures-way">
                <ButtonLink link={link} variant="light">
                  {view}
                </ButtonLink>
              </p>
            </div>
          </div>
          <p className="figures-margin figures-foot">
            {sheets.margin.author} <span>{sheets.margin.pages.methods}</span>
          </p>
        </div>
      </div>
    </section>
  );
}

type FigureChoiceProps = {
  texts: HouseFiguresContent;
  sources: SampleReportContent['calculation']['sources'];
};

/** The five figures, each with what it rests on; a radio button each where they are chosen. */
function FigureChoice({ texts: { choose, lines, perYear }, sources }: FigureChoiceProps) {
  return (
    <fieldset className="figures-choice">
      <legend className="figures-legend">{choose}</legend>
      <ul className="figures-lines">
        {lines.map(({ source, label, value, isSummand }, index) => (
          <li key={source} className={`figures-line figures-line-${source}`}>
            <label className="figures-row">
              <input
                type="radio"
                name="source"
                value={source}
                defaultChecked={index === 0}
                className="figures-radio"
              />
              <span className="figures-label">{label}</span>
              <span className="figures-figure">
                {value}
                {!isSummand && (
                  <>
                    {' '}
                    <span className="figures-per-year">{perYear}</span>
                  </>
                )}
              </span>
              <span className="figures-source">{sources[source]}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

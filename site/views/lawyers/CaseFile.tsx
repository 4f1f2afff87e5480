import { lawyerCases } from '#site/content/types/lawyers.ts';
import type { LawyersContent } from '#site/content/types/site.ts';
import { CaseSheet } from './CaseSheet.tsx';
import { WideHeading } from './WideHeading.tsx';
import './case-file.css';

type Props = { texts: LawyersContent['solution'] };

/**
 * What the platform offers to lawyers and administrators: three cases as the sheets of a file, of which its
 * registers bring one to the top. Radio buttons and CSS do that (`case-file.css`), no script.
 */
export function CaseFile({ texts: { cases, labels, ...head } }: Props) {
  return (
    <section
      id="our_solution"
      tabIndex={-1}
      aria-labelledby="solution-title"
      className="bg-page bg-linear-to-b from-page from-75% to-white to-75% pt-10 md:pt-20"
    >
      <div className="max-w-page gutter mx-auto">
        <WideHeading id="solution-title" {...head} />
        <div className="case-file mt-7 md:mt-10">
          <fieldset className="file-registers bg-page max-md:-mx-gutter max-md:px-gutter max-md:top-bar z-2 min-w-0 gap-1.5 max-md:sticky max-md:pt-2 md:relative md:bg-transparent short:static">
            <legend className="sr-only">{labels.choose}</legend>
            {lawyerCases.map((key, index) => (
              <label
                key={key}
                className="relative max-md:flex-1 max-[22.5em]:min-w-0 max-[22.5em]:flex-auto max-[22.5em]:px-1 rounded-t-panel text-blue-dark hover:bg-page max-md:text-small flex min-h-13 cursor-pointer flex-col justify-center border border-[#c9dde8] bg-[#dbe9f1] px-2 py-2 leading-tight font-semibold transition-colors max-md:text-center md:-mb-px md:min-h-16 md:min-w-52 md:px-6"
              >
                <input
                  type="radio"
                  name="case"
                  id={`case-${key}`}
                  defaultChecked={index === 0}
                  className="sr-only"
                />
                {cases[key].register.name}
                <span className="text-small font-normal max-md:hidden">{cases[key].register.about}</span>
              </label>
            ))}
          </fieldset>
          <div className="case-sheets">
            {lawyerCases.map((key, index) => (
              <CaseSheet key={key} name={key} number={index + 1} sheet={cases[key]} labels={labels} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

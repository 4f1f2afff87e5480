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
      <div className="mx-auto max-w-page gutter">
        <WideHeading id="solution-title" {...head} />
        <div className="case-file mt-7 md:mt-10">
          <fieldset className="file-registers z-2 min-w-0 gap-1.5 bg-page max-md:sticky max-md:top-bar max-md:-mx-gutter max-md:px-gutter max-md:pt-2 md:relative md:bg-transparent short:static">
            <legend className="sr-only">{labels.choose}</legend>
            {lawyerCases.map((key, index) => (
              <label
                key={key}
                className="relative flex min-h-13 cursor-pointer flex-col justify-center rounded-t-panel border border-[#c9dde8] bg-[#dbe9f1] px-2 py-2 leading-tight font-semibold text-blue-dark transition-colors hover:bg-page max-md:flex-1 max-md:text-center max-md:text-small max-[22.5em]:min-w-0 max-[22.5em]:flex-auto max-[22.5em]:px-1 md:-mb-px md:min-h-16 md:min-w-52 md:px-6"
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

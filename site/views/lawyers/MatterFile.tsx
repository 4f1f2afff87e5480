import { Band } from '#site/components/Band.tsx';
import { matterKeys } from '#site/content/types/lawyers.ts';
import type { LawyersContent } from '#site/content/types/site.ts';
import { MatterPage } from './MatterPage.tsx';
import { SolutionServices } from './SolutionServices.tsx';
import './matter-file.css';

type Props = { texts: LawyersContent['solution'] };

/**
 * The solution for lawyers: what the platform does in three cases, then the law of each as pages of a file, switched by
 * tabs (radio buttons). Without `:has()` and in print the tabs are hidden and all pages are listed.
 */
export function MatterFile({ texts: { services, cases, matters, labels, ...head } }: Props) {
  return (
    <Band
      tone="page"
      space="close"
      id="our_solution"
      labelledBy="solution-title"
      head={head}
      className="bg-linear-to-b from-page from-75% to-white to-75%"
    >
      <SolutionServices services={services} />
      <h3 className="mt-8 text-heading font-bold md:mt-12">{cases.title}</h3>
      <p className="mt-2 max-w-[70ch] text-ink">{cases.lead}</p>
      <div className="matter-file mt-5 md:mt-7">
        <fieldset className="z-2 hidden min-w-0 gap-1.5 bg-page not-print:has-checked:flex max-md:sticky max-md:top-bar max-md:-mx-gutter max-md:px-gutter max-md:pt-2 md:relative md:bg-transparent short:static">
          <legend className="sr-only">{labels.choose}</legend>
          {matterKeys.map((key, index) => (
            <label
              key={key}
              className="relative flex min-h-13 cursor-pointer flex-col justify-center rounded-t-panel border border-line bg-line/70 px-2 py-2 leading-tight font-semibold text-blue-dark transition-colors hover:bg-page has-checked:border-b-white has-checked:bg-white has-checked:text-ink has-checked:shadow-[inset_0_4px_var(--color-blue-dark)] has-focus-visible:shadow-[inset_0_0_0_6px_rgb(10_54_96/0.55)] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-orange max-md:flex-1 max-md:text-center max-md:text-small max-[22.5em]:min-w-0 max-[22.5em]:flex-auto max-[22.5em]:px-1 md:-mb-px md:min-h-16 md:min-w-52 md:px-6 forced-colors:has-checked:border-3 forced-colors:has-checked:border-[Highlight]"
            >
              <input
                type="radio"
                name="matter"
                id={`matter-${key}`}
                defaultChecked={index === 0}
                className="sr-only"
              />
              {matters[key].register.name}
              <span className="text-small font-normal max-md:hidden">{matters[key].register.about}</span>
            </label>
          ))}
        </fieldset>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 print:block">
          {matterKeys.map((key, index) => (
            <MatterPage key={key} name={key} number={index + 1} texts={matters[key]} labels={labels} />
          ))}
        </div>
      </div>
    </Band>
  );
}

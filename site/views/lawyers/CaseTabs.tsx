import { Band } from '#site/components/Band.tsx';
import { RadioTabs } from '#site/components/RadioTabs.tsx';
import { matterKeys } from '#site/content/types/lawyers.ts';
import type { LawyersContent } from '#site/content/types/site.ts';
import { MatterPage } from './MatterPage.tsx';
import { SolutionServices } from './SolutionServices.tsx';
import './case-tabs.css';

type Props = { texts: LawyersContent['solution'] };

/**
 * The solution for lawyers: what the platform does in three cases, then the law of each as pages of a file, switched by
 * tabs (radio buttons). Without `:has()` and in print the tabs are hidden and all pages are listed.
 */
export function CaseTabs({ texts: { services, cases, matters, labels, ...head } }: Props) {
  return (
    <Band
      tone="page"
      space="close"
      id="our_solution"
      labelledBy="solution-title"
      head={head}
      className="md:bg-linear-to-b md:from-page md:from-75% md:to-white md:to-75%"
    >
      <SolutionServices services={services} />
      <h3 className="mt-11 text-section font-bold md:mt-12">{cases.title}</h3>
      <p className="mt-2 max-w-[54ch] text-ink">{cases.lead}</p>
      <div className="case-tabs mt-5 md:mt-7">
        <RadioTabs
          name="matter"
          legend={labels.choose}
          tabs={matterKeys.map((key) => {
            const { name, about } = matters[key].register;
            return { key, label: name, about };
          })}
          className="matter-tabs"
          tabClassName="matter-tab transition-colors"
        />
        <div className="matter-pages">
          {matterKeys.map((key, index) => (
            <MatterPage key={key} name={key} number={index + 1} texts={matters[key]} labels={labels} />
          ))}
        </div>
      </div>
    </Band>
  );
}

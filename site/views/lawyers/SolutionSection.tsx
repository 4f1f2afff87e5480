import { Band } from '#site/components/Band.tsx';
import { Picture } from '#site/components/Picture.tsx';
import { SectionHeading } from '#site/components/SectionHeading.tsx';
import { TextLink } from '#site/components/TextLink.tsx';
import { lawyerCases, type LawyersContent } from '#site/content/types/lawyers.ts';
import type { Link } from '#site/links.ts';
import { CaseSheet } from './CaseSheet.tsx';

/** `guide` leads to the page that says which valuation one needs. */
type Props = { texts: LawyersContent['solution']; guide: { label: string; link: Link } };

/** What the platform offers to lawyers and administrators, in three cases. */
export function SolutionSection({ texts: { cases, labels, ...head }, guide }: Props) {
  return (
    <Band tone="white" id="our_solution" labelledBy="solution-title">
      <div className="grid items-end gap-12 md:grid-cols-[7fr_5fr] md:gap-16 xl:gap-28">
        <div>
          <SectionHeading id="solution-title" {...head} />
          <p className="mt-6">
            <TextLink link={guide.link}>{guide.label}</TextLink>
          </p>
        </div>
        <Picture art="still" sizes="(min-width: 900px) 38vw, 100vw" className="reveal w-full max-md:hidden" />
      </div>
      <ul className="mt-14 grid gap-8 md:gap-12">
        {lawyerCases.map((key) => (
          <li key={key}>
            <CaseSheet sheet={cases[key]} labels={labels} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { MockButton } from '#site/components/product/MockButton.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Columns } from './Columns.tsx';
import './inspection-step.css';

type Props = { texts: CaseStageContent };

/** The proposed dates of the inspection, the agreed one, and what to know on site. */
export function InspectionStep({ texts: { contract, inspection, valuer } }: Props) {
  const { dates, marks, place, keys, access } = inspection;
  return (
    <Columns
      aside={
        <>
          <Fields items={[{ label: contract.valuerRole, value: <ByChoice of={valuer} /> }]} />
          <Lines items={[place, keys, access].map((label) => ({ label }))} />
        </>
      }
    >
      <ul className="grid content-start gap-3 @2xl/window:auto-rows-fr @2xl/window:content-stretch">
        {dates.map(({ day, time, agreed }) => (
          <li
            key={day}
            className={`${dateClass(agreed)} flex flex-wrap items-center justify-between gap-x-4 px-4 py-3`}
          >
            <span>
              <b className="block text-base font-semibold text-ink">{day}</b>
              {time}
            </span>
            {agreed ? <MockButton done>{marks.agreed}</MockButton> : marks.proposed}
          </li>
        ))}
      </ul>
    </Columns>
  );
}

function dateClass(agreed: boolean) {
  return agreed ? 'inspection-date inspection-date-agreed' : 'inspection-date';
}

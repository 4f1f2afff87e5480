import { Fields } from '#site/components/product/Fields.tsx';
import { Lines } from '#site/components/product/Lines.tsx';
import { Quiet } from '#site/components/product/Quiet.tsx';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Columns } from './Columns.tsx';

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
      <ul className="grid content-start gap-3 @2xl/window:content-stretch">
        {dates.map(({ day, time, agreed }) => (
          <li
            key={day}
            className={`flex flex-wrap items-center justify-between gap-x-4 rounded-panel border px-4 py-3 ${agreed ? 'border-blue bg-page ring-1 ring-blue' : 'border-dashed border-grey-blue'}`}
          >
            <span>
              <b className="block text-base font-semibold text-ink">{day}</b>
              {time}
            </span>
            {agreed ? <Quiet done>{marks.agreed}</Quiet> : marks.proposed}
          </li>
        ))}
      </ul>
    </Columns>
  );
}

import { Key, MapPin, UserRound, Users } from 'lucide-react';
import type { CaseStageContent } from '#site/content/types/site.ts';
import { ByChoice } from './ByChoice.tsx';
import { Aside, columns, Done } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

/** The dates that were proposed for the inspection, the one that both agreed on, and what is to be known on site. */
export function InspectionSheet({ texts: { inspection, valuer, app }, index }: Props) {
  const { dates, marks } = inspection;
  const notes = [
    { Icon: UserRound, note: <ByChoice of={valuer} /> },
    { Icon: MapPin, note: inspection.place },
    { Icon: Key, note: inspection.keys },
    { Icon: Users, note: inspection.access },
  ];
  return (
    <Sheet {...inspection} number={app.number} index={index}>
      <div className={columns}>
        <ul className="grid content-start gap-3 @2xl:content-stretch">
          {dates.map(({ day, time, agreed }) => (
            <li
              key={day}
              className={`flex flex-wrap items-center justify-between gap-x-4 rounded-panel border px-4 py-3 ${agreed ? 'border-blue bg-page ring-1 ring-blue' : 'border-dashed border-grey-blue'}`}
            >
              <span>
                <b className="block text-base font-semibold text-ink">{day}</b>
                {time}
              </span>
              {agreed ? <Done>{marks.agreed}</Done> : marks.proposed}
            </li>
          ))}
        </ul>
        <Aside>
          <ul className="grid gap-3">
            {notes.map(({ Icon, note }, at) => (
              <li key={at} className="flex gap-2.5">
                <Icon className="mt-0.5 size-4 shrink-0 text-blue" />
                <span>{note}</span>
              </li>
            ))}
          </ul>
        </Aside>
      </div>
    </Sheet>
  );
}

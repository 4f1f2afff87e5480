import { Check, Key, MapPin, UserRound } from 'lucide-react';
import type { CaseStageContent } from '#site/content/types/caseStage.ts';
import { ByChoice } from './ByChoice.tsx';
import { Done } from './parts.tsx';
import { Sheet } from './Sheet.tsx';

type Props = { texts: CaseStageContent; index: number };

/** Where each entry of the week stands: its day, and the time at which it begins. */
const places = [
  'col-start-2 row-start-2',
  'col-start-3 row-start-3',
  'col-start-4 row-start-4',
  'col-start-5 row-start-2',
  'col-start-6 row-start-5',
] as const;

const rows = ['row-start-2', 'row-start-3', 'row-start-4', 'row-start-5'] as const;

const looks = {
  busy: 'bg-page',
  proposal: 'border border-dashed border-grey-blue bg-white',
  inspection: 'bg-blue-dark font-semibold text-white',
} as const;

/** A week with what was proposed for the inspection, and what both confirmed. A phone’s days have no room for words. */
export function InspectionSheet({ texts: { inspection, valuer, app }, index }: Props) {
  const { days, hours, entries } = inspection;
  return (
    <Sheet {...inspection} number={app.number} index={index} state={inspection.week}>
      <div className="grid min-h-0 flex-1 gap-4 @2xl:grid-cols-[minmax(0,1fr)_12.5rem]">
        <div className="border-line rounded-panel text-fine grid min-h-60 grid-cols-[2.625rem_repeat(5,minmax(0,1fr))] grid-rows-[auto_repeat(4,minmax(0,1fr))] overflow-hidden border leading-tight">
          <span />
          {days.map((day) => (
            <b key={day} className="text-ink border-line border-s py-2 text-center font-semibold">
              {day}
            </b>
          ))}
          {hours.map((hour, at) => (
            <span key={hour} className={`border-line col-start-1 col-end-7 border-t p-1.5 ${rows[at]}`}>
              {hour.replace(/\s.*/, '')}
            </span>
          ))}
          {entries.map(({ kind, text }, at) => (
            <span
              key={at}
              className={`rounded-button m-0.5 overflow-hidden px-0.5 py-1 text-center text-[0.6875rem] ${places[at]} ${looks[kind]}`}
            >
              <span className="@max-md:hidden">{text}</span>
              {kind === 'inspection' ? <Check className="mx-auto size-4 @md:hidden" /> : null}
            </span>
          ))}
        </div>
        <div className="bg-page rounded-panel flex flex-col gap-2 p-4 @2xl:gap-3 @2xl:p-5">
          <Done>{inspection.state}</Done>
          <p>
            <b className="text-ink block text-base font-semibold">{inspection.day}</b>
            {inspection.time}
          </p>
          <ul className="text-fine border-line grid gap-2 border-t pt-3 @max-2xl:hidden">
            <li className="flex gap-2">
              <MapPin className="text-blue size-4 shrink-0" />
              {inspection.place}
            </li>
            <li className="flex gap-2">
              <UserRound className="text-blue size-4 shrink-0" />
              <span>
                <ByChoice of={valuer} />
              </span>
            </li>
            <li className="flex gap-2">
              <Key className="text-blue size-4 shrink-0" />
              {inspection.keys}
            </li>
          </ul>
          <p className="text-fine border-line case-tall border-t pt-3 @max-2xl:hidden">{inspection.access}</p>
        </div>
      </div>
    </Sheet>
  );
}

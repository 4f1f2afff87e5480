import { Clock, MapPin, UserRound } from 'lucide-react';
import type { WindowsContent } from '#site/content/types/windows.ts';
import { ProductWindow } from './ProductWindow.tsx';
import { Tag } from './parts/Tag.tsx';

type Texts = WindowsContent['inspection'];

/** A month with the inspection in orange, and the appointment's time and address. */
export function InspectionWindow({ texts }: { texts: Texts }) {
  const { month, appointment, confirmed } = texts;
  return (
    <ProductWindow texts={texts}>
      <div className="grid grow grid-rows-[1fr_auto] gap-5 @lg:grid-cols-[3fr_2fr] @lg:grid-rows-1 @lg:gap-8">
        <Month month={month} />
        <div className="rounded-button border-orange bg-page flex flex-col justify-center border-s-4 px-4 py-3">
          <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-fine">{appointment.label}</span>
            <Tag tone="success">{confirmed}</Tag>
          </p>
          <p className="text-ink mt-1 text-base font-semibold">{appointment.day}</p>
          <p className="mt-1.5 flex items-center gap-2 tabular-nums">
            <Clock className="text-grey-blue size-4 shrink-0" />
            {appointment.time}
          </p>
          <p className="mt-0.5 flex items-start gap-2">
            <MapPin className="text-grey-blue mt-1 size-4 shrink-0" />
            {appointment.street}, {appointment.town}
          </p>
          <p className="mt-0.5 flex items-start gap-2">
            <UserRound className="text-grey-blue mt-1 size-4 shrink-0" />
            {appointment.counterpart}
          </p>
        </div>
      </div>
    </ProductWindow>
  );
}

function Month({ month }: { month: Texts['month'] }) {
  return (
    <div className="flex flex-col">
      <p className="text-ink text-base font-semibold">{month.name}</p>
      <div className="mt-2 grid grow auto-rows-fr grid-cols-7 grid-rows-[auto] text-center tabular-nums">
        {month.weekdays.map((weekday) => (
          <span key={weekday} className="text-fine border-line border-b pb-1">
            {weekday}
          </span>
        ))}
        {month.days.map(({ day, outside, appointment }, index) => (
          <span
            key={index}
            className={`rounded-button mt-1 grid min-h-9 place-items-center ${appointment ? 'bg-orange' : ''} ${outside ? 'text-body' : 'text-ink font-semibold'}`}
          >
            {day}
          </span>
        ))}
      </div>
    </div>
  );
}

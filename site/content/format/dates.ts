import { locales } from '#common/locales.ts';
import { nonBreaking, type Language } from './writing.ts';

/** Formats days and times, in UTC, with non-breaking spaces. */
export function dates({ locale, clock }: Language) {
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locales[locale].tag, { timeZone: 'UTC', ...options });
    return (iso: string) => nonBreaking(format.format(new Date(iso)));
  };
  const day = { day: 'numeric', month: 'long' } as const;
  const time = dated({ hour: 'numeric', minute: '2-digit', hour12: clock.hour12 });
  return {
    /** "12. Mai", "12 May". */
    day: dated(day),
    /** "7. Sept.", "7 Sept". */
    shortDay: dated({ day: 'numeric', month: 'short' }),
    weekday: dated({ ...day, weekday: 'long' }),
    date: dated({ ...day, year: 'numeric' }),
    /** "November 2026", of `2026-11`. */
    monthOfYear: dated({ month: 'long', year: 'numeric' }),
    /** "10:30 Uhr", "10:30 am". */
    time: (iso: string) => nonBreaking(`${time(iso)} ${clock.suffix}`.trim()),
  };
}

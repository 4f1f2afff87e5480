import { locales, type Locale } from '#common/locales.ts';

export type SampleFormats = {
  /** Whole euros. */
  money: (euros: number) => string;
  workingDays: (days: number) => string;
  minutesAgo: (minutes: number) => string;
  /** A whole number. */
  count: (value: number) => string;
  /** A file's size; megabytes from one megabyte on. */
  fileSize: (kilobytes: number) => string;
  /** "12. Mai", "12 May". */
  day: (iso: string) => string;
  /** The day with its weekday. */
  weekday: (iso: string) => string;
  /** The day with its year. */
  date: (iso: string) => string;
  /** "10:30 Uhr", "10:30 am". */
  time: (iso: string) => string;
};

const workingDayNames = { de: ['Werktag', 'Werktage'], en: ['working day', 'working days'] } as const;

/** How samples are written in a language. Blanks inside a value do not break. */
export function sampleFormats(locale: Locale): SampleFormats {
  const { tag } = locales[locale];
  const number = new Intl.NumberFormat(tag);
  const currency = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const ago = new Intl.RelativeTimeFormat(tag, { numeric: 'always' });
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { timeZone: 'UTC', ...options });
    return (iso: string) => firm(format.format(new Date(iso)));
  };
  const day = { day: 'numeric', month: 'long' } as const;
  const clock = dated({ hour: 'numeric', minute: '2-digit', hour12: locale === 'en' });
  return {
    money: (euros) => firm(currency.format(euros)),
    workingDays: (days) => firm(`${days} ${workingDayNames[locale][days === 1 ? 0 : 1]}`),
    minutesAgo: (minutes) => firm(ago.format(-minutes, 'minute')),
    count: (value) => number.format(value),
    fileSize: (kilobytes) => fileSize(kilobytes, tag),
    day: dated(day),
    weekday: dated({ ...day, weekday: 'long' }),
    date: dated({ ...day, year: 'numeric' }),
    time: (iso) => (locale === 'de' ? firm(`${clock(iso)} Uhr`) : clock(iso)),
  };
}

function fileSize(kilobytes: number, tag: string): string {
  const [value, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1000, 'megabyte'];
  return firm(
    new Intl.NumberFormat(tag, {
      style: 'unit',
      unit,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(value),
  );
}

function firm(text: string): string {
  return text.replaceAll(/\s/g, '\u00a0');
}

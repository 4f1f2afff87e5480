import { timeZone } from './timeZone.ts';

/** The day in Germany at a moment, `YYYY-MM-DD`. */
export function dayOf(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${part['year']}-${part['month']}-${part['day']}`;
}

/** Whether a text is a day that the calendar has, `YYYY-MM-DD`: JavaScript itself takes 30 February for 2 March. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import * as z from 'zod';
import { fill, type Values } from './fill.ts';
import messages from './hotlineFaults.json' with { type: 'json' };
import { timeZone } from './timeZone.ts';
import { weekdays, type Span } from './week.ts';

/** The languages in which a fault is said: that of the forms, and that of the checks. */
type Spoken = keyof typeof messages;
type Message = keyof (typeof messages)['en'];
type Say = (message: Message, details?: Values) => string;

/** What is not as it should be: its key, `week.saturday`, and what is wrong with it, with the remedy. */
export type HoursFault = { key: string; says: string };

/**
 * What is wrong with the hotline's table of the week, as its form and the checks say it.
 * @param hours what `hotlineHours.json` holds, or would
 */
export function faultsOfHours(hours: unknown, speaks: Spoken): HoursFault[] {
  const { error } = schemaIn(speaks).safeParse(hours);
  const issues = error?.issues ?? [];
  return issues.map(({ path, message }) => ({ key: path.join('.'), says: message }));
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** What stands in the place of a time, for a message. */
function asWritten(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

function schemaIn(speaks: Spoken) {
  const say: Say = (message, details = {}) => fill(messages[speaks][message], details);
  const time = z
    .unknown()
    .refine(isTime, { error: ({ input }) => say('time', { time: asWritten(input) }) })
    .transform(String);
  const span = z.strictObject(
    { opens: time, closes: time },
    { error: (issue) => unknownKey(issue, ['opens', 'closes'], say) ?? say('span') },
  );
  const day = z
    .array(span, { error: ({ input }) => say(input === undefined ? 'missingDay' : 'day') })
    .superRefine((spans, context) => {
      for (const says of faultsOfDay(spans, say)) context.addIssue(says);
    });
  const week = z
    .strictObject(
      {
        monday: day,
        tuesday: day,
        wednesday: day,
        thursday: day,
        friday: day,
        saturday: day,
        sunday: day,
      },
      { error: (issue) => unknownKey(issue, weekdays, say) ?? say('week') },
    )
    .refine((days) => weekdays.some((weekday) => days[weekday].length > 0), { error: say('neverOpen') });
  return z.strictObject(
    { week, timeZone: z.literal(timeZone, { error: say('timeZone', { timeZone }) }) },
    { error: (issue) => unknownKey(issue, ['week', 'timeZone'], say) ?? say('table') },
  );
}

type Issue = { readonly code?: string | undefined; readonly keys?: unknown };

/** Names what is not known beside what is. */
function unknownKey({ code, keys }: Issue, known: readonly string[], say: Say): string | undefined {
  if (code !== 'unrecognized_keys' || !Array.isArray(keys)) return undefined;
  return say('unknownKey', { name: keys.join(', '), known: known.join(', ') });
}

/** What is wrong with the hours of a day, once each of them is a time. */
function faultsOfDay(spans: readonly Span[], say: Say): string[] {
  if (!spans.every(({ opens, closes }) => isTime(opens) && isTime(closes))) return [];
  return spans.flatMap((span, index) => {
    if (span.closes <= span.opens) return say('order', span);
    const before = spans[index - 1];
    if (before === undefined || span.opens > before.closes) return [];
    const between = { earlier: written(before), later: written(span) };
    return say(span.closes < before.opens ? 'sequence' : 'overlap', between);
  });
}

function written({ opens, closes }: Span): string {
  return `${opens}–${closes}`;
}

import { facts } from '../facts.ts';
import { fill } from '../fill.ts';
import { hotlineHours } from '../hotlineHours.ts';
import { addHotlineTime, daysBetween } from '../hotline.ts';
import { locales, type Locale } from '../locales.ts';
import { words } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** "About 15:30" is as exact as a promise in hours can be. */
const precision = 30 * MINUTE;

const { timeZone } = hotlineHours;
const { to } = facts.replyWithin;

/** What was last said in each language, and of which minutes. */
const lastSaid = new Map<Locale, { of: string; next: string | undefined }>();

/**
 * By when a reply is to be expected: "usually by about 12:00 tomorrow, Monday". Undefined on any other day than the
 * one on which the message was received, when "tomorrow" is wrong.
 *
 * Counted once a minute: asking the calendar takes four times as long as all else about a message.
 */
export function whatNext(locale: Locale, receivedAt: Date, now = new Date()): string | undefined {
  const of = `${minuteOf(receivedAt)} ${minuteOf(now)}`;
  const last = lastSaid.get(locale);
  if (last?.of === of) return last.next;
  const next = daysBetween(receivedAt, now) === 0 ? expectedAt(locale, receivedAt) : undefined;
  lastSaid.set(locale, { of, next });
  return next;
}

function minuteOf(time: Date): number {
  return Math.floor(time.getTime() / MINUTE);
}

/** The same as it was said on the day; to the minute, so that it is the same for all that comes in one. */
export function expectedAt(locale: Locale, moment: Date): string {
  const receivedAt = new Date(minuteOf(moment) * MINUTE);
  const reply = addHotlineTime(receivedAt, to * HOUR);
  const by = new Date(Math.ceil(reply.getTime() / precision) * precision);
  const time = timeOf(locale, by);
  return fill(words[locale].next, {
    day: dayWords(locale, receivedAt, by),
    time,
    shortTime: time.replace(':00', ''),
  });
}

/** "morgen, Montag"; a later day is "am Montag", and with its date from the same day of next week on. */
function dayWords(locale: Locale, today: Date, day: Date): string {
  const { tag } = locales[locale];
  const days = daysBetween(today, day);
  const named = new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone });
  if (days <= 1) {
    const near = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    return `${near.format(days, 'day')}, ${named.format(day)}`;
  }
  const dated = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return fill(words[locale].onDay, { weekday: (days < 7 ? named : dated).format(day) });
}

/** "8:00", by the hotline's clock. */
export function timeOf(locale: Locale, at: Date): string {
  return at.toLocaleTimeString(locales[locale].tag, { hour: 'numeric', minute: '2-digit', timeZone });
}

import type { ErrorCode, RefusalCode } from '../contact.ts';

/**
 * What form and service say about a message, by the codes that travel between them. The service answers in
 * these words; the built page hands those of its own language to the form.
 */
export type ServiceWords = Record<RefusalCode, string> & {
  /** Holds `{wait}`, for when to come back. */
  too_many: string;
  /** No more today, from this network or from anybody: with the telephone number. */
  full: string;
  accepted: string;
  /** The form came without a valid token: the page brings a new one, and sending it again confirms. */
  confirm: string;
  /** Precedes the title of a page that returns the form. */
  errorTitle: string;
  /** What the web server says for a service that is away: title, and what to do; a telephone number follows. */
  unsent: string;
  unsentAdvice: string;
  /** The same for a message that is too large, after `too_large`. */
  tooLargeAdvice: string;
  /** What is wrong with a field, in the specification's words, as the API answers. */
  fields: Record<ErrorCode, string>;
  /** The mail that the form offers in its place: its subject, and what it says where a long text was cut. */
  mailDraft: { subject: string; cut: string };
  thanks: string;
  /** What the reference is called, and what it is for. */
  reference: string;
  referenceUse: string;
  /** When a reply is to be expected: `{day}` is "morgen, Montag", `{time}` "8:00", `{shortTime}` the same as "8". */
  next: string;
  /** The same for a reply later than tomorrow: the day in place of "morgen, Montag", with its `{weekday}`. */
  onDay: string;
  hours: HoursWords;
  receipt: ReceiptWords;
};

/** How a language says the hours of a week (`hours.ts`). */
export type HoursWords = {
  /** The time 8:00 by its `{hour}`: "8", where a language says the hour alone. */
  fullHour: string;
  /** Days in a row, three or more: the `{first}` and the `{last}`. */
  several: string;
  /** From Monday on: in a sentence, and short. */
  days: readonly string[];
  shortDays: readonly string[];
  /** By themselves: "Mo. bis Fr. 9 bis 18 Uhr, Sa. 10 bis 14 Uhr". */
  list: HoursStyle;
  /** In a sentence: "montags bis freitags von 9 bis 18 Uhr sowie samstags von 10 bis 14 Uhr". */
  sentence: HoursStyle;
  /** The same at the beginning of a sentence; its first letter becomes a capital one. */
  first: HoursStyle;
  /** Where there is little room: `{times}` in a sentence if every day has the same, `otherwise` without them. */
  when: { daily: string; otherwise: string };
};

export type HoursStyle = {
  /** Every day the same `{spans}`. */
  daily: string;
  /** The `{spans}` of some `{days}`. */
  some: string;
  /** One span: it `{opens}` and `{closes}`. */
  span: string;
  /** Precedes the last of several groups of days. */
  last: string;
};

/** The mail by which somebody hears that their message has arrived. */
export type ReceiptWords = {
  subject: string;
  greeting: string;
  /** Names `{day}` and `{time}`. */
  received: string;
  /** Names the telephone's `{number}` and `{times}`. */
  hotline: string;
  /** How to write again: in reply to the mail. */
  reply: string;
  /** Why one gets this mail, and what to do if one has not written. */
  automatic: string;
  /** Precedes the address of the privacy notice. */
  privacy: string;
  managingDirector: string;
  vatId: string;
};

import { brand } from '#common/company.ts';
import type { Alert } from './send.ts';

/** What a person has to see to, and the words for it. */
const troubles = {
  failed: {
    name: 'messages given up',
    todo: 'Nobody has received them, and the senders believe that they arrived. See what the receiver says (contact list --state failed), mend that, then: contact retry --failed.',
  },
  partly_refused: {
    name: 'messages refused for some of their receivers',
    todo: 'The others have them. They are tried again for five days; contact list --state queued says who is missing and why.',
  },
  refused: {
    name: 'messages refused',
    todo: 'Login, sender or receiver is not accepted. They are tried again for five days; contact list --state queued shows the reason, which is nearly always a setting.',
  },
  uncertain: {
    name: 'messages sent without an answer',
    todo: 'Whether they have arrived is unknown; they are sent again after three hours, twice at most. Look for them at the receiver.',
  },
  overdue: {
    name: 'messages undelivered for more than 30 minutes',
    todo: 'They are tried again; contact list --state queued shows what stands in the way.',
  },
  flood: {
    name: 'more messages than people send',
    todo: 'What comes above the ceiling for all senders is refused (429), with the telephone number beside the form, and not stored. This is over an hour after the last refusal.',
  },
  store: {
    name: 'the store cannot write',
    todo: 'New messages are refused (503) until it can: look at its disk, its rights and the log.',
  },
  disk: {
    name: 'the disk is almost full',
    todo: 'Less than 5 % of the disk of DATA_DIR is free. When it is full, messages are refused (503).',
  },
} as const;

export type Trouble = keyof typeof troubles;

/** How a trouble stands just now. */
export type Standing = {
  trouble: Trouble;
  /** Which destination or machine, where there are several. */
  about?: string;
  /** How many messages it concerns, or 1; 0 where there is none. */
  count: number;
  /** Id of the oldest of these messages. */
  oldest?: string | undefined;
};

/** The name under which it is remembered. */
export function nameOf({ trouble, about }: Standing): string {
  return about === undefined ? trouble : `${trouble} ${about}`;
}

/** How it stands, in words. */
export function alertOf({ trouble, about, count, oldest }: Standing, since: Date): Alert {
  const { name, todo } = troubles[trouble];
  const over = count === 0;
  const what = about === undefined ? name : `${name} (${about})`;
  const number = oldest === undefined || over ? '' : `: ${count}`;
  const example = oldest === undefined ? '' : ` The oldest: contact show ${oldest}.`;
  return {
    ...{ trouble, about, over, count, oldest, since },
    title: `${brand.name}${over ? ', over' : ''}: ${what}${number}`,
    message: over
      ? `There is nothing left to do. It began at ${since.toISOString()}.`
      : `${todo}${example} More in docs/contact.md.`,
  };
}

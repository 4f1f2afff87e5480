import { brand } from '#common/company.ts';
import type { DestinationName } from '#server/store/message.ts';
import type { Alert } from './send.ts';

/** The commands that show, and send again, what an alert is about. */
const list = (to: string) => `contact list --to ${to} --state`;

/** Who lacks a message that is not where it should be. */
const lacking: Partial<Record<string, string>> = {
  team: 'Somebody of the team has not received them, and the senders believe that they arrived.',
  webhook: 'The team has them by mail; the system behind WEBHOOK_URL does not.',
} satisfies Partial<Record<DestinationName, string>>;

/** What a person has to see to, and the words for it. `about`: the destination or the machine. */
const troubles = {
  refused: {
    name: 'messages refused or given up',
    todo: (about: string) =>
      `${lacking[about] ?? ''} A login, a sender or a receiver is not accepted, or nobody answered for five days. See what was said (${list(about)} failed, or --state queued while a second attempt waits), mend that, then: contact retry --failed.`,
  },
  undelivered: {
    name: 'messages waiting for more than 15 minutes',
    todo: (about: string) =>
      `They are tried again by themselves for five days; ${list(about)} queued shows what stands in the way.`,
  },
  flood: {
    name: 'more messages than people send',
    todo: () =>
      'What comes above the ceiling for all senders is refused (429), with the telephone number beside the form, and not stored. This is over an hour after the last refusal. Spam is deleted by: contact erase --from TIME --until TIME.',
  },
  store: {
    name: 'the store cannot write',
    todo: () => 'New messages are refused (503) until it can: look at its disk, its rights and the log.',
  },
  disk: {
    name: 'the disk is almost full',
    todo: () => 'Less than 5 % of the disk of DATA_DIR is free. When it is full, messages are refused (503).',
  },
  backup: {
    name: 'the last backup is older than a day',
    todo: () => 'See why: journalctl -u bewertra-backup. Then: systemctl start bewertra-backup.',
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
};

/** The name under which it is remembered. */
export function nameOf({ trouble, about }: Standing): string {
  return about === undefined ? trouble : `${trouble} ${about}`;
}

/** How it stands, in words. */
export function alertOf({ trouble, about, count }: Standing, since: Date): Alert {
  const { name, todo } = troubles[trouble];
  const over = count === 0;
  const what = about === undefined ? name : `${name} (${about})`;
  return {
    ...{ trouble, about, over, count, since },
    title: `${brand.name}${over ? ', over' : ''}: ${what}${count > 1 ? `: ${count}` : ''}`,
    message: over
      ? `It began at ${since.toISOString()}.`
      : `${todo(about ?? '').trim()} More in docs/contact.md.`,
  };
}

import { destinationEntry, destinationNames } from '#server/destinations.ts';
import { brand } from '#common/company.ts';
import type { FailureKind } from '#server/store/message.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { deliveryPromise, leastFreeDisk } from './checks.ts';
import type { Condition, ConditionName } from './conditions.ts';
import type { Alert } from './send.ts';
import type { AlertEvent } from './state.ts';

/** The command that shows what an alert is about. */
const list = (to: string) => `contact list --to ${to} --state`;

/** The entry of the destination that a condition is about. */
function entryAt(about: string) {
  const name = destinationNames.find((one) => one === about);
  return name === undefined ? undefined : destinationEntry(name);
}

/** Who lacks a message that is not where it should be. */
const lackingAt = (about: string) => entryAt(about)?.lacking ?? '';

/** For how long a message is tried there, in days. */
const daysTried = (about: string) => (entryAt(about)?.giveUpAfter ?? 0) / DAY;

/** What a kind of error means for who has to mend it. */
const meanings: Record<FailureKind, string> = {
  message: 'What is in a message is refused.',
  recipient: 'An address, or its mailbox, is refused.',
  server: 'The receiving server takes nothing at the moment; its operator knows why.',
  own: 'Our login, our sender, this machine or TLS is not accepted: SMTP_URL, MAIL_FROM.',
  unanswered: 'An answer was lost, so one may have arrived: look for its id in the mailbox first.',
  expired: 'Nobody answered for as long as it was tried.',
};

/** What is the matter, and what to do: parts of a text, joined by blanks. `about`: the destination, machine or unit. */
const words: Record<ConditionName, { title: string; todo: (about: string) => string[] }> = {
  refused: {
    title: 'messages refused or given up',
    todo: (about) => [
      lackingAt(about),
      `See what was said (${list(about)} failed, or --state queued while a second attempt waits), mend that,`,
      'then: contact retry --failed.',
    ],
  },
  blocked: {
    title: 'messages blocked',
    todo: (about) => [
      lackingAt(about),
      `They wait, are tried again by themselves for ${daysTried(about)} days, and none is used up;`,
      `${list(about)} queued shows what was said.`,
    ],
  },
  undelivered: {
    title: `messages waiting for more than ${deliveryPromise / MINUTE} minutes`,
    todo: (about) => [
      `They are tried again by themselves for ${daysTried(about)} days;`,
      `${list(about)} queued shows what stands in the way.`,
    ],
  },
  receipts: {
    title: 'no sender gets a receipt',
    todo: () => [
      'The team has the messages; since the last receipt that was sent, each has failed.',
      `${list('receipt')} failed, or --state queued, shows what was said.`,
    ],
  },
  flood: {
    title: 'more messages than people send',
    todo: () => [
      'What comes above the ceiling for all senders is refused (429), with the telephone number beside the form,',
      'and not stored. This is over an hour after the last refusal.',
      'Spam is deleted by: contact erase --from TIME --until TIME.',
    ],
  },
  store: {
    title: 'the store cannot write',
    todo: () => [
      'New messages are refused (503) until it can: look at its disk, its rights and the log.',
      'Where the log says that its file was deleted, moved or exchanged, do not kill or restart the service.',
    ],
  },
  disk: {
    title: 'the disk is almost full',
    todo: () => [
      `Less than ${leastFreeDisk * 100} % of the disk of DATA_DIR is free.`,
      'When it is full, messages are refused (503).',
    ],
  },
  backup: {
    title: 'backups are missing',
    todo: () => [
      'The last two, or those of a day where another timer makes them, were not made.',
      'See why: journalctl -u bewertra-backup. Then: systemctl start bewertra-backup.',
    ],
  },
  clock: {
    title: 'the clock is far ahead',
    todo: () => [
      'It is more than a week ahead of all that the service knows, so nothing is deleted that was not due before.',
      'Set it right (timedatectl).',
      'A clock that is right after all, as on a machine that was off for long, is believed in a week.',
    ],
  },
  retention: {
    title: 'nothing is deleted any more',
    todo: () => [
      'The retention fails each hour, so messages stay for longer than the privacy notice promises.',
      "The log names the file or folder in the way: journalctl -u bewertra | grep 'the retention failed'.",
      'Mend it; the next run, within an hour, deletes what is due.',
    ],
  },
  unit: {
    title: 'a unit has failed',
    todo: (about) => [`See why: journalctl -u ${about}.`, `Once that is mended: systemctl restart ${about}.`],
  },
};

/** How a title begins, after the brand. */
const beginnings: Record<AlertEvent, string> = {
  begun: '',
  grown: ', more',
  standing: ', still',
  over: ', over',
};

/**
 * A condition as a person is told of it.
 * @param since when it began
 */
export function alertOf(condition: Condition, event: AlertEvent, since: Date): Alert {
  const { name, about, count, kinds = [] } = condition;
  const { title, todo } = words[name];
  const subject = about === undefined ? title : `${title} (${about})`;
  const number = count > 1 ? `: ${count}` : '';
  return {
    trouble: name,
    about,
    event,
    over: event === 'over',
    count,
    kinds,
    since,
    title: `${brand.name}${beginnings[event]}: ${subject}${number}`,
    message: messageOf(event, since, [...kinds.map((kind) => meanings[kind]), ...todo(about ?? '')]),
  };
}

function messageOf(event: AlertEvent, since: Date, sentences: readonly string[]): string {
  const began = `It began at ${since.toISOString()}.`;
  if (event === 'over') return began;
  const said = sentences.filter((sentence) => sentence !== '');
  const all = event === 'begun' ? said : [began, ...said];
  return `${all.join(' ')} More in docs/contact.md.`;
}

import { DAY } from './time.ts';

/** How a destination is delivered to, and what is said of it. */
type DestinationEntry = {
  /** How long it is tried without success, in milliseconds … */
  giveUpAfter: number;
  /**
   * … and how many attempts may be refused for the message's or recipient's sake, or lose their answer, until it is
   * given up. The second comes half an hour later: a person may have mended what was wrong.
   */
  mostRefusals: number;
  /** Whether a person hears of each that fails. */
  isWatched: boolean;
  /** Whether a person can have it sent again. */
  isRetried: boolean;
  /** The setting without which nothing goes there. */
  setting?: string;
  /** Where messages are then, for the help of the commands `list` and `retry`. */
  where: { list: string; retry?: string };
  /** Said in alerts: who lacks a message that is not where it should be. */
  lacking?: string;
  /** Who receives personal data: by what `docs/data-protection/processors.md` names them. */
  recipientInPapers: string;
};

/**
 * Where messages go. `team` decides about the message, wherever it stands here: it is delivered once everybody of the
 * team has it (`stateOf` in `store/rows.ts`). What treats all destinations alike (policy, retries, alerts, metrics,
 * commands, papers) is derived from here or tested against it; what is the team's alone names `team` itself. Lists have
 * the order of these entries.
 */
export const destinations = {
  /** By mail, or as files where there is no mail server. */
  team: {
    giveUpAfter: 5 * DAY,
    mostRefusals: 2,
    isWatched: true,
    isRetried: true,
    where: { list: 'at the team (unless another is named)', retry: 'with the team' },
    lacking: 'Somebody of the team has not received them, and the senders believe that they arrived.',
    recipientInPapers: 'MAIL_TO',
  },
  /** A mail to the sender. One that is older is not sent. Of a single one nobody hears: the team has the message. */
  receipt: {
    giveUpAfter: DAY,
    mostRefusals: 1,
    isWatched: false,
    isRetried: false,
    where: { list: 'as a receipt' },
    recipientInPapers: 'SMTP_URL',
  },
  /** Another system. */
  webhook: {
    giveUpAfter: 5 * DAY,
    mostRefusals: 2,
    isWatched: true,
    isRetried: true,
    setting: 'WEBHOOK_URL',
    where: { list: 'at the webhook', retry: 'at the webhook' },
    lacking: 'The team has them by mail; the system behind WEBHOOK_URL does not.',
    recipientInPapers: 'WEBHOOK_URL',
  },
} as const satisfies Record<string, DestinationEntry>;

export type DestinationName = keyof typeof destinations;

export const destinationNames = Object.keys(destinations) as DestinationName[];

/** What `destinations` says of one. */
export function destinationEntry(name: DestinationName): DestinationEntry {
  return destinations[name];
}

/** Those that a person can have sent again. */
export const retriedDestinations = destinationNames.filter((name) => destinations[name].isRetried);

/** Those that a person hears of. */
export const watchedDestinations = destinationNames.filter((name) => destinations[name].isWatched);

import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

/** What a person has to see to, and the words for it. */
const troubles = {
  failed: 'delivery failed for good; the message is kept',
  refused:
    'the mail server refuses sender or recipient: MAIL_FROM, MAIL_TO or SMTP_URL; it will be tried again',
  uncertain:
    'the mail server did not answer; whether the message has arrived is unknown; it will be tried again',
} as const;

export type Trouble = keyof typeof troubles;

/** Ids and codes: a server's words may quote addresses, which are stored with the message, not logged. */
type Facts = { message: string; attempts: number; code: string; responseCode: number | undefined };

export type Tell = (trouble: Trouble, facts: Facts) => void;

/** The one way by which a delivery tells a person: a line in the log at `error`, and the metrics. */
export function tellPerson(log: FastifyBaseLogger, metrics: Metrics): Tell {
  return (trouble, facts) => {
    metrics.personNeeded(trouble);
    log.error(facts, troubles[trouble]);
  };
}

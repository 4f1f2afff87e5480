import type { FastifyRequest } from 'fastify';
import addressparser from 'nodemailer/lib/addressparser';
import { readField } from '#common/contact.ts';
import { company } from '#common/company.ts';
import type { Config } from '#server/config.ts';
import { addressKey } from '#server/store/addressKey.ts';
import { DAY, HOUR } from '#server/time.ts';
import { pseudonymize } from './pseudonymize.ts';
import { nothingHeld, openReservations, type OpenCounter, type Reserve } from './reservations.ts';

/** Addresses that no person reads: those of RFC 5230 (4.6), and what programs send from. */
const unread =
  /^(?:mailer-daemon|listserv|majordomo|owner-.*|.*-(?:owner|request)|(?:no|do[-_.]?not)[-_.]?reply.*|bounces?\b.*)@/;

/**
 * The mailbox that an address leads to, as far as is known: without `+tag`, and at Gmail without dots. For limits
 * only: a mail goes to the address as it was typed.
 */
function mailboxOf(email: string): string {
  const [local = '', host = ''] = addressKey(email).split(/@(?=[^@]*$)/);
  const domain = host === 'googlemail.com' ? 'gmail.com' : host;
  const name = local.replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? name.replaceAll('.', '') : name}@${domain}`;
}

const mailboxDomain = (email: string) => mailboxOf(email).replace(/^.*@/, '');

/** Receipts in `timeWindow` milliseconds, also with `RATE_LIMIT=off`: nobody is flooded by means of our form. */
const receiptLimits = [
  { of: mailboxOf, max: 1, timeWindow: HOUR },
  { of: mailboxOf, max: 3, timeWindow: DAY },
  { of: mailboxDomain, max: 10, timeWindow: HOUR },
  { of: () => 'all', max: 30, timeWindow: HOUR },
];

/**
 * Whether the sender of a valid message, whose address is in the request's body, may have a receipt, which counts once
 * the message is stored. Counted in memory, like the limits.
 */
export function openReceiptLimiter(openCounter: OpenCounter, { mail }: Pick<Config, 'mail'>): Reserve {
  const own = addressparser(`${mail.from}, ${mail.to}, ${company.email}`, { flatten: true });
  const ours = new Set(own.map(({ address }) => addressKey(address)));
  const reserve = openReservations(
    openCounter,
    receiptLimits.map(({ of, max, timeWindow }) => ({
      max,
      timeWindow,
      keyGenerator: (request) => pseudonymize(of(emailIn(request))),
    })),
  );
  return (request) => {
    const address = addressKey(emailIn(request));
    const isNobody = ours.has(address) || unread.test(address);
    return isNobody ? Promise.resolve(nothingHeld(Infinity)) : reserve(request);
  };
}

/** As the schema of messages reads it. */
function emailIn({ body }: FastifyRequest): string {
  return readField('email', (body as { email: string }).email);
}

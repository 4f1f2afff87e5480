import { company } from '#common/company.ts';
import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import { recipientsOf } from '#server/delivery/recipients.ts';
import { addressKey } from '#server/store/addressKey.ts';
import type { OutboxMessage } from '#server/store/message.ts';
import type { Outbox } from '#server/store/outbox.ts';
import { DAY, HOUR, type Clock } from '#server/time.ts';
import type { PhaseLimits } from './conversation.ts';
import { Incomplete, Needless, Refused, type Destination } from './destination.ts';
import { smtpSender } from './smtp.ts';

/** Receipts to one address, so that nobody is flooded by means of our form. */
const mostInAnHour = 1;
const mostInADay = 3;

/** Addresses that no person reads: those of RFC 5230 (4.6), and what programs send from. */
const unread =
  /^(?:mailer-daemon|listserv|majordomo|owner-.*|.*-(?:owner|request)|(?:no|do[-_.]?not)[-_.]?reply.*|bounces?\b.*)@/;

type Options = ReceiptOptions & {
  smtpUrl: string;
  /** MAIL_TO: the team writes itself no receipts. */
  to: string;
  outbox: Pick<Outbox, 'otherReceipts'>;
  clock?: Clock;
  limits?: PhaseLimits;
};

/** Tells senders that their message has arrived, through the SMTP server at `smtpUrl`. */
export function receiptDestination({ outbox, clock = Date.now, ...options }: Options): Destination {
  const { smtpUrl, from, to } = options;
  const send = smtpSender(smtpUrl, options.limits);
  const ours = new Set([...recipientsOf(`${from}, ${to}`), company.email].map(addressKey));

  /**
   * @throws Needless when the address has had as many as it may have, or another message's receipt comes first
   * @throws Error while a later message's receipt is on its way: it may end as needless, so this waits
   */
  async function checkLimits(message: OutboxMessage): Promise<void> {
    const times = { hour: new Date(clock() - HOUR), day: new Date(clock() - DAY) };
    const others = await outbox.otherReceipts(message, times);
    if (others.day >= mostInADay) throw new Needless(`the address has had ${mostInADay} receipts in a day`);
    if (others.hour >= mostInAnHour) throw new Needless('the address has had a receipt within the hour');
    if (others.before > 0) throw new Needless('a receipt for an earlier message comes first');
    if (others.begunAfter > 0) throw new Error('a receipt for a later message is on its way');
  }

  return {
    kind: 'receipt',
    name: `the senders, through ${new URL(smtpUrl).host}`,
    async send(message, attempt) {
      const address = addressKey(message.contact.email);
      if (ours.has(address)) throw new Needless('the address is our own');
      if (unread.test(address)) throw new Needless('nobody reads what is sent to this address');
      await checkLimits(message);
      try {
        await send(composeReceipt(message, options), attempt);
      } catch (error) {
        // To the team that would be a setting to mend; a sender's address is as it is.
        if (error instanceof Incomplete && error.permanent)
          throw new Refused(error.message, error.responseCode);
        throw error;
      }
    },
    close: () => undefined,
  };
}

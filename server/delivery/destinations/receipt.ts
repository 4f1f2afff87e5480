import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import type { PhaseLimits } from './conversation.ts';
import { Incomplete, Refused, type Destination } from './destination.ts';
import { smtpSender } from './smtp.ts';

type Options = ReceiptOptions & { smtpUrl: string; limits?: PhaseLimits };

/** Tells senders that their message has arrived, through the SMTP server at `smtpUrl`. */
export function receiptDestination({ limits, ...options }: Options): Destination {
  const send = smtpSender(options.smtpUrl, limits);
  return {
    kind: 'receipt',
    name: `the senders, through ${new URL(options.smtpUrl).host}`,
    async send(message, attempt) {
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

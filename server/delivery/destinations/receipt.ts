import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import type { Destination } from './destination.ts';
import { smtpSender } from './smtp.ts';

/** Tells senders that their message has arrived, through the SMTP server at `smtpUrl`. */
export function receiptDestination({
  smtpUrl,
  ...options
}: ReceiptOptions & { smtpUrl: string }): Destination {
  const send = smtpSender(smtpUrl);
  return {
    kind: 'receipt',
    name: `the senders, through ${new URL(smtpUrl).host}`,
    recipients: [''],
    send: (task, signal) => send(composeReceipt(task, options), signal),
  };
}

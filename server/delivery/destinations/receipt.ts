import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import type { Destination } from './destination.ts';
import { SmtpError, smtpSender } from './smtp.ts';

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
    async send(delivery, signal) {
      const mail = composeReceipt(delivery, options);
      try {
        await send(mail, signal);
      } catch (error) {
        if (!isEmptyReturnPathRefused(error)) throw error;
        const envelope = { ...mail.envelope, from: options.from };
        await send({ ...mail, envelope }, signal);
      }
    },
  };
}

/**
 * Whether a server may have refused a mail for its empty return path (`MAIL FROM:<>`), which RFC 5321 (6.1) has it take
 * and some providers do not. Many check the sender only once they know a recipient.
 */
function isEmptyReturnPathRefused(error: unknown): boolean {
  if (!(error instanceof SmtpError)) return false;
  const { failure, fault } = error;
  const isLogin = failure.code === 530 || failure.code === 503;
  if (failure.kind !== 'reply' || !fault.isFinal || isLogin) return false;
  return failure.stage === 'mail' || (failure.stage === 'rcpt' && fault.owner === 'own');
}

import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import type { Delivery } from '#server/store/message.ts';
import type { DestinationOf } from './destination.ts';
import { SmtpError, sendMail } from './smtp.ts';

/** The senders of messages, who are told that their message has arrived, through the SMTP server at `smtpUrl`. */
export type Receipts = DestinationOf<'receipt'> & ReceiptOptions & { smtpUrl: string };

export function receipts(options: ReceiptOptions & { smtpUrl: string }): Receipts {
  const location = `the senders, through ${new URL(options.smtpUrl).host}`;
  return { name: 'receipt', location, recipients: [''], ...options };
}

/** Tells the sender of a message that it has arrived. */
export async function sendReceipt(
  { message }: Delivery,
  { smtpUrl, from, siteUrl }: Receipts,
  signal: AbortSignal,
): Promise<void> {
  const mail = composeReceipt(message, { from, siteUrl });
  try {
    await sendMail(mail, smtpUrl, signal);
  } catch (error) {
    if (!isEmptyReturnPathRefused(error)) throw error;
    const envelope = { ...mail.envelope, from };
    await sendMail({ ...mail, envelope }, smtpUrl, signal);
  }
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

import { composeReceipt, type ReceiptOptions } from '#server/delivery/composeReceipt.ts';
import type { Delivery } from '#server/store/message.ts';
import type { Destination } from './destination.ts';
import { SmtpError, sendMail } from './smtp.ts';

/** Tells senders that their message has arrived, through the SMTP server at `smtpUrl`. */
export class ReceiptDestination implements Destination {
  readonly kind = 'receipt';
  readonly name: string;
  readonly recipients = [''];
  readonly #smtpUrl: string;
  readonly #options: ReceiptOptions;

  constructor({ smtpUrl, ...options }: ReceiptOptions & { smtpUrl: string }) {
    this.name = `the senders, through ${new URL(smtpUrl).host}`;
    this.#smtpUrl = smtpUrl;
    this.#options = options;
  }

  async send({ message }: Delivery, signal: AbortSignal): Promise<void> {
    const mail = composeReceipt(message, this.#options);
    try {
      await sendMail(this.#smtpUrl, mail, signal);
    } catch (error) {
      if (!isEmptyReturnPathRefused(error)) throw error;
      const envelope = { ...mail.envelope, from: this.#options.from };
      await sendMail(this.#smtpUrl, { ...mail, envelope }, signal);
    }
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

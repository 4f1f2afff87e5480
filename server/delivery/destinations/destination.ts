import type { OutboxMessage } from '#server/store/outbox.ts';

/** Hands a message on. Resolves when the receiver has taken responsibility for it. */
export type Mailer = {
  /** @throws MailRefused when trying again cannot help; any other error is worth another try */
  send: (message: OutboxMessage) => Promise<void>;
  /** Where mail goes, for the log; without credentials. */
  destination: string;
  close: () => void;
};

/** The receiver refused this message for good. */
export class MailRefused extends Error {
  readonly responseCode: number | undefined;
  constructor(message: string, responseCode?: number) {
    super(message);
    this.name = 'MailRefused';
    this.responseCode = responseCode;
  }
}

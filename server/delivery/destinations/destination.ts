import type { OutboxMessage } from '#server/store/message.ts';

/** Somewhere that accepted messages go. */
export type Destination = {
  /** Where that is, for the log; without credentials. */
  name: string;
  /**
   * Hands a message on; resolves when the receiver has taken responsibility for it.
   * @throws Refused when trying again cannot help; any other error is worth another try, and with `permanent`
   *   one that helps only once a person has mended a setting
   */
  send: (message: OutboxMessage) => Promise<void>;
  close: () => void;
};

/** The receiver refused this message, for what is in it, for good. */
export class Refused extends Error {
  readonly responseCode: number | undefined;
  constructor(message: string, responseCode?: number) {
    super(message);
    this.name = 'Refused';
    this.responseCode = responseCode;
  }
}

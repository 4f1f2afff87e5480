import type { DestinationName, Task } from '#server/store/message.ts';

/** Somewhere that accepted messages go. */
export type Destination = {
  kind: DestinationName;
  /** Where that is, for the log; without credentials. */
  name: string;
  /** Who gets a delivery of their own; one empty name where there is one receiver. */
  recipients: readonly string[];
  /**
   * Hands a message on; resolves when the receiver has taken responsibility for it.
   * @param signal ends the attempt, whatever that leaves unknown
   * @throws Refused when the receiver says no for good
   * @throws any other error is worth another try
   */
  send: (task: Task, signal: AbortSignal) => Promise<void>;
};

/** The receiver refused this message for good: what is in it, its recipient, or our login. */
export class Refused extends Error {
  readonly responseCode: number | undefined;
  constructor(message: string, responseCode?: number) {
    super(message);
    this.name = 'Refused';
    this.responseCode = responseCode;
  }
}

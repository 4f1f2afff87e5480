import type { DestinationName } from '#server/destinations.ts';
import type { Fault } from '#server/delivery/fault.ts';
import type { Delivery } from '#server/store/message.ts';

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
   * @throws DeliveryError that says whose the error is; any other error is taken for our own, for now
   */
  send: (delivery: Delivery, signal: AbortSignal) => Promise<void>;
};

/** A delivery that failed, and whose the error is. */
export class DeliveryError extends Error {
  readonly fault: Fault;
  /** The receiver's code, as 550 or 410. */
  readonly responseCode: number | undefined;

  /** @param message may quote addresses: it is stored with the message and not logged */
  constructor(message: string, fault: Fault, responseCode?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DeliveryError';
    this.fault = fault;
    this.responseCode = responseCode;
  }
}

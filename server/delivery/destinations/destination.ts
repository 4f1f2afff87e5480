import type { DestinationName } from '#server/destinations.ts';
import type { Fault } from '#server/delivery/fault.ts';

/**
 * Somewhere that accepted messages go, as the settings have it. Each adds what its own function needs to send
 * there (`send` in deliver.ts).
 */
export type DestinationOf<Name extends DestinationName> = {
  /** As the register has it. */
  name: Name;
  /** Where that is, for the log; without credentials. */
  location: string;
  /** Who gets a delivery of their own; one empty name where there is one receiver. */
  recipients: readonly string[];
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

import type { DestinationName, OutboxMessage } from '#server/store/message.ts';

/** What a destination is told about one delivery besides the message. */
export type Attempt = {
  /** Addresses that have the message already. */
  reached: readonly string[];
  /** Asks to give up where that leaves no doubt about what the receiver has; aborted when the server stops. */
  yield: AbortSignal;
  /** Ends the delivery whatever it leaves in doubt. */
  cut: AbortSignal;
};

/** Somewhere that accepted messages go. */
export type Destination = {
  kind: DestinationName;
  /** Where that is, for the log; without credentials. */
  name: string;
  /**
   * Hands a message on; resolves when the receiver has taken responsibility for it, for all recipients.
   * @throws Refused when trying again cannot help
   * @throws Incomplete when some recipients do not have it
   * @throws Uncertain when nobody knows whether they have it
   * @throws Yielded when it was asked to give up; it may be sent again at once
   * @throws any other error is worth another try, and with `permanent` one that helps only once a person has
   *   mended a setting
   */
  send: (message: OutboxMessage, attempt: Attempt) => Promise<void>;
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

/** Why a recipient was refused, in the receiver's words. */
export type Refusal = { recipient: string; response: string; responseCode: number; permanent: boolean };

/** Some recipients were refused, or all of them; the message names them. */
export class Incomplete extends Error {
  readonly code = 'EENVELOPE';
  readonly responseCode: number | undefined;
  /** Whether a person has to mend something for one of them. */
  readonly permanent: boolean;
  /** Those that have the message since this delivery. */
  readonly reached: readonly string[];
  constructor(reached: readonly string[], refusals: readonly Refusal[]) {
    super(refusals.map(({ recipient, response }) => `${recipient}: ${response}`).join('; '));
    this.name = 'Incomplete';
    this.reached = reached;
    // The worst is told: what passes by itself waits with it.
    const worst = refusals.find(({ permanent }) => permanent) ?? refusals[0];
    this.responseCode = worst?.responseCode;
    this.permanent = worst?.permanent ?? false;
  }
}

/** The receiver was given all of the message, and did not say what became of it. */
export class Uncertain extends Error {
  readonly code: string | undefined;
  constructor(message: string, code?: string) {
    super(message);
    this.name = 'Uncertain';
    this.code = code;
  }
}

/** The delivery was given up because it was asked to. */
export class Yielded extends Error {
  constructor() {
    super('given up before the message was sent, since the server stops');
    this.name = 'Yielded';
  }
}

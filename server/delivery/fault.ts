import type { FaultOwner } from '#server/store/message.ts';

/**
 * Whose an error is, and whether the receiver has said so for good.
 *
 * - `message`: what is in it is refused.
 * - `recipient`: the address, or its mailbox, is refused.
 * - `server`: the receiver's own trouble, whatever the message.
 * - `own`: login, sender, TLS or settings of ours are not accepted.
 * - `unanswered`: everything was sent and no answer came, so it may have arrived.
 */
export type Fault = {
  owner: FaultOwner;
  /** False where the receiver may think otherwise in a while: 4xx, a lost connection, a time-out. */
  isFinal: boolean;
};

export const final = (owner: FaultOwner): Fault => ({ owner, isFinal: true });
export const temporary = (owner: FaultOwner): Fault => ({ owner, isFinal: false });
export const unanswered: Fault = { owner: 'unanswered', isFinal: false };

/**
 * Whether an error uses up a message: a refusal of this message or this recipient, or an answer that was lost, since
 * each further attempt may make a copy. The trouble of a server, or our own, never does.
 */
export function usesUpMessage({ owner, isFinal }: Fault): boolean {
  if (owner === 'unanswered') return true;
  return isFinal && (owner === 'message' || owner === 'recipient');
}

/**
 * Whether an error is lasting: said for good, or an answer that was lost, which no later one clears up. It is stored
 * with the delivery, and a person hears of it at once, rather than when the message is overdue.
 */
export function isLasting({ owner, isFinal }: Fault): boolean {
  return isFinal || owner === 'unanswered';
}

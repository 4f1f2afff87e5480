import { asLine } from '#common/typed.ts';
import type { Delivery } from '#server/store/message.ts';
import { DeliveryError } from './destinations/destination.ts';
import { temporary, unanswered, type Fault } from './fault.ts';
import type { AttemptResult } from './next.ts';

/** The result of an attempt, with what the log may say of an error: a server's reply may quote addresses. */
export type LoggedResult = AttemptResult & { code?: string; responseCode?: number | undefined };

/** Longest error that is stored, in UTF-16 code units. */
const longestReason = 500;

/**
 * What an attempt came to that ended with an error.
 * @param hasStalled whether it had all its time
 */
export function errorResult({ recipient }: Delivery, error: Error, hasStalled: boolean): LoggedResult {
  const to = recipient === '' ? '' : `${recipient}: `;
  const reason = storable(`${to}${wordsOf(error, hasStalled)}`);
  const { code = error.name } = (error.cause ?? error) as { code?: string };
  if (error instanceof DeliveryError)
    return { state: 'erred', reason, code, fault: error.fault, responseCode: error.responseCode };
  return { state: 'erred', reason, code, fault: faultOfUnknown(hasStalled) };
}

/** A receiver's words as one line that each store takes: PostgreSQL has no NUL in a text, and UTF-8 no half of a character. */
function storable(words: string): string {
  return asLine(words.slice(0, longestReason)).toWellFormed();
}

function wordsOf(error: Error, hasStalled: boolean): string {
  if (error instanceof DeliveryError || !hasStalled) return error.message;
  return 'no answer within the time limit; it may have arrived';
}

/** Of an error that no destination has looked at: what took all its time may have arrived. */
function faultOfUnknown(hasStalled: boolean): Fault {
  return hasStalled ? unanswered : temporary('own');
}

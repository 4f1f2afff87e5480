import type { Delivery } from '#server/store/message.ts';
import { DeliveryError, type Destination } from './destinations/destination.ts';
import { temporary, unanswered, type Fault } from './fault.ts';
import type { AttemptResult } from './next.ts';

/** The result of an attempt, with what the log may say of an error: a server's reply may quote addresses. */
export type LoggedResult = AttemptResult & { code?: string; responseCode?: number | undefined };

/** Longest error that is stored, in UTF-16 code units. */
const longestReason = 500;

/**
 * Hands a delivery to its destination, once. Never rejects: an error is a result.
 * @param timeLimit how long it may take, in milliseconds
 * @param stopped ends it before
 */
export async function attemptDelivery(
  destination: Destination,
  delivery: Delivery,
  timeLimit: number,
  stopped: AbortSignal,
): Promise<LoggedResult> {
  const limit = AbortSignal.timeout(timeLimit);
  try {
    await destination.send(delivery, AbortSignal.any([limit, stopped]));
    return { state: 'delivered' };
  } catch (error) {
    return resultOf(delivery, error as Error, limit.aborted);
  }
}

/** @param hasStalled whether the attempt had all its time */
function resultOf({ recipient }: Delivery, error: Error, hasStalled: boolean): LoggedResult {
  const to = recipient === '' ? '' : `${recipient}: `;
  const isKnown = error instanceof DeliveryError;
  const words =
    hasStalled && !isKnown ? 'no answer within the time limit; it may have arrived' : error.message;
  const { code } = (error.cause ?? error) as { code?: string };
  return {
    state: 'erred',
    reason: `${to}${words}`.slice(0, longestReason),
    fault: isKnown ? error.fault : faultOfUnknown(hasStalled),
    code: code ?? error.name,
    responseCode: isKnown ? error.responseCode : undefined,
  };
}

/** Of an error that no destination has looked at: what took all its time may have arrived. */
function faultOfUnknown(hasStalled: boolean): Fault {
  return hasStalled ? unanswered : temporary('own');
}

import { stopTimeLimit } from './delivery/policy.ts';
import { SECOND } from './time.ts';

/** After this long, a client that neither sends nor reads is cut off; others are done by then. */
export const stallLimit = 5 * SECOND;

/** What is left for the store when everybody else has stopped. */
const closingTime = 5 * SECOND;

/**
 * The process ends with an error when stopping takes longer. Supervisors have to wait for longer than this
 * (`TimeoutStopSec` in deploy/systemd/, `stop_grace_period` in compose.yaml).
 */
export const stopLimit = Math.max(stallLimit, stopTimeLimit) + closingTime;

/** Stops app and workers side by side, so that neither waits for the other, and then the store that they used. */
export async function stop(
  workers: readonly (() => PromiseLike<unknown>)[],
  store: { close: () => Promise<void> },
): Promise<void> {
  const stopped = await Promise.allSettled(workers.map((end) => end()));
  await store.close();
  const failed = stopped.find((one) => one.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

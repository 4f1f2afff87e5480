import { stopTimeLimit } from './delivery/policy.ts';
import { SECOND } from './time.ts';

/** After this long, a client that neither sends nor reads is cut off; others are done by then. */
export const stallLimit = 5 * SECOND;

/**
 * The process ends with an error when stopping takes longer; 5 s of it are the store's. Supervisors have to wait for
 * longer (`TimeoutStopSec` in deploy/systemd/, `stop_grace_period` in compose.yaml).
 */
export const stopLimit = Math.max(stallLimit, stopTimeLimit) + 5 * SECOND;

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

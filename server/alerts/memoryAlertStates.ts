import type { AlertState, AlertStates } from '#server/store/alertState.ts';
import type { Clock } from '#server/time.ts';

/** What a person was told, kept by one process: of a store that cannot write, nothing can be noted in the store. */
export function memoryAlertStates(clock: Clock): AlertStates {
  const known = new Map<string, AlertState>();
  return {
    read: () => Promise.resolve(new Map(known)),
    claim(key, state, begun = new Date(clock())) {
      const since = state?.since ?? begun;
      known.set(key, { since, notified: state?.notified });
      return Promise.resolve(since);
    },
    record(key, notified) {
      const state = known.get(key);
      if (notified === undefined || state === undefined) known.delete(key);
      else known.set(key, { since: state.since, notified: { ...notified, at: new Date(clock()) } });
      return Promise.resolve();
    },
  };
}

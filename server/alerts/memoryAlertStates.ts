import type { AlertState, AlertStates } from '#server/store/alertState.ts';
import type { Clock } from '#server/time.ts';

/** What a person was told, kept by one process: of a store that cannot write, nothing can be noted in the store. */
export function memoryAlertStates(clock: Clock): AlertStates {
  const known = new Map<string, AlertState>();
  return {
    read: () => Promise.resolve(new Map(known)),
    claim(condition, state, begun = new Date(clock())) {
      const since = state?.since ?? begun;
      known.set(condition, { since, told: state?.told });
      return Promise.resolve(since);
    },
    record(condition, told) {
      const state = known.get(condition);
      if (told === undefined || state === undefined) known.delete(condition);
      else known.set(condition, { since: state.since, told: { ...told, at: new Date(clock()) } });
      return Promise.resolve();
    },
  };
}

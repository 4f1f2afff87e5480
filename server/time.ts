/** Durations in milliseconds, so that numbers carry their unit. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Milliseconds since the epoch; handed in so that tests can move time. */
export type Clock = () => number;

/** Works at once and then at regular intervals, in milliseconds, never twice at the same time; stopping waits for its end. */
export function repeat(interval: number, work: () => Promise<unknown>): { stop: () => Promise<void> } {
  let running: Promise<unknown> | undefined;
  const begin = () =>
    void (running ??= work().finally(() => {
      running = undefined;
    }));
  const timer = setInterval(begin, interval);
  begin();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** An error after which the service is to be left alone for a while. */
export type Paused = Error & {
  /** From when it may be asked again, on the page's own clock (`performance.now()`). */
  retryAt: number;
};

/**
 * When a service that was asked too often may be asked again, on the page's own clock; undefined where it
 * does not say. `Retry-After` has seconds or a date (RFC 9110, 10.2.3).
 */
export function retryAt({ status, headers }: Response): number | undefined {
  const said = headers.get('retry-after');
  if (status !== 429 || said === null) return undefined;
  const seconds = Number(said);
  const pause = Number.isNaN(seconds) ? Date.parse(said) - Date.now() : seconds * 1000;
  return pause > 0 ? performance.now() + pause : undefined;
}

export function isPaused(error: unknown): error is Paused {
  return error instanceof Error && typeof (error as Partial<Paused>).retryAt === 'number';
}

/** Pauses in milliseconds after a failure that says nothing of one. */
const firstPause = 2_000;
const longestPause = 60_000;

/**
 * Keeps what is done in advance, at every keystroke, from asking again and again: after a failure it waits,
 * for as long as the service said, or else twice as long each time.
 */
export function backOff(now = () => performance.now()) {
  let failures = 0;
  let until = 0;
  return {
    mayAsk: () => now() >= until,
    failed(error: unknown) {
      until = isPaused(error) ? error.retryAt : now() + Math.min(longestPause, firstPause * 2 ** failures);
      failures += 1;
    },
    succeeded() {
      failures = 0;
      until = 0;
    },
  };
}

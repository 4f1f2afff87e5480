import { backOff, isPaused, type Paused } from './pause.ts';

/** A token and when it is valid, in milliseconds on the page's own clock (`performance.now()`). */
export type Pass = { token: string; readyAt: number; expiresAt: number };

export type Captcha = {
  /** Starts the slow part early, when someone fills in the form. May be called repeatedly. */
  prepare: () => void;
  /** The token to send as `recaptchaToken`; rejects when the check fails. */
  token: () => Promise<string>;
  /** Discards the last token, which was spent or refused. */
  renew: () => void;
};

/** Milliseconds before its expiry from which a pass is not used: it must reach the service in time. */
const margin = 30_000;

/**
 * A captcha that is solved in advance, while the form is being filled in, so that nobody waits for it.
 * While the service asks to be left alone it is, also by a person who wants to send.
 * @param source gets a new pass; rejects when it cannot
 */
export function passInAdvance(source: () => Promise<Pass>, now = () => performance.now()): Captcha {
  let pass: Promise<Pass> | undefined;
  let expiresAt = 0;
  let refusal: Paused | undefined;
  const pause = backOff(now);

  function fetchPass(): Promise<Pass> {
    const fresh = source();
    pass = fresh;
    expiresAt = Infinity;
    fresh.then(
      (found) => {
        expiresAt = found.expiresAt - margin;
        pause.succeeded();
      },
      (error: unknown) => {
        expiresAt = 0;
        refusal = isPaused(error) ? error : undefined;
        pause.failed(error);
      },
    );
    return fresh;
  }

  /** A failure in advance is no reason to refuse the message, so it is tried again, unless told not to. */
  function fetchNow(): Promise<Pass> {
    return refusal !== undefined && !pause.mayAsk() ? Promise.reject(refusal) : fetchPass();
  }

  /** The pass, loaded or loading; undefined once it has expired or failed. */
  function current(): Promise<Pass> | undefined {
    return now() < expiresAt ? pass : undefined;
  }

  return {
    prepare() {
      if (current() === undefined && pause.mayAsk()) void fetchPass().catch(() => undefined);
    },
    async token() {
      const { token, readyAt } = await (current()?.catch(fetchNow) ?? fetchNow());
      const early = readyAt - now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      return token;
    },
    renew() {
      expiresAt = 0;
    },
  };
}

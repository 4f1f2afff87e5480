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
 * @param source gets a new pass; rejects when it cannot
 */
export function passInAdvance(source: () => Promise<Pass>, now = () => performance.now()): Captcha {
  let pass: Promise<Pass> | undefined;
  let expiresAt = 0;

  function fetchPass(): Promise<Pass> {
    const fresh = source();
    pass = fresh;
    expiresAt = Infinity;
    fresh.then(
      (found) => (expiresAt = found.expiresAt - margin),
      () => (expiresAt = 0),
    );
    return fresh;
  }

  /** The pass, loaded or loading; undefined once it has expired or failed. */
  function current(): Promise<Pass> | undefined {
    return now() < expiresAt ? pass : undefined;
  }

  return {
    prepare() {
      if (current() === undefined) void fetchPass().catch(() => undefined);
    },
    async token() {
      // A failure in advance is no reason to refuse the message: try again now.
      const { token, readyAt } = await (current()?.catch(fetchPass) ?? fetchPass());
      const early = readyAt - now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      return token;
    },
    renew() {
      expiresAt = 0;
    },
  };
}

/** A token and when it is good; times are on the page's own clock, in milliseconds. */
export type Pass = { token: string; readyAt: number; expiresAt: number };

export type Captcha = {
  /** Someone is filling in the form, so whatever takes time can start. May be called repeatedly. */
  prepare: () => void;
  /** The token that travels with a message as `recaptchaToken`; rejects when the check fails. */
  token: () => Promise<string>;
  /** The last token was spent or refused. */
  renew: () => void;
};

/** A pass has to reach the service before it expires. */
const margin = 30_000;

/**
 * A captcha that is passed in advance, from the first touch of the form on, so that nobody waits for it.
 * @param source gets a new pass; rejects when there is none to be had
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

  /** The pass that is there or on its way; undefined when it has run out or failed. */
  function current(): Promise<Pass> | undefined {
    return now() < expiresAt ? pass : undefined;
  }

  return {
    prepare() {
      if (current() === undefined) void fetchPass().catch(() => undefined);
    },
    async token() {
      // What fails in advance, before anyone waits for it, is tried again when it counts.
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

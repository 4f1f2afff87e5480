import type { Challenge } from 'altcha-lib/types';

/**
 * The result of a check. `nonce` identifies the solved challenge or form token, so that it is good for one
 * message only; `expired`: it has run out, is spent, or was signed with a key that is not ours (any more), so that a
 * new one may pass; `tooFast`: valid, but nobody types that quickly; `unchecked`: there was no check. A form token that has run out is `refused`: the
 * page comes back with a new one either way.
 */
export type CaptchaVerdict =
  | { kind: 'passed'; nonce?: string }
  | { kind: 'refused' | 'expired' | 'tooFast' | 'unavailable' | 'unchecked' };

/** Tells people from bots by the token sent as `recaptchaToken`. */
export type Captcha = {
  verify: (token: string) => Promise<CaptchaVerdict>;
  /** A new task for the browser, where the captcha is ours to set. */
  challenge?: () => Promise<Challenge>;
};

/** No captcha: says of every token that it was not checked. */
export const noCaptcha: Captcha = { verify: () => Promise.resolve({ kind: 'unchecked' }) };

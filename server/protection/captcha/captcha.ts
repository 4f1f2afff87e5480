import type { Challenge } from 'altcha-lib/types';

/**
 * What a check found. `nonce` names what was shown (a solved challenge, a form's token), so that it pays
 * for one message; `tooFast`: good, but nobody types that quickly; `unchecked`: nobody looked.
 */
export type CaptchaVerdict =
  { kind: 'passed'; nonce?: string } | { kind: 'refused' | 'tooFast' | 'unavailable' | 'unchecked' };

/** A way of telling people from programs by the token that travels as `recaptchaToken`. */
export type Captcha = {
  verify: (token: string) => Promise<CaptchaVerdict>;
  /** A new task for the browser, where the captcha is ours to set. */
  challenge?: () => Promise<Challenge>;
};

/** No captcha: says of every token that it was not checked. */
export const noCaptcha: Captcha = { verify: () => Promise.resolve({ kind: 'unchecked' }) };

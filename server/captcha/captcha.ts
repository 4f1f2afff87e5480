/**
 * What a captcha found. `nonce` names the solved challenge, so that it can be spent only once;
 * `unchecked` means that nobody looked.
 */
type CaptchaVerdict =
  { kind: 'passed'; nonce?: string } | { kind: 'refused' } | { kind: 'unavailable' } | { kind: 'unchecked' };

/** A way of telling people from programs by the token that travels as `recaptchaToken`. */
export type Captcha = { verify: (token: string) => Promise<CaptchaVerdict> };

/** No captcha: says of every token that it was not checked. */
export const noCaptcha: Captcha = { verify: () => Promise.resolve({ kind: 'unchecked' }) };

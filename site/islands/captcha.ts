/** Gets the token that travels with a message as `recaptchaToken`; rejects when the check fails. */
export type CaptchaToken = () => Promise<string>;

/** No captcha is configured, and the service asks for none: the token is the empty string. */
export const captchaToken: CaptchaToken = () => Promise.resolve('');

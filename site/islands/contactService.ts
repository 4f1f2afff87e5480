/** The contact service as the form knows it. */
export type ContactService = {
  /** Address that takes messages. */
  endpoint: string;
  /** Address that gives challenges of the embedded captcha. */
  challengeEndpoint: string;
  /** Google's key where its captcha is used; otherwise empty. */
  recaptchaSiteKey: string;
  /** Language of the page. */
  language: string;
};

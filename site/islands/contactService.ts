/** The contact service as the form knows it. */
export type ContactService = {
  /** Address that takes messages. */
  endpoint: string;
  /** Address that gives challenges of the embedded captcha. */
  challengeEndpoint: string;
  /** Google's key where its captcha is used; else empty. */
  recaptchaSiteKey: string;
  /** Language of the page. */
  language: string;
};

/** Id of the place for the provider's badge. */
export type BadgeId = 'captcha-badge';

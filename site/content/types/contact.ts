import type { ContactField, ErrorCode } from '#common/contact.ts';
import type { ContactSection } from '#common/routes.ts';
import type { PageMeta, Titled } from './shared.ts';

export type ContactContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** Names of the three sections (requirement 2.17). */
  sections: Record<ContactSection, string>;
  sendMessage: { lead: string };
  hotline: { text: string };
  support: { text: string; role: string; email: string; phone: string };
  sent: SentContent;
};

/**
 * Shown once a message is sent: by the form or, without JavaScript, by a page of its own. The service gives the
 * reference, and in place of `text` says what happens next and when.
 */
export type SentContent = Titled & { thanks: string; reference: string; referenceUse: string };

/** All texts of the form. They are sent to the browser with the island, so nothing else belongs here. */
export type ContactFormContent = {
  labels: Record<ContactField, string>;
  /** The option before a country is chosen. */
  chooseCountry: string;
  /** The sentence beside the checkbox, around its two links. */
  consent: { before: string; terms: string; between: string; privacy: string; after: string };
  /** How long the data are kept. */
  retention: string;
  /** Label of the field that only bots fill in, for the few browsers that show it. */
  honeypot: string;
  submit: { idle: string; busy: string };
  /**
   * Why the form is not sent yet: `open` precedes the names of the missing fields, `check` of those that are
   * wrong, `tick` names the checkbox. `ready` and `failed`: nothing is missing, before and after a failed attempt.
   */
  hint: Record<'required' | 'open' | 'check' | 'tick' | 'ready' | 'failed', string>;
  /** Precede a number of characters, near the limit and above it. */
  counter: { left: string; over: string };
  /** By code; the service uses the same texts. */
  errors: Record<ErrorCode, string>;
  /**
   * Beside an error: `call` precedes a telephone number, `or` stands between it and the link `mail`. The mail has
   * a subject and, where it had to be cut, `cut`.
   */
  otherWays: Record<'call' | 'or' | 'mail' | 'subject' | 'cut', string>;
  /** `wait` holds `{wait}`, for when to try again. */
  error: { text: string; offline: string; wait: string; dismiss: string };
};

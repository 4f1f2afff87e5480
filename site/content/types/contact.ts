import type { ContactField, ErrorCode } from '#common/contact.ts';
import type { ContactSection } from '#common/routes.ts';
import type { PageMeta, Titled } from './shared.ts';

export type ContactContent = {
  meta: PageMeta;
  header: { kicker: string; title: string; lead: string };
  /** Names of the three sections (requirement 2.17). */
  sections: Record<ContactSection, string>;
  sendMessage: { lead: string };
  hotline: { label: string; hours: string; text: string };
  support: { text: string; role: string; email: string; phone: string; hint: string };
  /** Shown when a message has been sent, by the form itself and by the page without JavaScript. */
  sent: Titled;
};

/** Every word of the form. It travels to the browser with the island, so nothing else belongs here. */
export type ContactFormContent = {
  labels: Record<ContactField, string>;
  /** The choice of no country yet. */
  chooseCountry: string;
  /** The sentence beside the box, with two links in it. */
  consent: { before: string; terms: string; between: string; privacy: string; after: string };
  /** How long the data are kept. */
  retention: string;
  /** Beside the field that only bots fill in, for the few browsers that show it. */
  honeypot: string;
  submit: { idle: string; busy: string };
  /**
   * Why the button does not work yet; `open` is followed by the fields' names, and `tick` by itself names the
   * box. `ready` and `failed`: nothing is missing, before and after an attempt that did not arrive.
   */
  hint: { required: string; open: string; tick: string; ready: string; failed: string };
  /** By code, in the words that the service uses too. */
  errors: Record<ErrorCode, string>;
  error: { text: string; offline: string; dismiss: string };
};

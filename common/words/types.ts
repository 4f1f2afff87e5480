import type { ErrorCode, Refusal } from '../contact.ts';

/**
 * What form and service say about a message, by the codes that travel between them. The service answers in
 * these words; the built page hands those of its own language to the form.
 */
export type Words = Record<Refusal, string> & {
  /** Holds `{wait}`, for when to come back. */
  too_many: string;
  accepted: string;
  /** The form came without a valid token: the page brings a new one, and sending it again confirms. */
  confirm: string;
  /** Precedes the title of a page that returns the form. */
  errorTitle: string;
  /** What the web server says for a service that is away: title, and what to do; a telephone number follows. */
  unsent: string;
  unsentAdvice: string;
  /** The same for a message that is too large, after `too_large`. */
  tooLargeAdvice: string;
  fields: Record<ErrorCode, string>;
};

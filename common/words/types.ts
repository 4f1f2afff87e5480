import type { ErrorCode, Refusal } from '../contact.ts';

/**
 * What form and service say about a message, by the codes that travel between them. The service answers in
 * these words; the built page hands those of its own language to the form.
 */
export type Words = Record<Refusal, string> & {
  /** Holds `{wait}`, for when to come back. */
  too_many: string;
  accepted: string;
  /** The form came without a good token: the page brings one, and sending once more confirms. */
  confirm: string;
  /** Stands before the title of a page that came back with the form. */
  errorTitle: string;
  fields: Record<ErrorCode, string>;
};

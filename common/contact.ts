import * as z from 'zod/mini';
import {
  contactFieldEntries,
  contactFields,
  type ContactField,
  type ContactFieldEntry,
} from './contactFields.ts';
import { hasAsciiSpelling } from './mailDomain.ts';
import { asAddress, asLine, asText } from './typed.ts';

/**
 * The contact message: what the form collects and the service accepts (requirements 5.1 and 6.2).
 * One schema on both sides, so that a message the browser calls valid is never refused for its shape.
 */

/** Path of the endpoint below the API's origin (requirement 6.1). */
export const contactPath = '/email/email-platform';

/** Path of the captcha's challenge below the API's origin (requirement 6.6). */
export const challengePath = '/email/challenge';

/**
 * A field that nobody sees and only bots fill in; its name is one that they like. It need not be sent
 * while it is empty.
 */
export const honeypotField = 'website';

/** Hidden field in which a form without JavaScript brings back the token that its page was served with. */
export const formTokenField = 'formToken';

/** What an Idempotency-Key may look like. */
export const keyPattern = /^[\x21-\x7e]{8,128}$/;

/** Why the service did not take something: the `code` of its answers. */
export const refusalCodes = [
  'invalid',
  'malformed',
  'not_utf8',
  'too_large',
  'unsupported_type',
  'not_found',
  'method_not_allowed',
  'invalid_key',
  'key_conflict',
  'captcha_refused',
  'captcha_expired',
  'captcha_unavailable',
  'too_fast',
  'too_many',
  // No more messages today: of all senders (the ceiling), or of one and its network.
  'full',
  'cross_site',
  'failed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/**
 * Refusals that the sender cannot see coming and need not hear of: the token has run out meanwhile, or one of the
 * clocks was set. The form takes a new captcha and sends the message once more.
 */
export const passingRefusals: readonly RefusalCode[] = ['captcha_expired', 'too_fast'];

/** Longest accepted captcha token, in UTF-16 code units. */
export const longestToken = 8192;

/** The fields with the consent, in the form's order: errors are named, and the first one focused, in this order. */
export const formFields = [...contactFields, 'consent'] as const;
export type FormField = (typeof formFields)[number];

/** Whether a name is that of a field. */
export function isFormField(name: string): name is FormField {
  return (formFields as readonly string[]).includes(name);
}

/** What can be wrong with a field. The words for these, and for refusals, are in `common/words`. */
export const errorCodes = ['required', 'invalid_email', 'too_long'] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Whether a text, from an answer or a schema's issue, is one of these codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return (errorCodes as readonly string[]).includes(text);
}

export type FieldErrors = Partial<Record<FormField, ErrorCode>>;

/** What the service says of the captcha's token (`recaptchaToken`) in an answer's `errors`, beside the fields. */
export const captchaErrorCode = 'captcha';

/** Id of the element in which a field's error stands. */
export function errorId(field: string): string {
  return `${field}-error`;
}

/**
 * One `@`, no blanks, no empty label, a dot in the domain. Letters of any script are allowed in the
 * domain (`info@müller.de`); the local part keeps to what HTML's own e-mail check accepts, less
 * leading, trailing and doubled dots and more than 64 letters (RFC 5321), which mail servers refuse, and
 * less encoded words (RFC 2047), which mail programs decode wherever they find them. Without the flag `i`: with it, `[a-z]` takes the long s, ſ, for an s.
 */
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';
const encodedWord = '=\\?[^?@]*\\?[bqBQ]\\?';
const atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const longestLocalPart = '(?![^@]{65})';
const localPart = `${longestLocalPart}(?!.*${encodedWord})${atom}(?:\\.${atom})*`;
const emailPattern = new RegExp(`^${localPart}@${label}(?:\\.${label})+$`, 'u');

const hasDomain = (email: string) => hasAsciiSpelling(email.slice(email.lastIndexOf('@') + 1));

/** Whether a text is one e-mail address as the form takes it, without a name and without blanks around it. */
export function isEmailAddress(text: string): boolean {
  return emailPattern.test(text) && hasDomain(text);
}

/** Something to be seen. The blank Braille pattern is no white space to Unicode, and as empty. */
const anything = /[^\s\u2800\p{VS}]/u;

const readings = { text: asText, address: asAddress, line: asLine };

/** A field's text as it is meant, checked and sent. */
export function readField(field: ContactField, typed: string): string {
  return readings[contactFieldEntries[field].reading](typed);
}

/** In UTF-16 code units, as `maxlength` and the form's counter count; `z.maxLength` counts code points (Zod 4.6). */
const atMost = (limit: number) =>
  z.refine<string>((text) => text.length <= limit, 'too_long' satisfies ErrorCode);

/** What a field may hold; one that is not required may be left out, and is an empty text then. */
export function schemaOfField({ limit, isRequired, reading }: ContactFieldEntry): z.ZodMiniType<string> {
  const read = z
    .string('required' satisfies ErrorCode)
    .check(z.overwrite((typed) => readings[reading](typed)));
  const short = atMost(limit);
  if (!isRequired) return z._default(read.check(short), '');
  const filled = read.check(z.regex(anything, 'required' satisfies ErrorCode), short);
  if (reading !== 'address') return filled;
  return filled.check(z.refine(isEmailAddress, 'invalid_email' satisfies ErrorCode));
}

/** What a person fills in. `country` is an ISO 3166-1 code from our form, or a name from elsewhere. */
const details = Object.fromEntries(
  contactFields.map((field) => [field, schemaOfField(contactFieldEntries[field])]),
) as Record<ContactField, z.ZodMiniType<string>>;

/** The payload of requirement 6.2. */
export const contactMessage = z.object({
  ...details,
  recaptchaToken: z._default(z.string().check(atMost(longestToken)), ''),
});
export type ContactMessage = z.infer<typeof contactMessage>;

/** What the form holds: the message and the consent, which is required, and which the script does not send (requirement 5.5). */
export const contactForm = z.object({
  ...details,
  consent: z.literal(true, 'required' satisfies ErrorCode),
});
export type FilledForm = z.infer<typeof contactForm>;

/** First fault per field of a failed parse, in the form's order. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of formFields) {
    const issue = error.issues.find(({ path }) => path[0] === field);
    if (issue !== undefined) errors[field] = isErrorCode(issue.message) ? issue.message : 'required';
  }
  return errors;
}

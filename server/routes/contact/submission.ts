import { contactFields } from '#common/contactFields.ts';
import type { FastifyRequest } from 'fastify';
import { contactMessage, fieldErrors, type FieldErrors } from '#common/contact.ts';
import { isLocale, type Locale } from '#common/locales.ts';
import { preferredLocale } from '#server/routes/preferredLocale.ts';
import { isFormType } from './body.ts';
import type { TypedFields } from './refusedPage.ts';
import type { ContactDetails } from '#server/store/message.ts';

/** A posted contact message before anybody has checked it. */
export type Submission = {
  /** Posted by the form itself, without JavaScript, and readable as such: it has a token, and its answer is a page. */
  isForm: boolean;
  locale: Locale;
  values: Record<string, unknown>;
};

/**
 * Whether a person looks at the answer, so that it has to be a page. That is asked of what could not be read: a form
 * may have been sent in a type that is not ours, which a submission's `isForm` does not see.
 */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const { accept = '', 'content-type': type = '' } = headers;
  return (
    isFormType(type) || (accept.includes('text/html') && !type.toLowerCase().startsWith('application/json'))
  );
}

/**
 * Forms send CRLF where `maxlength` and scripts count one character: both count alike from here on.
 * Halves of surrogate pairs, which no store and no mail can hold, become replacement characters.
 */
export function readSubmission({ headers, body }: FastifyRequest): Submission {
  const isForm = isFormType(headers['content-type'] ?? '');
  const entries = Object.entries<unknown>({ ...(body as object) }).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.toWellFormed().replace(/\r\n?/g, '\n') : value,
  ]);
  const values = Object.fromEntries(entries) as Record<string, unknown>;
  const asked = preferredLocale(headers['accept-language']);
  const locale = isForm && isLocale(values['locale']) ? values['locale'] : asked;
  return { isForm, locale, values };
}

/** A text that came beside the message's fields; empty where there is none. */
export function extraField({ values }: Submission, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

const isTicked = (value: unknown) => value === 'true' || value === 'on';

/** What is in a submission, with the captcha's token; or what is wrong with its fields. */
export type ValidationResult = { contact: ContactDetails; recaptchaToken: string } | { errors: FieldErrors };

/** The message, or what is wrong with it. A form also shows here that its box was ticked. */
export function validate({ isForm, values }: Submission): ValidationResult {
  const parsed = contactMessage.safeParse(values);
  const errors: FieldErrors = parsed.success ? {} : fieldErrors(parsed.error);
  if (isForm && !isTicked(values['consent'])) errors.consent = 'required';
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  const { recaptchaToken, ...contact } = parsed.data;
  return { contact, recaptchaToken };
}

/** What the form is filled with when it comes back. */
export function typedIn({ values }: Submission): TypedFields {
  const fields = contactFields.map((field) => [field, values[field]] as const);
  return {
    ...Object.fromEntries(fields.filter(([, value]) => typeof value === 'string')),
    consent: isTicked(values['consent']),
  };
}

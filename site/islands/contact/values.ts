import type { Resolver } from 'react-hook-form';
import {
  contactFields,
  contactForm,
  fieldErrors,
  type ContactField,
  type ContactForm,
  type FieldErrors,
} from '#common/contact.ts';

/** The values of the form's controls. A ticked box has its value attribute, as in a form that posts. */
export type FormValues = Record<ContactField, string> & { consent: string | boolean };

/** A value for each text field. */
export const textsOf = (value: (field: ContactField) => string) =>
  Object.fromEntries(contactFields.map((field) => [field, value(field)])) as Record<ContactField, string>;

/** Field errors in the form library's shape. `message` is the code; its text is looked up on display. */
export const libraryErrors = (errors: FieldErrors) =>
  Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, { type: code, message: code }]));

/**
 * Connects our schema to the form library. @hookform/resolvers would cost 1.8 KiB of the page's 80.
 * @param tell receives all errors after every validation, displayed or not
 */
export function resolverFor(tell: (errors: FieldErrors) => void): Resolver<FormValues, unknown, ContactForm> {
  return (values) => {
    const parsed = contactForm.safeParse({ ...values, consent: Boolean(values.consent) });
    const errors = parsed.success ? {} : fieldErrors(parsed.error);
    tell(errors);
    return parsed.success
      ? { values: parsed.data, errors: {} }
      : { values: {}, errors: libraryErrors(errors) };
  };
}

import type { Resolver } from 'react-hook-form';
import {
  contactFields,
  contactForm,
  fieldErrors,
  isErrorCode,
  type ContactField,
  type ContactForm,
  type FieldErrors,
} from '#common/contact.ts';
import type { Fault } from './sendMessage.ts';

/** What the form's controls hold. A box that is ticked counts with its value, as in a form that posts. */
export type FormValues = Record<ContactField, string> & { consent: string | boolean };

export const blankValues: FormValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  town: '',
  country: '',
  message: '',
  consent: false,
};

/** The values that stand in a form's controls right now. */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = { ...blankValues, consent: data.has('consent') };
  for (const field of contactFields) {
    const value = data.get(field);
    // A form's own data has CRLF for line breaks; its controls have not.
    if (typeof value === 'string') values[field] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

export function isChanged({ consent, ...texts }: FormValues): boolean {
  return Boolean(consent) || Object.values(texts).some((text) => text !== '');
}

/** The message that the values make, or what is wrong with each field. */
export function judge(values: FormValues): { message: ContactForm } | { errors: FieldErrors } {
  const parsed = contactForm.safeParse({ ...values, consent: Boolean(values.consent) });
  return parsed.success ? { message: parsed.data } : { errors: fieldErrors(parsed.error) };
}

/** The form's fields among what the service found wrong. Anything unknown is passed over. */
export function fieldsAtFault(faults: readonly Fault[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const fault of faults) {
    const field = contactFields.find((known) => known === fault['field']);
    const { code } = fault;
    if (field !== undefined && isErrorCode(code)) fields[field] ??= code;
  }
  return fields;
}

/** Field errors in the form library's shape; `message` is the code, worded where it is shown. */
export function libraryErrors(errors: FieldErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { type: code, message: code }]),
  );
}

/**
 * Our schema for the form library. @hookform/resolvers has one for any schema, at 1.8 KiB of the page's
 * 80; this one serves a single schema.
 * @param tell hears of every fault in the form, shown yet or not, each time the library has it validated
 */
export function resolverFor(tell: (errors: FieldErrors) => void): Resolver<FormValues, unknown, ContactForm> {
  return (values) => {
    const judged = judge(values);
    tell('errors' in judged ? judged.errors : {});
    return 'errors' in judged
      ? { values: {}, errors: libraryErrors(judged.errors) }
      : { values: judged.message, errors: {} };
  };
}

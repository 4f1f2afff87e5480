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

/** The values of the form's controls. A ticked box has its value attribute, as in a form that posts. */
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

/** Reads a form's current values. */
export function readValues(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const values = { ...blankValues, consent: data.has('consent') };
  for (const field of contactFields) {
    const value = data.get(field);
    // FormData has CRLF for line breaks, controls have LF.
    if (typeof value === 'string') values[field] = value.replaceAll('\r\n', '\n');
  }
  return values;
}

/** The first known error of each field among the service's faults; unknown fields and codes are ignored. */
export function fieldsAtFault(faults: readonly Fault[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const fault of faults) {
    const field = contactFields.find((known) => known === fault['field']);
    const { code } = fault;
    if (field !== undefined && isErrorCode(code)) fields[field] ??= code;
  }
  return fields;
}

/** Field errors in the form library's shape. `message` is the code; its text is looked up on display. */
export function libraryErrors(errors: FieldErrors) {
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, { type: code, message: code }]),
  );
}

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

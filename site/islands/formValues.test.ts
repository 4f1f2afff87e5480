import { describe, expect, it } from 'vitest';
import { blankValues, fieldsAtFault, isChanged, judge, resolver, type FormValues } from './formValues.ts';

const complete: FormValues = {
  firstName: ' Jörg ',
  lastName: 'Größer',
  email: 'jo@beispiel.example',
  phone: '030 123',
  town: 'Köln',
  country: 'DE',
  message: 'Guten Tag',
  consent: 'true',
};

describe('judge', () => {
  it('takes a ticked box by its value and gives the message trimmed', () => {
    expect(judge(complete)).toEqual({ message: { ...complete, firstName: 'Jörg', consent: true } });
  });

  it('asks for every field and the box', () => {
    const required = Object.fromEntries(Object.keys(blankValues).map((field) => [field, 'required']));
    expect(judge(blankValues)).toEqual({ errors: required });
  });
});

it('gives the form library the code of each error', () => {
  const { errors } = resolver({ ...complete, email: 'jo', consent: false }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  }) as { errors: unknown };
  expect(errors).toEqual({
    email: { type: 'invalid_email', message: 'invalid_email' },
    consent: { type: 'required', message: 'required' },
  });
});

it('counts a form as changed once anything is in it', () => {
  expect(isChanged(blankValues)).toBe(false);
  expect(isChanged({ ...blankValues, town: ' ' })).toBe(true);
  expect(isChanged({ ...blankValues, consent: true })).toBe(true);
});

it('finds the fields among what the service found wrong, and passes over what it does not know', () => {
  const faults = [
    { field: 'email', code: 'invalid_email', message: 'x' },
    { field: 'email', code: 'too_long', message: 'x' },
    { field: 'town', code: 'no_such_code', message: 'x' },
    { field: 'recaptchaToken', code: 'captcha' },
    {},
  ];
  expect(fieldsAtFault(faults)).toEqual({ email: 'invalid_email' });
});

import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { ContactField, FieldErrors } from '#common/contact.ts';
import { blankValues, fieldsAtFault, isChanged, judge, resolverFor, type FormValues } from './formValues.ts';

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

describe('validation by the form library', () => {
  const nameAlone = { ...blankValues, lastName: 'Größer' };

  /** The library's form without a page, and what each of its validations found wrong. */
  function setUp(defaultValues: FormValues) {
    const found: FieldErrors[] = [];
    const form = createFormControl({
      resolver: resolverFor((errors) => found.push(errors)),
      mode: 'onTouched',
      defaultValues,
    });
    form.subscribe({ formState: { isValid: true, errors: true }, callback: () => undefined });
    const { onChange, onBlur } = form.register('email');
    form.register('town');
    // Both of them are validated as they are registered.
    found.length = 0;
    const type = (name: ContactField, value: string) => onChange({ type: 'change', target: { name, value } });
    const leave = (name: ContactField, value: string) =>
      onBlur({ type: 'focusout', target: { name, value } });
    return { form, found, type, leave };
  }

  it('happens once a keystroke, before the field shows errors and after', async () => {
    const { form, found, type, leave } = setUp(nameAlone);
    await type('email', 'j');
    expect(found).toHaveLength(1);
    expect(form.getFieldState('email').error).toBeUndefined();

    await leave('email', 'j');
    expect(form.getFieldState('email').error?.message).toBe('invalid_email');
    found.length = 0;
    await type('email', 'jo');
    expect(found).toHaveLength(1);
  });

  it('tells of every fault, also of fields that were not touched', async () => {
    const { found, type } = setUp({ ...complete, email: '', consent: false });
    await type('town', '');
    expect(found).toEqual([{ email: 'required', town: 'required', consent: 'required' }]);
    await type('town', 'Köln');
    expect(found.at(-1)).toEqual({ email: 'required', consent: 'required' });
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

import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { ContactField, FieldErrors } from '#common/contact.ts';
import { blankValues, fieldsAtFault, resolverFor, type FormValues } from './formValues.ts';

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

it('the resolver takes a ticked box by its value and trims the message', async () => {
  const resolve = resolverFor(() => undefined);
  const values = { ...complete, firstName: 'Jörg', consent: true };
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolve(complete, undefined, options)).toEqual({ values, errors: {} });
});

describe('validation by the form library', () => {
  const nameAlone = { ...blankValues, lastName: 'Größer' };

  /** The library's form without a page, and the errors of each validation. */
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
    // Registering validates each of them.
    found.length = 0;
    const type = (name: ContactField, value: string) => onChange({ type: 'change', target: { name, value } });
    const leave = (name: ContactField, value: string) =>
      onBlur({ type: 'focusout', target: { name, value } });
    return { form, found, type, leave };
  }

  it('runs once per keystroke, before and after the field shows errors', async () => {
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

  it('reports every error, even of untouched fields', async () => {
    const { found, type } = setUp({ ...complete, email: '', consent: false });
    await type('town', '');
    expect(found).toEqual([{ email: 'required', town: 'required', consent: 'required' }]);
    await type('town', 'Köln');
    expect(found.at(-1)).toEqual({ email: 'required', consent: 'required' });
  });
});

it("finds the form's fields among the service's faults, and ignores unknown ones", () => {
  const faults = [
    { field: 'email', code: 'invalid_email', message: 'x' },
    { field: 'email', code: 'too_long', message: 'x' },
    { field: 'town', code: 'no_such_code', message: 'x' },
    { field: 'recaptchaToken', code: 'captcha' },
    {},
  ];
  expect(fieldsAtFault(faults)).toEqual({ email: 'invalid_email' });
});

import { expect, it } from 'vitest';
import { fieldsAtFault, resolverFor, type FormValues } from './formValues.ts';

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

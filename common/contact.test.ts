import { describe, expect, it } from 'vitest';
import {
  contactFields,
  contactForm,
  contactMessage,
  fieldErrors,
  limits,
  type ContactField,
  type FieldErrors,
} from './contact.ts';

const valid = {
  firstName: 'Erika',
  lastName: 'Größer-Süß',
  email: 'erika@beispiel.example',
  phone: '+49 30 23125 321',
  message: 'Guten Tag,\r\n\tist das „richtig“? 👍🏽',
  town: 'Köln',
  country: 'DE',
};

/** What the schema says about a message with one thing changed. */
function errorsOf(change: Record<string, unknown>): FieldErrors {
  const parsed = contactMessage.safeParse({ ...valid, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it('takes a complete message as it is, and an absent token as an empty one', () => {
  expect(contactMessage.parse(valid)).toEqual({ ...valid, recaptchaToken: '' });
  expect(contactMessage.parse({ ...valid, recaptchaToken: 'x' }).recaptchaToken).toBe('x');
});

it('drops what does not belong to the message', () => {
  expect(contactMessage.parse({ ...valid, consent: true, isAdmin: true })).not.toHaveProperty('isAdmin');
});

describe('e-mail addresses', () => {
  it.each([
    'a@b.de',
    'erika.mustermann+bewertra@mail.beispiel.example',
    "o'hara@beispiel.example",
    'x_-~{}|!#$%&*/=?^`@beispiel.example',
    'ERIKA@BEISPIEL.EXAMPLE',
    'info@müller.de',
    'info@xn--mller-kva.de',
    'post@straße-am-fluß.köln',
    'post@例え.テスト',
    `a@${'b'.repeat(63)}.de`,
    'a@b.co.uk',
    'a@1und1.de',
  ])('%s is one', (email) => expect(errorsOf({ email })).toEqual({}));

  it.each([
    'erika',
    'erika@',
    '@beispiel.example',
    'erika@beispiel',
    'erika@@beispiel.example',
    'erika@bei@spiel.example',
    'erika mustermann@beispiel.example',
    'erika@bei spiel.example',
    '.erika@beispiel.example',
    'erika.@beispiel.example',
    'erika..m@beispiel.example',
    'erika@.beispiel.example',
    'erika@beispiel..example',
    'erika@beispiel.example.',
    'erika@-beispiel.example',
    'erika@beispiel-.example',
    `a@${'b'.repeat(64)}.de`,
    'erika@beispiel.example, max@beispiel.example',
    'Erika <erika@beispiel.example>',
    '"erika"@beispiel.example',
    'mailto:erika@beispiel.example',
    'ümlaut@beispiel.example',
  ])('%s is none', (email) => expect(errorsOf({ email })).toEqual({ email: 'invalid_email' }));

  it('judges a hostile one quickly', () => {
    const email = `${'a.'.repeat(120)}@${'b-'.repeat(5)}`;
    const started = performance.now();
    expect(errorsOf({ email })).toEqual({ email: 'invalid_email' });
    expect(performance.now() - started).toBeLessThan(100);
  });
});

describe.each(contactFields)('%s', (field) => {
  it.each([undefined, null, 5, {}, [], '', '   ', '\u00a0\t\n'])('is required, so not %j', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'required' });
  });

  it('may be as long as its limit and no longer, blanks around it aside', () => {
    expect(errorsOf({ [field]: textOf(field, limits[field]) })).toEqual({});
    expect(errorsOf({ [field]: `  ${textOf(field, limits[field])}  ` })).toEqual({});
    expect(errorsOf({ [field]: textOf(field, limits[field] + 1) })).toEqual({ [field]: 'too_long' });
  });

  it('comes back trimmed', () => {
    expect(contactMessage.parse({ ...valid, [field]: `  ${valid[field]}\n` })[field]).toBe(valid[field]);
  });
});

/** A value of exactly this many characters that is in order otherwise. */
function textOf(field: ContactField, length: number): string {
  if (field !== 'email') return 'ä'.repeat(length);
  const domain = `@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
}

describe('control characters', () => {
  it.each(['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f'])(
    '%j is allowed nowhere',
    (character) => {
      for (const field of contactFields.filter((name) => name !== 'email'))
        expect(errorsOf({ [field]: `a${character}b` })).toEqual({ [field]: 'invalid_characters' });
    },
  );

  it.each(['\n', '\r\n', '\t'])('%j is allowed in the message only', (character) => {
    expect(errorsOf({ message: `a${character}b` })).toEqual({});
    for (const field of ['firstName', 'lastName', 'phone', 'town', 'country'])
      expect(errorsOf({ [field]: `a${character}b` })).toEqual({ [field]: 'invalid_characters' });
  });

  it('no line can be smuggled into an address', () => {
    expect(errorsOf({ email: 'a@b.de\r\nBcc: evil@b.de' })).toEqual({ email: 'invalid_characters' });
    expect(errorsOf({ lastName: 'x\u2028y' })).toEqual({ lastName: 'invalid_characters' });
  });
});

it('names every field at fault at once, with its first fault', () => {
  const parsed = contactMessage.safeParse({ email: 'x', town: 'a\u0000b' });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({
    firstName: 'required',
    lastName: 'required',
    email: 'invalid_email',
    phone: 'required',
    town: 'invalid_characters',
    country: 'required',
    message: 'required',
  });
});

describe('the form', () => {
  it('asks for consent, and does not send it as part of the message', () => {
    expect(contactForm.safeParse({ ...valid, consent: true }).success).toBe(true);
    for (const consent of [false, undefined, 'true', 1]) {
      const parsed = contactForm.safeParse({ ...valid, consent });
      expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({ consent: 'required' });
    }
  });
});

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
  message: 'Guten Tag,\r\n\tist das „richtig“? 👍🏽 Danke',
  town: 'Köln',
  country: 'DE',
};

/** What the schema says about a message with one thing changed. */
function errorsOf(change: Record<string, unknown>): FieldErrors {
  const parsed = contactMessage.safeParse({ ...valid, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it('takes a complete message as it is, and drops what does not belong to it', () => {
  expect(contactMessage.parse({ ...valid, isAdmin: true })).toEqual({ ...valid, recaptchaToken: '' });
  expect(contactMessage.parse({ ...valid, recaptchaToken: 'x' }).recaptchaToken).toBe('x');
});

describe('e-mail addresses', () => {
  it.each([
    'a@b.de',
    'erika.mustermann+bewertra@mail.beispiel.example',
    "o'hara@beispiel.example",
    'x_-~{}|!#$%&*/=?^`@beispiel.example',
    'info@müller.de',
    'post@straße-am-fluß.köln',
    'post@例え.テスト',
    `a@${'b'.repeat(63)}.de`,
    'a@1und1.de',
  ])('%s is one', (email) => expect(errorsOf({ email })).toEqual({}));

  it.each([
    'erika',
    'erika@beispiel',
    'erika@@beispiel.example',
    'erika mustermann@beispiel.example',
    '.erika@beispiel.example',
    'erika..m@beispiel.example',
    'erika@.beispiel.example',
    'erika@beispiel.example.',
    'erika@-beispiel.example',
    `a@${'b'.repeat(64)}.de`,
    'erika@beispiel.example, max@beispiel.example',
    'Erika <erika@beispiel.example>',
    'mailto:erika@beispiel.example',
    'ümlaut@beispiel.example',
  ])('%s is none', (email) => expect(errorsOf({ email })).toEqual({ email: 'invalid_email' }));
});

describe.each(contactFields)('%s', (field) => {
  it.each([undefined, null, 5, {}, [], '', '   ', '\u00a0\t\n'])('is required, so not %j', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'required' });
  });

  it('may be as long as its limit and no longer, and comes back trimmed', () => {
    const longest = textOf(field, limits[field]);
    expect(contactMessage.parse({ ...valid, [field]: `  ${longest}\n` })[field]).toBe(longest);
    expect(errorsOf({ [field]: textOf(field, limits[field] + 1) })).toEqual({ [field]: 'too_long' });
  });
});

/** A value of exactly this many characters that is in order otherwise. */
function textOf(field: ContactField, length: number): string {
  if (field !== 'email') return 'ä'.repeat(length);
  const domain = `@${'b'.repeat(60)}.${'c'.repeat(60)}.example`;
  return 'a'.repeat(length - domain.length) + domain;
}

describe('control characters', () => {
  it.each(['\u0000', '\u001b', '\u007f', '\u0085', '\n', '\r\n', '\t'])(
    '%j is allowed nowhere, or in the message alone',
    (character) => {
      const fault = /\s/.test(character) && character !== '\u0085' ? {} : { message: 'invalid_characters' };
      expect(errorsOf({ message: `a${character}b` })).toEqual(fault);
      for (const field of ['firstName', 'lastName', 'phone', 'town', 'country'])
        expect(errorsOf({ [field]: `a${character}b` })).toEqual({ [field]: 'invalid_characters' });
    },
  );

  it('no line can be smuggled into an address', () => {
    expect(errorsOf({ email: 'a@b.de\r\nBcc: evil@b.de' })).toEqual({ email: 'invalid_characters' });
    expect(errorsOf({ lastName: 'x\u2028y' })).toEqual({ lastName: 'invalid_characters' });
  });
});

/** By name, since they cannot be seen: what reorders text, and what shows nothing. */
const unseen = {
  'right-to-left override': '\u202e',
  'right-to-left isolate': '\u2067',
  'left-to-right mark': '\u200e',
  'Arabic letter mark': '\u061c',
  'zero-width space': '\u200b',
  'byte order mark': '\ufeff',
  'soft hyphen': '\u00ad',
  'grapheme joiner': '\u034f',
  'Hangul filler': '\u3164',
  'Mongolian vowel separator': '\u180e',
  'invisible times': '\u2062',
  'interlinear annotation': '\ufff9',
  'tag letter': '\u{e0061}',
  'variation selector': '\ufe0f',
  'zero-width joiner': '\u200d',
  'zero-width non-joiner': '\u200c',
};

describe('what cannot be seen', () => {
  it.each(Object.entries(unseen))(
    '%s is dropped from every field, and alone is nothing',
    (_name, character) => {
      for (const field of contactFields) {
        const [start = '', ...rest] = valid[field];
        const spiked = `${character}${start}${character}${rest.join('')}${character}`;
        expect(contactMessage.parse({ ...valid, [field]: spiked })[field]).toBe(valid[field]);
        expect(errorsOf({ [field]: ` ${character}\n${character}` })).toEqual({ [field]: 'required' });
      }
      expect(errorsOf({ town: '\u2800' })).toEqual({ town: 'required' });
    },
  );

  it.each([
    ['Persian', 'می\u200cخواهم خانه\u200cام'],
    ['Hindi', 'क्\u200dष और क्\u200cष'],
    ['a family', '👨\u200d👩\u200d👧\u200d👦'],
    ['a heart on fire', '❤\ufe0f\u200d🔥'],
    ['a key cap and an arrow', '1\ufe0f\u20e3 ↔\ufe0f'],
    ['Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a Japanese name as its bearer writes it', '葛\u{e0100}城'],
    ['Mongolian', 'ᠨ\u180bᠠ'],
  ])('%s stays as it was written', (_what, words) => {
    for (const field of ['firstName', 'town', 'message'] as const)
      expect(contactMessage.parse({ ...valid, [field]: words })[field]).toBe(words);
  });

  it('leaves no room for a hidden text, and does not count towards the limit', () => {
    const hide = (from: number) =>
      Array.from('secret', (letter) => String.fromCodePoint(from + letter.charCodeAt(0))).join('');
    const said = (message: string) => contactMessage.parse({ ...valid, message }).message;
    expect(said(`Hallo${hide(0xe0000)}, Welt`)).toBe('Hallo, Welt');
    expect(said(`Hallo${hide(0xe0100)}, Welt`)).toBe('Hallo, Welt');
    expect(said(`👍${hide(0xe0100)}`)).toBe(`👍${hide(0xe0100).slice(0, 2)}`);
    expect(said(`H\u200da\u200cllo`)).toBe('Hallo');
    expect(errorsOf({ town: 'ä\u00ad'.repeat(limits.town) })).toEqual({});
  });
});

it('judges a hostile address and a hostile text quickly', () => {
  const email = `${'a.'.repeat(120)}@${'b-'.repeat(5)}`;
  const message = 'क्\u200d\u200d\u{e0061}🏴\u{e0061}'.repeat(3000);
  const started = performance.now();
  expect(errorsOf({ email, message })).toMatchObject({ email: 'invalid_email' });
  expect(performance.now() - started).toBeLessThan(200);
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

it('the form asks for consent, and does not send it as part of the message', () => {
  expect(contactForm.safeParse({ ...valid, consent: true }).success).toBe(true);
  for (const consent of [false, undefined, 'true', 1]) {
    const parsed = contactForm.safeParse({ ...valid, consent });
    expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({ consent: 'required' });
  }
});

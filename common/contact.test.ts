import { describe, expect, it } from 'vitest';
import { contactFieldEntries, contactFieldEntry, contactFields, type ContactField } from './contactFields.ts';
import {
  contactForm,
  contactMessage,
  fieldErrors,
  formFields,
  type FieldErrors,
  schemaOfField,
} from './contact.ts';

/** Every field left out, which optional ones may be. */
const blank = Object.fromEntries(contactFields.map((field) => [field, ''])) as Record<ContactField, string>;

const valid = {
  ...blank,
  firstName: 'Erika',
  lastName: 'Größer-Süß',
  email: 'erika@beispiel.example',
  phone: '+49 30 23125 321',
  message: 'Guten Tag,\n\tist das „richtig“? 👍🏽 Danke',
  town: 'Köln',
  country: 'DE',
};

/** What the schema says about a message with one thing changed. */
function errorsOf(change: Record<string, unknown>): FieldErrors {
  const parsed = contactMessage.safeParse({ ...valid, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error);
}

it('takes a complete message as it is', () => {
  expect(contactMessage.parse({ ...valid, recaptchaToken: 'x' })).toEqual({ ...valid, recaptchaToken: 'x' });
});

it('drops what does not belong to a message', () => {
  expect(contactMessage.parse({ ...valid, isAdmin: true })).toEqual({ ...valid, recaptchaToken: '' });
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
    'erika@beispiel.example..',
    'erika@-beispiel.example',
    `a@${'b'.repeat(64)}.de`,
    'erika@beispiel.example, max@beispiel.example',
    'Erika <erika@beispiel.example>',
    `${'e'.repeat(65)}@beispiel.example`,
    // Browsers read these hosts as IPv4 addresses.
    'erika@127.0.0.1',
    'erika@0x7f.1',
    'erika@1.2',
    'mailto:erika@beispiel.example',
    'ümlaut@beispiel.example',
    // A regular expression that ignores case takes this long s for an s.
    '\u017fabine@beispiel.example',
    'sabine.\u017f@beispiel.example',
    '\u0301erika@beispiel.example',
    'erika@\u0301beispiel.example',
    // Mail programs decode these (RFC 2047).
    '=?utf-8?B?4oCu?=@beispiel.example',
    'a.=?utf-8?Q?b?=@beispiel.example',
    // No name of a host, once it is written in ASCII.
    `a@${'ü'.repeat(63)}.de`,
  ])('%s is none', (email) => expect(errorsOf({ email })).toEqual({ email: 'invalid_email' }));

  it.each([
    ['an umlaut in two parts', 'info@mu\u0308ller.de', 'info@müller.de'],
    ['an umlaut in two parts with a blank of no width', 'info@mu\u200b\u0308ller.de', 'info@müller.de'],
    ['vowel signs', 'post@उदाहरण.परीक्षा', 'post@उदाहरण.परीक्षा'],
    [
      'the full-width signs of a Japanese keyboard',
      'ｅｒｉｋａ＠beispiel．example',
      'erika@beispiel.example',
    ],
    ['the sign for kelvin', '\u212aarla@beispiel.example', 'Karla@beispiel.example'],
    ['Chinese full stops', 'erika@beispiel。example', 'erika@beispiel.example'],
    ['blanks at the @', 'erika\u00a0@ beispiel.example', 'erika@beispiel.example'],
    ['fixed blanks around it', '\u00a0erika@beispiel.example\u202f', 'erika@beispiel.example'],
    ['blanks of no width in it', 'erika@\u200bbeispiel\u2060.example\ufeff', 'erika@beispiel.example'],
    ['the end of a sentence', 'erika@beispiel.example.', 'erika@beispiel.example'],
    ['the end of an entry of a list', 'erika@beispiel.example; ', 'erika@beispiel.example'],
  ])('with %s is read as meant', (_what, email, meant) => {
    expect(contactMessage.parse({ ...valid, email }).email).toBe(meant);
  });
});

const isRequired = (field: ContactField) => contactFieldEntry(field).isRequired;

/** The fields of requirement 5.1, by name: an entry that forgets to require one is found. */
const specified = ['firstName', 'lastName', 'email', 'phone', 'message', 'town', 'country'] as const;

describe.each(specified)('%s', (field) => {
  it.each([undefined, null, 5, {}, [], '', '   ', '\u00a0\t\n'])('is required, so not %j', (value) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: 'required' });
  });
});

describe.each(contactFields)('%s', (field) => {
  it('may be as long as its limit and no longer, and comes back trimmed', () => {
    const longest = textOf(field, contactFieldEntries[field].limit);
    expect(contactMessage.parse({ ...valid, [field]: `  ${longest}\n` })[field]).toBe(longest);
    expect(errorsOf({ [field]: textOf(field, contactFieldEntries[field].limit + 1) })).toEqual({
      [field]: 'too_long',
    });
  });
});

it('counts an emoji as two, as maxlength and the counter in the form do', () => {
  const { limit } = contactFieldEntries.message;
  expect(errorsOf({ message: '😀'.repeat(limit / 2) })).toEqual({});
  expect(errorsOf({ message: `${'😀'.repeat(limit / 2)}x` })).toEqual({ message: 'too_long' });
});

/** A value of exactly this many characters that is in order otherwise. */
function textOf(field: ContactField, length: number): string {
  if (field !== 'email') return 'ä'.repeat(length);
  const domain = `@${['b', 'c', 'd'].map((letter) => letter.repeat(60)).join('.')}.example`;
  return 'a'.repeat(length - domain.length) + domain;
}

/** By name, since they cannot be seen. */
const lineBreaks = {
  'carriage return and line feed': '\r\n',
  'carriage return': '\r',
  'line feed': '\n',
  'vertical tab (a line break in slides)': '\v',
  'form feed': '\f',
  'next line': '\u0085',
  'line separator': '\u2028',
  'paragraph separator': '\u2029',
};

/** The fields of one line that take any text. */
const lines = contactFields.filter((field) => contactFieldEntry(field).reading === 'line');

describe.each(Object.entries(lineBreaks))('%s', (_name, character) => {
  it('is a line break in the message', () => {
    const { message } = contactMessage.parse({ ...valid, message: `Guten Tag,${character}Danke` });
    expect(message).toBe('Guten Tag,\nDanke');
  });

  it.each(lines)('is a blank in %s', (field) => {
    const taken = contactMessage.parse({ ...valid, [field]: `Bad${character}Ems` });
    expect(taken[field]).toBe('Bad Ems');
  });

  it('counts as one character of the message', () => {
    const message = `a${character}`.repeat(contactFieldEntries.message.limit / 2 - 1);
    expect(errorsOf({ message: `${message}ab` })).toEqual({});
    expect(errorsOf({ message: `${message}abc` })).toEqual({ message: 'too_long' });
  });

  it('smuggles nothing into an address', () => {
    expect(errorsOf({ email: `a@b.de${character}Bcc: evil@b.de` })).toEqual({ email: 'invalid_email' });
  });
});

describe('a tab', () => {
  it('stays in the message', () => {
    expect(contactMessage.parse({ ...valid, message: 'Fläche:\t80 m²' }).message).toBe('Fläche:\t80 m²');
  });

  it.each(lines)('is a blank in %s', (field) => {
    expect(contactMessage.parse({ ...valid, [field]: 'Bad\tEms' })[field]).toBe('Bad Ems');
  });
});

describe('letters that were typed in two parts', () => {
  it.each(lines)('are one in %s, as others write them', (field) => {
    expect(contactMessage.parse({ ...valid, [field]: 'Mu\u0308ller' })[field]).toBe('Müller');
  });

  it('are one in the message', () => {
    expect(contactMessage.parse({ ...valid, message: 'Gru\u0308\u00dfe' }).message).toBe('Grüße');
  });

  it('are one although something invisible stands between the parts', () => {
    expect(contactMessage.parse({ ...valid, town: 'Ko\u200b\u0308ln' }).town).toBe('Köln');
  });

  it('count as one towards the limit', () => {
    expect(errorsOf({ town: 'u\u0308'.repeat(contactFieldEntries.town.limit) })).toEqual({});
  });

  it('do not cost a Japanese name its own form', () => {
    expect(contactMessage.parse({ ...valid, lastName: '\ufa19\u8c37' }).lastName).toBe('\ufa19\u8c37');
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
  null: '\u0000',
  'end of text': '\u0003',
  escape: '\u001b',
  delete: '\u007f',
  'start of guarded area': '\u0096',
};

describe('what cannot be seen', () => {
  it.each(Object.entries(unseen))(
    '%s is dropped from every required field, and alone is nothing',
    (_name, character) => {
      for (const field of contactFields.filter(isRequired)) {
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

  const hide = (from: number) =>
    Array.from('secret', (letter) => String.fromCodePoint(from + letter.charCodeAt(0))).join('');

  it.each([
    ['tags', `Hallo${hide(0xe0000)}, Welt`, 'Hallo, Welt'],
    ['variation selectors', `Hallo${hide(0xe0100)}, Welt`, 'Hallo, Welt'],
    ['variation selectors behind a sign', `👍${hide(0xe0100)}`, `👍${hide(0xe0100).slice(0, 2)}`],
    ['joiners', `H\u200da\u200cllo`, 'Hallo'],
  ])('leaves no room for a text that is hidden in %s', (_what, message, read) => {
    expect(contactMessage.parse({ ...valid, message }).message).toBe(read);
  });

  it('does not count towards the limit', () => {
    expect(errorsOf({ town: 'ä\u00ad'.repeat(contactFieldEntries.town.limit) })).toEqual({});
  });
});

it('judges a hostile address and a hostile text quickly', () => {
  const email = `${'a.'.repeat(120)}@${'b-'.repeat(5)}`;
  const message = 'क्\u200d\u200d\u{e0061}🏴\u{e0061}'.repeat(3000);
  const started = process.threadCpuUsage();
  expect(errorsOf({ email, message })).toMatchObject({ email: 'invalid_email' });
  // Microseconds of this thread: what else the machine does is not counted.
  expect(process.threadCpuUsage(started).user).toBeLessThan(200_000);
});

it('names every field at fault at once, with its first fault', () => {
  const parsed = contactMessage.safeParse({
    email: 'x',
    town: 'x'.repeat(contactFieldEntries.town.limit + 1),
  });
  const missing = Object.fromEntries(contactFields.filter(isRequired).map((field) => [field, 'required']));
  const errors = { ...missing, email: 'invalid_email', town: 'too_long' };
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual(errors);
});

it('names the fields at fault in the order in which they stand in the form', () => {
  const parsed = contactForm.safeParse({});
  const named = parsed.success ? [] : Object.keys(fieldErrors(parsed.error));
  expect(named).toEqual(formFields.filter((field) => field === 'consent' || isRequired(field)));
});

it('the form is complete with the consent', () => {
  expect(contactForm.safeParse({ ...valid, consent: true }).success).toBe(true);
});

it.each([false, undefined, 'true', 1])('the form asks for consent, which %j is not', (consent) => {
  const parsed = contactForm.safeParse({ ...valid, consent });
  expect(parsed.success ? {} : fieldErrors(parsed.error)).toEqual({ consent: 'required' });
});

it('the consent is not sent as part of the message', () => {
  expect(contactMessage.parse({ ...valid, consent: true })).not.toHaveProperty('consent');
});

describe('a field that is not required', () => {
  const optional = schemaOfField({ limit: 5, isRequired: false, reading: 'line' });

  it('is an empty text where it is left out', () => {
    expect(optional.parse(undefined)).toBe('');
  });

  it('is still refused above its limit', () => {
    expect(optional.safeParse('abcdef').success).toBe(false);
  });
});

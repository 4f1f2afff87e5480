import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contactFields } from '#common/contactFields.ts';
import { contactFieldWords } from '#common/contactFieldWords.ts';

/**
 * What is written of the contact form's fields in documents. A document that is missing one here is corrected by hand:
 * CONTRIBUTING.md, "Add a form field".
 */

const read = (file: string) => readFileSync(file, 'utf8');

it('the requirement of the payload names the fields, and nothing else', () => {
  const [, payload = ''] =
    /^\*\*6\.2\*\* Payload: (.*); nothing else\.$/m.exec(read('docs/requirements.md')) ?? [];
  expect(payload.split(', ').sort()).toEqual([...contactFields, 'recaptchaToken'].sort());
});

it('the webhook’s example has the fields as they are sent', () => {
  const [, contact = '{}'] = /"contact": (\{[^}]*\})/.exec(read('docs/webhook.md')) ?? [];
  expect(Object.keys(JSON.parse(contact) as object).sort()).toEqual([...contactFields].sort());
});

it('the record of processing activities names what is stored of a message', () => {
  const names = contactFields.map((field) => contactFieldWords[field].record);
  expect(read('docs/data-protection/record.md')).toContain(`- **Daten:** ${names.join(', ')};`);
});

/** The notice's paragraph about the form: what is sent, then what is added to it, then what it is needed for. */
function noticeOf(language: 'de' | 'en') {
  const paragraphs = read(`site/content/${language}/legal/privacy.md`).split('\n\n');
  const about = paragraphs.find((text) =>
    text.startsWith({ de: 'Über das [', en: 'Through the [' }[language]),
  );
  const sentences = (about ?? '').split(/(?<=\.) /);
  const isPurpose = (text: string) => ({ de: /brauchen wir/, en: /We need/ })[language].test(text);
  return { sent: sentences[0] ?? '', purpose: sentences.filter(isPurpose).join(' ') };
}

describe.each(['de', 'en'] as const)('the privacy notice in "%s"', (language) => {
  const { sent, purpose } = noticeOf(language);

  it.each(contactFields)('says that %s is sent', (field) => {
    expect(sent).toContain(contactFieldWords[field].notice[language].sent);
  });

  it.each(contactFields)('says what %s is needed for', (field) => {
    expect(purpose).toContain(contactFieldWords[field].notice[language].purpose);
  });
});

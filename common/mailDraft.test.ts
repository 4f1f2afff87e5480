import { contactFields, type ContactField } from './contactFields.ts';
import { describe, expect, it } from 'vitest';

import { mailDraft, writtenMessage } from './mailDraft.ts';

const address = 'kontakt@bewertra.example';
const subject = 'Nachricht an Größer & Söhne';
const cut = '\n[gekürzt]';

/** What a mail program reads from the address. */
function read(link: string) {
  const url = new URL(link);
  const part = (name: string) =>
    decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(url.search)?.[1] ?? '');
  return { to: url.pathname, subject: part('subject'), body: part('body') };
}

it('holds address, subject and text as they are, with the line breaks of a mail', () => {
  const link = mailDraft({ address, subject, text: 'Größe: 80 m² & Keller?\n#1 + 50 % 👍🏽', cut });
  expect(read(link)).toEqual({ to: address, subject, body: 'Größe: 80 m² & Keller?\r\n#1 + 50 % 👍🏽' });
});

it.each(['ä', '👍', 'x', '\n'])('cuts a long text of %j between characters, and says so', (character) => {
  const link = mailDraft({ address, subject, text: character.repeat(5000), cut });
  expect(link.length).toBeLessThanOrEqual(2000);
  expect(link.length).toBeGreaterThan(1980);
  expect(read(link).body.replace(/\r\n/g, '\n')).toMatch(new RegExp(`^${character}+\n\\[gekürzt\\]$`, 'u'));
});

describe('the longest link', () => {
  const longest = 2000;
  const space = longest - mailDraft({ address, subject, text: '', cut }).length;

  it('has its text whole', () => {
    const text = 'x'.repeat(space);
    expect(read(mailDraft({ address, subject, text, cut })).body).toBe(text);
  });

  it('is filled to the last character when a text is cut', () => {
    expect(mailDraft({ address, subject, text: 'x'.repeat(space + 1), cut })).toHaveLength(longest);
  });
});

it('takes a text with half a character', () => {
  expect(read(mailDraft({ address, subject, text: 'a\ud83d', cut })).body).toBe('a\ufffd');
});

describe('the text of such a mail', () => {
  const labels = Object.fromEntries(contactFields.map((field) => [field, `[${field}]`])) as Record<
    ContactField,
    string
  >;

  it('has what was typed in the order of the form, the message last', () => {
    const typed = { message: 'Guten Tag,\nDanke', town: 'Köln', firstName: 'Jo' };
    expect(writtenMessage(labels, typed)).toBe('[firstName]: Jo\n[town]: Köln\n[message]: Guten Tag,\nDanke');
  });

  it('has the names of the fields without joiners and hyphens that nobody sees', () => {
    const marked = { ...labels, email: 'E-\u2060Mail', message: 'Nach\u00adricht' };
    const typed = { email: 'jo@ecke.example', message: 'Hallo' };
    expect(writtenMessage(marked, typed)).toBe('E-Mail: jo@ecke.example\nNachricht: Hallo');
  });

  it('leaves out a field in which nothing is to be seen', () => {
    expect(writtenMessage(labels, { firstName: ' ', town: 'Köln' })).toBe('[town]: Köln');
  });

  it('has the lines of a slide as lines', () => {
    expect(writtenMessage(labels, { message: 'a\vb' })).toBe('[message]: a\nb');
  });
});

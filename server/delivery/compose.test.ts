import { contactFields } from '#common/contactFields.ts';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';

import type { Message } from '#server/store/message.ts';
import { headersToTeam, sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { composeMail } from './compose.ts';

const correspondents = { from: 'Bewertra Website <web@bewertra.example>', to: 'team@bewertra.example' };

async function read(message: Message) {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: raw, envelope: sent } = await transport.sendMail(composeMail(message, correspondents));
  if (!Buffer.isBuffer(raw)) throw new Error('not a buffer');
  return { raw: raw.toString('utf8'), mail: await PostalMime.parse(raw), sent };
}

describe('composeMail', () => {
  it('writes headers that answer to the sender and name the matter', async () => {
    const { mail, sent } = await read(sampleMessage());
    const name = `${sampleContact.firstName} ${sampleContact.lastName}`;
    expect(mail.from).toEqual({ name: 'Bewertra Website', address: 'web@bewertra.example' });
    expect(mail.to).toEqual([{ name: '', address: 'team@bewertra.example' }]);
    expect(mail.replyTo).toEqual([{ name, address: sampleContact.email }]);
    expect(mail.subject).toBe(`[BW-7K3Q-M2] Bewertra-Kontaktanfrage: ${name}, ${sampleContact.town}`);
    expect(mail.messageId).toBe(`<${sampleMessage().id}@bewertra.example>`);
    expect(mail.date).toBe('2026-03-02T09:30:15.000Z');
    expect(sent).toEqual({ from: 'web@bewertra.example', to: ['team@bewertra.example'] });
  });

  it('carries every field in the text, as it was typed', async () => {
    const { mail } = await read(sampleMessage());
    for (const field of contactFields)
      if (field !== 'country') expect(mail.text).toContain(sampleContact[field]);
    for (const value of ['Deutschland', 'Deutsch', '2. März 2026', '10:30:15', sampleMessage().id])
      expect(mail.text).toContain(value);
  });

  it.each([
    ['Vorname', sampleContact.firstName],
    ['Nachname', sampleContact.lastName],
    ['E-Mail', sampleContact.email],
    ['Telefon', sampleContact.phone],
    ['Ort', sampleContact.town],
    ['Land', 'Deutschland'],
    ['Eingegangen', 'Montag, 2. März 2026'],
    ['Kennung', sampleMessage().id],
  ])('says of a value what it is: %s', async (label, value) => {
    const { mail } = await read(sampleMessage());
    const line = mail.text?.split(/\r?\n/).find((one) => one.startsWith(`${label}: `)) ?? '';
    expect(line.slice(label.length + 1).trim()).toContain(value);
  });

  it('has the page that mail programs show, with a title and nothing of ours beside it', async () => {
    const { mail } = await read(sampleMessage());
    expect(mail.html).toContain('<title>Kontaktanfrage</title>');
    expect(mail.html).toContain('</tr><tr>');
  });

  it('may fetch no file and no address that a stranger has typed', () => {
    const mail = composeMail(sampleMessage(), correspondents);
    expect(mail.disableFileAccess).toBe(true);
    expect(mail.disableUrlAccess).toBe(true);
  });

  it.each([
    ['an umlaut', 'Web <web@bücher.example>', 'xn--bcher-kva.example'],
    ['a group', 'Team: web@group.example;', 'group.example'],
    ['no domain', 'web', 'localhost'],
    ['nothing in it', '', 'localhost'],
  ])('has a Message-ID in ASCII where MAIL_FROM has %s', (_what, from, domain) => {
    expect(composeMail(sampleMessage(), { ...correspondents, from }).messageId).toBe(
      `<${sampleMessage().id}@${domain}>`,
    );
  });

  it('names the matter by its reference, unless the message is from before there were any', async () => {
    const { mail } = await read(sampleMessage());
    expect(mail.text).toMatch(/^Vorgangsnummer: +BW-7K3Q-M2$/m);
    const { mail: old } = await read({ ...sampleMessage(), reference: undefined, locale: 'en' });
    expect(old.text).toMatch(/^Sprache: +Englisch$/m);
    expect(old.subject).toMatch(/^Bewertra-Kontaktanfrage: /);
    expect(old.text).not.toContain('Vorgangsnummer');
  });

  it('escapes every value in the HTML part', async () => {
    const attack = `<img src=x onerror="a('b')">&amp;`;
    const { mail } = await read(
      sampleMessage({
        firstName: attack,
        lastName: attack,
        phone: attack,
        town: attack,
        country: attack,
        message: attack,
      }),
    );
    expect(mail.html).not.toContain('<img');
    expect(mail.html?.match(/&lt;img src=x onerror=&quot;a\(&#39;b&#39;\)&quot;&gt;&amp;amp;/g)).toHaveLength(
      6,
    );
  });

  it.each([
    ['a line break', 'Ann\r\nBcc: evil@x.example'],
    ['a lone line feed', 'Ann\nBcc: evil@x.example\n\nbody'],
    ['an address list', 'a@b.example, evil@x.example'],
    ['an encoded word', '=?utf-8?q?=0D=0ABcc:_evil@x.example?='],
    ['a quote and an angle', '"x" <evil@x.example>,'],
  ])('lets %s in a name begin no header and no recipient', async (_what, firstName) => {
    const { raw, mail, sent } = await read(sampleMessage({ firstName, town: firstName }));
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(
      head
        .split('\r\n')
        .filter((line) => /^\S/.test(line))
        .map((line) => line.split(':')[0]),
    ).toEqual(headersToTeam);
    expect(mail.bcc).toBeUndefined();
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
    expect(sent.to).toEqual(['team@bewertra.example']);
  });

  it('keeps a name written from right to left to its place', async () => {
    const { mail } = await read(sampleMessage({ firstName: 'דוד', lastName: 'כהן', town: '3 חיפה' }));
    expect(mail.subject).toBe(
      '[BW-7K3Q-M2] Bewertra-Kontaktanfrage: \u2068דוד כהן\u2069, \u20683 חיפה\u2069',
    );
    expect(mail.replyTo?.[0]?.name).toBe('\u2068דוד כהן\u2069');
    expect(mail.html).toContain('<td dir="auto">דוד</td>');
  });

  it('is the same mail each time', () => {
    expect(composeMail(sampleMessage(), correspondents)).toEqual(
      composeMail(sampleMessage(), correspondents),
    );
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { company, contacts } from '#common/company.ts';
import { contactFieldEntries } from '#common/contactFields.ts';
import { expectedAt } from '#common/words/next.ts';
import type { Misbehaviour, Moment } from '#server/testing/mailServer.ts';
import { sampleContact, sampleMessage, sampleDelivery } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { receipts, sendReceipt } from './receipt.ts';
import { SmtpError } from './smtp.ts';

// The times below are counted with these, whatever the facts are.
vi.mock('#common/hotlineHours.ts', async () => {
  const { everyDay } = await import('#common/testing/weeks.ts');
  return { hotlineHours: { week: everyDay('08:00-18:00'), timeZone: 'Europe/Berlin' } };
});

const { signal } = new AbortController();

const settings = {
  from: 'Bewertra Website <web@bewertra.example>',
  siteUrl: 'https://www.bewertra.example',
};

afterEach(() => void vi.useRealTimers());

/** What there is to see in the mail for a message, sent on its own day unless told otherwise. */
async function receiptFor(message = sampleMessage(), now = message.receivedAt) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const { url, received } = await smtpReceiver();
  const delivery = sampleDelivery({ message, destination: 'receipt', recipient: '' });
  await sendReceipt(delivery, receipts({ ...settings, smtpUrl: url }), signal);
  const [mail] = received;
  if (mail === undefined || received.length > 1) throw new Error('not one mail');
  const header = (name: string) => mail.mail.headers.find(({ key }) => key === name)?.value;
  const text = mail.mail.text?.replaceAll('\u00a0', ' ').replaceAll('\r\n', '\n') ?? '';
  return { ...mail, header, text, html: mail.mail.html ?? '' };
}

describe('the mail', () => {
  it('goes to the sender alone', async () => {
    const { to, mail, raw } = await receiptFor();
    expect(to).toEqual([sampleContact.email]);
    expect(mail.to).toEqual([{ name: '', address: sampleContact.email }]);
    expect(raw).not.toMatch(/^(cc|bcc):/im);
    expect(raw).not.toContain('team@bewertra.example');
  });

  it('is answered by no machine (RFC 3834)', async () => {
    const { from: returnPath, raw, header } = await receiptFor();
    expect(returnPath).toBe('');
    expect(header('auto-submitted')).toBe('auto-replied');
    expect(header('x-auto-response-suppress')).toBe('All');
    expect(raw).not.toMatch(/^precedence:/im);
  });

  it('is from the website, and answered to the address that is published', async () => {
    const { mail } = await receiptFor();
    expect(mail.from).toEqual({ name: 'Bewertra Website', address: 'web@bewertra.example' });
    expect(mail.replyTo).toEqual([{ name: '', address: company.email }]);
  });

  it('is the same each time it is sent', async () => {
    const first = await receiptFor();
    const second = await receiptFor();
    expect(first.mail.messageId).toBe(`<receipt.${sampleMessage().id}@bewertra.example>`);
    expect(second.mail.messageId).toBe(first.mail.messageId);
    expect(second.text).toBe(first.text);
    expect(first.mail.date).toBe('2026-03-02T09:30:15.000Z');
  });

  it('threads with the team’s mail', async () => {
    const { mail } = await receiptFor();
    const toTeam = `<${sampleMessage().id}@bewertra.example>`;
    expect(mail.inReplyTo).toBe(toTeam);
    expect(mail.references).toBe(toTeam);
  });

  it('has the reference in its subject', async () => {
    expect((await receiptFor()).mail.subject).toBe('[BW-7K3Q-M2] Ihre Nachricht an Bewertra');
  });

  it.each([
    [
      'de',
      [
        'am Montag, 2. März 2026, um 20:15 Uhr bei uns eingegangen',
        'Ihre Vorgangsnummer: BW-7K3Q-M2',
        'morgen, Dienstag, bis etwa 12 Uhr',
        `${contacts.hotline.display}, täglich von 8 bis 18 Uhr`,
        'https://www.bewertra.example/privacy',
      ],
    ],
    [
      'en',
      [
        'on Monday, 2 March 2026 at 20:15 (German time)',
        'Your reference: BW-7K3Q-M2',
        'by about 12:00 tomorrow, Tuesday (German time)',
        `${contacts.hotline.display}, daily from 8:00 to 18:00, German time`,
        'https://www.bewertra.example/en/privacy',
      ],
    ],
  ] as const)('says in %s what happens next, and when, and who writes', async (locale, said) => {
    const receivedAt = new Date('2026-03-02T20:15+01:00');
    const { text, html } = await receiptFor({ ...sampleMessage(), locale, receivedAt });
    expect(text).toContain(expectedAt(locale, receivedAt).replaceAll('\u00a0', ' '));
    for (const words of said) expect(text).toContain(words);
    for (const value of [company.legalName, company.registerNumber, company.managingDirector, company.vatId])
      expect(text).toContain(value);
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain('<strong>BW-7K3Q-M2</strong>');
    const shown = html.replace(/<title>.*<\/title>|<\/?strong>/g, '').replace(/(?:<[^>]+>|\s)+/g, ' ');
    expect(shown.replaceAll('\u00a0', ' ').trim()).toBe(text.replace(/\n+/g, ' ').trim());
  });

  it('promises no time on any other day than that of the message, since "tomorrow" would be another', async () => {
    const receivedAt = new Date('2026-03-02T20:15+01:00');
    const { text } = await receiptFor({ ...sampleMessage(), receivedAt }, new Date('2026-03-03T00:00+01:00'));
    expect(text).toContain('Ihre Vorgangsnummer: BW-7K3Q-M2');
    expect(text).not.toMatch(/morgen|bis etwa/);
  });

  it('has nothing in it that was typed, but the address it goes to', async () => {
    const typed = {
      firstName: 'WIN-A-PRIZE',
      lastName: 'https://evil.example/',
      phone: '0900 12345',
      town: 'Sofort-gewinnen',
      country: 'Gewinnland',
      message: `Click https://evil.example/now\r\n${'x'.repeat(contactFieldEntries.message.limit / 2)}`,
    };
    const { raw, text, html, mail } = await receiptFor(sampleMessage(typed));
    const seen = [raw, text, html, mail.subject].join('\n');
    for (const word of ['WIN-A-PRIZE', 'evil.example', '0900', 'ewinn', 'Click', 'xxxx'])
      expect(seen).not.toContain(word);
  });

  it.each(["o'neill+tag@beispiel.example", 'a{b}|c=d@beispiel.example'])(
    'reaches %s and nobody else',
    async (email) => {
      const { to, mail } = await receiptFor(sampleMessage({ email }));
      expect(to).toEqual([email]);
      expect(mail.to).toEqual([{ name: '', address: email }]);
    },
  );

  it('reaches a domain with umlauts as DNS has it', async () => {
    const { to, raw } = await receiptFor(sampleMessage({ email: 'info@müller.example' }));
    // The test's mail server writes out what it was told in DNS's spelling.
    expect(to).toEqual(['info@müller.example']);
    expect(raw).toMatch(/^To: info@xn--mller-kva\.example\r$/m);
  });
});

describe('a provider that takes no mail without a return path', () => {
  const delivery = sampleDelivery({ destination: 'receipt', recipient: '' });
  /** Refuses the empty return path, or what comes after it, with a reply. */
  const against = async (moment: Moment, reply: Misbehaviour) => {
    let isEmpty = false;
    const { url, received } = await smtpReceiver({
      misbehave: (now, line) => {
        if (now === 'MAIL') isEmpty = line.includes('<>');
        return now === moment && isEmpty ? reply : undefined;
      },
    });
    const destination = receipts({ ...settings, smtpUrl: url });
    return { received, send: () => sendReceipt(delivery, destination, signal) };
  };

  it.each<[Moment, Misbehaviour]>([
    ['MAIL', '501 5.1.7 syntax error in sender'],
    ['MAIL', '550 empty sender not allowed'],
    ['MAIL', '553 5.7.1 <>: sender address rejected'],
    ['MAIL', '554 no'],
    ['RCPT', '550 5.7.1 <>: sender address rejected'],
  ])('at %s with "%s": the sender gets the receipt from MAIL_FROM', async (moment, reply) => {
    const { received, send } = await against(moment, reply);
    await send();
    expect(received).toMatchObject([{ from: 'web@bewertra.example', to: [sampleContact.email] }]);
  });

  it.each<[Moment, Misbehaviour]>([
    ['MAIL', '451 later'],
    ['MAIL', '530 authentication required'],
    ['MAIL', '503 5.5.1 bad sequence'],
    ['MAIL', 'hang up'],
    ['FINAL DOT', '550 5.7.26 neither SPF nor DKIM passes'],
    ['RCPT', '550 5.1.1 no such user'],
  ])('at %s with "%s": that is not about the return path, which stays empty', async (moment, reply) => {
    const { received, send } = await against(moment, reply);
    await expect(send()).rejects.toBeInstanceOf(SmtpError);
    expect(received.filter(({ from }) => from !== '')).toEqual([]);
  });
});

import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { errorId } from '#common/contact.ts';
import { codeAttribute, contactFormId, formFaults, sentReferenceId } from '#common/ids.ts';
import { words } from '#common/words/words.ts';
import { takeDeliveries } from '#server/store/outbox.ts';
import { alertIn, valueIn } from '#server/testing/answers.ts';
import { testApp } from '#server/testing/app.ts';
import { blankContact, sampleContact } from '#server/testing/samples.ts';
import { contactPage } from '#server/testing/site.ts';
import { SECOND } from '#server/time.ts';

/** The mail that a page's form offers to send in its place. */
function mailIn(html: string) {
  const href = parse(html).querySelector(`#${contactFormId} a[href^="mailto:"]`)?.getAttribute('href') ?? '';
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  return { to, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

describe('the form without JavaScript, when the message is stored,', () => {
  it.each([
    ['de', '/message_sent'],
    ['en', '/en/message_sent'],
  ] as const)('leads in "%s" to %s, which shows the reference', async (locale, place) => {
    const { app, post, database } = await testApp();
    const response = await post({ locale });
    const [taken] = await takeDeliveries(database, 'team', 1);
    expect(taken).toMatchObject({ message: { contact: sampleContact, locale } });
    const received = Math.floor((taken?.message.receivedAt.getTime() ?? 0) / SECOND);
    const address = `${place}?reference=${taken?.message.reference}&received=${received}`;
    expect(response.statusCode).toBe(303);
    expect(response.headers.location).toBe(address);
    const page = parse((await app.inject(address)).body);
    expect(page.querySelector(`#${sentReferenceId}`)?.text).toContain(taken?.message.reference);
  });

  it('leads back to the site where the service has an origin of its own', async () => {
    const { post } = await testApp({ env: { PUBLIC_API_BASE: 'https://api.bewertra.example' } });
    const response = await post();
    expect(response.headers.location).toMatch(
      /^https:\/\/www\.bewertra\.example\/message_sent\?reference=BW-\w{4}-\w\w&received=\d+$/,
    );
  });
});

/** What breaks out of markup, with two fields at fault. */
const faulty = {
  ...sampleContact,
  locale: 'en',
  message: '\n</textarea><b>Ja</b>',
  town: '',
  email: '"><script>x</script>',
};

describe('the form without JavaScript, with fields at fault,', () => {
  async function comesBack(fields: Partial<Record<string, string>> = faulty) {
    const { post, stored } = await testApp();
    const response = await post(fields);
    return { response, html: response.body, page: parse(response.body), stored };
  }

  it('comes back as a page of its language that nobody keeps, and nothing is stored', async () => {
    const { response, page, stored } = await comesBack();
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en');
    expect(await stored()).toBe(0);
  });

  it.each(['firstName', 'lastName', 'phone', 'email', 'town'] as const)(
    'comes back with what was typed in %s, as text',
    async (field) => {
      const { html } = await comesBack();
      expect(valueIn(html, field)).toBe(faulty[field]);
    },
  );

  it('comes back with the message, its first line break included', async () => {
    const { html } = await comesBack();
    // A parser drops the first line break of a text area.
    expect(html).toContain('>\n\n&lt;/textarea&gt;');
  });

  it('comes back with the country chosen and the consent given', async () => {
    const { page } = await comesBack();
    expect(page.querySelector('#country [selected]')?.getAttribute('value')).toBe(faulty.country);
    expect(page.querySelector('#consent')?.hasAttribute('checked')).toBe(true);
  });

  it('names what is wrong at each field, and above the form', async () => {
    const { html, page } = await comesBack();
    const place = page.querySelector(`#${errorId('email')}`);
    expect(place?.text).toBe(words.en.fields.invalid_email);
    expect(place?.getAttribute(codeAttribute)).toBe('invalid_email');
    expect(page.querySelectorAll('[aria-invalid="true"]').map(({ id }) => id)).toEqual(['email', 'town']);
    expect(alertIn(html)).toBe(words.en.invalid);
  });

  it('has a link to each wrong field, which says what to do, and to no other', async () => {
    const { page } = await comesBack({ ...faulty, lastName: 'x'.repeat(500) });
    const list = page.querySelector(`[${formFaults}]`);
    expect(list?.hasAttribute('hidden')).toBe(false);
    const shown = list?.querySelectorAll('li').filter((item) => !item.hasAttribute('hidden')) ?? [];
    expect(shown.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
      '#lastName',
      '#email',
      '#town',
    ]);
    expect(shown.map(({ text }) => text)).toEqual([
      `lastName: ${words.en.fields.too_long}`,
      'Correct email.',
      'Correct town.',
    ]);
  });

  it('says in the title that something is wrong, which screen readers read first', async () => {
    const { page } = await comesBack();
    expect(page.querySelector('title')?.text).toContain(words.en.errorTitle);
  });

  it('is otherwise byte for byte as it was built, since scripts carry hashes', async () => {
    const { html } = await comesBack();
    const built = contactPage('en');
    expect(html).toContain(built.slice(built.indexOf('</title>'), built.indexOf('<form')));
  });

  it('has the first wrong field as it stands in the form in focus', async () => {
    const { page } = await comesBack({ message: ' ', town: ' ', consent: '' });
    const focused = page.querySelectorAll('[autofocus]');
    expect(focused.map(({ id }) => id)).toEqual(['town']);
  });

  it('has what was typed in its link to a mail', async () => {
    const { firstName, lastName, email, phone, country } = sampleContact;
    const written = { firstName, lastName, email, phone, country };
    const { html } = await comesBack({ ...blankContact, ...written, message: `Guten Tag,\r\n100 % "'&<>` });
    const { to, subject, body } = mailIn(html);
    expect(to).toBe('kontakt@bewertra.example');
    expect(subject).toBe('Nachricht aus dem Kontaktformular');
    expect(body.split('\r\n')).toEqual([
      `firstName: ${firstName}`,
      `lastName: ${lastName}`,
      `email: ${email}`,
      `phone: ${phone}`,
      'country: Deutschland',
      'message: Guten Tag,',
      `100 % "'&<>`,
    ]);
  });

  it('says in that mail where a long text was cut', async () => {
    const { html } = await comesBack({ message: 'ä'.repeat(5000), town: '' });
    const { body } = mailIn(html);
    expect(body.replaceAll('\r\n', '\n').endsWith(words.de.mailDraft.cut)).toBe(true);
  });

  it.each(['', 'false'])('needs the consent, not %j', async (consent) => {
    const { response, page } = await comesBack({ consent });
    expect(response.statusCode).toBe(400);
    expect(page.querySelector(`#${errorId('consent')}`)?.text).toBe(words.de.fields.required);
  });
});

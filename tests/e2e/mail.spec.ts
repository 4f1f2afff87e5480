import { expect, test } from '@playwright/test';
import { contactPath } from '#common/contact.ts';
import { countryName } from '#common/countries.ts';
import { sentNextId, sentReferenceId, sentWrittenId } from '#common/ids.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#server/testing/mailServer.ts';
import { startService, type Service } from '#server/testing/server.ts';
import { contentFor } from '#site/content/load.ts';
import { formOn, openFilledForm, sampleMessage } from './support/contactForm.ts';

/** A message from the form to the mailbox, through a service started as in production, with its captcha. */

let mailServer: MailServer;
let service: Service;

const team = 'team@bewertra.example';

/** The two mails that have come since the last were read: the team's, and the sender's receipt. */
async function readMails(): Promise<{ received: ReceivedMail; receipt: ReceivedMail }> {
  await expect.poll(() => mailServer.received.length).toBe(2);
  const mails = mailServer.received.splice(0);
  const received = mails.find(({ to }) => to[0] === team);
  const receipt = mails.find(({ to }) => to[0] !== team);
  if (received === undefined || receipt === undefined) throw new Error('not one of each');
  return { received, receipt };
}

const plain = (text = '') => text.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ');

test.beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startService({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@bewertra.example',
    MAIL_TO: team,
  });
});

test.afterAll(async () => {
  await service.stop();
  await mailServer.close();
});

// Each reads the mails that have come.
test.describe.configure({ mode: 'default' });

test('a message from the form arrives as one mail that says everything', async ({ page }) => {
  const { submit, sent } = await openFilledForm(page, 'de', service.address);
  const call = page.waitForRequest(`**${contactPath}`);
  await submit.click();
  await expect(sent).toBeFocused();
  const { recaptchaToken = '' } = (await call).postDataJSON() as Record<string, string>;
  expect(JSON.parse(atob(recaptchaToken))).toHaveProperty('solution');
  const reference = (await page.locator(`#${sentWrittenId}`).innerText()).trim();
  const next = plain(await page.locator(`#${sentNextId}`).innerText());

  const { received, receipt } = await readMails();
  const { mail, to } = received;
  expect(to).toEqual([team]);
  expect(mail.subject).toContain(`[${reference}]`);
  expect(mail.replyTo).toEqual([
    { name: `${sampleMessage.firstName} ${sampleMessage.lastName}`, address: sampleMessage.email },
  ]);
  for (const value of Object.values({ ...sampleMessage, country: countryName('AT', 'de-DE') }))
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(value);
  expect(mail.html).not.toContain('<b>fett</b>');
  expect(mail.html).toContain('&lt;b&gt;fett&lt;/b&gt;');

  // Without a sender, so that no robot answers it (RFC 5321, 4.5.5).
  expect(receipt.from).toBe('');
  expect(receipt.to).toEqual([sampleMessage.email]);
  expect(receipt.mail.subject).toContain(`[${reference}]`);
  const answer = plain(receipt.mail.text);
  expect(answer).toContain(reference);
  // What the screen says happens next is in the mail, word for word.
  expect(next).not.toBe('');
  expect(answer).toContain(next);
  for (const value of [sampleMessage.firstName, sampleMessage.town, 'fett', sampleMessage.phone])
    expect(answer).not.toContain(value);
  expect(mailServer.received).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a faulty form comes back filled in, and is then sent and answered', async ({ page }) => {
    const { common, contactForm } = contentFor('en');
    const { field, fill, error, submit } = formOn(page, 'en');
    await page.goto(`${service.address}/en/contact`);
    await fill({ email: 'jo@ecke' });
    await submit.click();
    await expect(page).toHaveURL(service.address + contactPath);
    await expect(error('email')).toHaveText(contactForm.errors.invalid_email);
    for (const name of ['message', 'country'] as const)
      await expect(field(name)).toHaveValue(sampleMessage[name]);
    await expect(field('email')).toHaveValue('jo@ecke');
    expect(mailServer.received).toEqual([]);

    await field('email').fill('another@beispiel.example');
    // The service refuses forms that are filled in faster than a person could: repeat until it accepts.
    await expect(async () => {
      if (page.url().endsWith(contactPath)) await submit.click();
      await expect(page).toHaveURL(/\/en\/message_sent\?reference=BW-\w{4}-\w\w&received=\d+$/, {
        timeout: 500,
      });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentFor('en').contact.sent.title);
    const { received, receipt } = await readMails();
    expect(plain(received.mail.text)).toContain(sampleMessage.message);

    const [reference] = /BW-\w{4}-\w\w/.exec(received.mail.subject ?? '') ?? [];
    const shown = page.locator(`#${sentReferenceId}`);
    await expect(shown).toContainText(reference ?? 'no reference');
    const next = await page.locator(`#${sentNextId}`).innerText();
    expect(next).toContain('German time');
    expect(plain(receipt.mail.text)).toContain(plain(next));
    expect(plain(receipt.mail.text)).toContain('Thank you for your message.');

    await page.reload();
    await expect(shown).toContainText(reference ?? 'no reference');
    await page.getByRole('link', { name: common.actions.home }).click();
    await page.goBack();
    await expect(shown).toContainText(reference ?? 'no reference');
    expect(mailServer.received).toEqual([]);
  });
});

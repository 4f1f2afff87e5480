import { expect, test } from '@playwright/test';
import { contactPath, errorId } from '#common/contact.ts';
import { countryName } from '#common/countries.ts';
import { contactFormId } from '#common/ids.ts';
import { startMailServer, type MailServer, type ReceivedMail } from '#server/testing/mailServer.ts';
import { startService, type Service } from '#server/testing/server.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage, typeLikeAPerson } from './support/contactForm.ts';

let mailServer: MailServer;
let service: Service;

/** The one mail that has come since the last was read. */
async function readMail(): Promise<ReceivedMail> {
  await expect.poll(() => mailServer.received.length).toBe(1);
  const [received] = mailServer.received.splice(0);
  if (received === undefined) throw new Error('read meanwhile');
  return received;
}

test.beforeAll(async () => {
  mailServer = await startMailServer();
  service = await startService({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@bewertra.example',
    MAIL_TO: 'team@bewertra.example',
  });
});

test.afterAll(async () => {
  await service.stop();
  await mailServer.close();
});

test.describe.configure({ mode: 'serial' });

test('a message from the form arrives as one mail that says everything', async ({ page }) => {
  await page.goto(`${service.address}/contact`);
  await fillContactForm(page, 'de', sampleMessage);
  await page.getByRole('button', { name: contentFor('de').common.actions.sendMessage }).click();
  await expect(page.getByRole('heading', { name: contentFor('de').contact.sent.title })).toBeFocused();

  const { mail, to } = await readMail();
  expect(to).toEqual(['team@bewertra.example']);
  expect(mail.replyTo).toEqual([
    { name: `${sampleMessage.firstName} ${sampleMessage.lastName}`, address: sampleMessage.email },
  ]);
  expect(mail.subject).toContain(`${sampleMessage.firstName} ${sampleMessage.lastName}`);
  expect(mail.subject).toContain(sampleMessage.town);
  const text = mail.text?.replaceAll('\r\n', '\n') ?? '';
  for (const value of Object.values({ ...sampleMessage, country: countryName('AT', 'de-DE') })) {
    expect(text).toContain(value);
  }
  expect(mail.html).not.toContain('<b>fett</b>');
  expect(mail.html).toContain('&lt;b&gt;fett&lt;/b&gt;');
  expect(mailServer.received).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts, and the sent page answers', async ({ page }) => {
    await page.goto(`${service.address}/en/contact`);
    await fillContactForm(page, 'en', sampleMessage);
    await typeLikeAPerson(page);
    await page.getByRole('button', { name: contentFor('en').common.actions.sendMessage }).click();
    await expect(page).toHaveURL(`${service.address}/en/message_sent`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentFor('en').contact.sent.title);
    const { mail } = await readMail();
    expect(mail.text?.replaceAll('\r\n', '\n')).toContain(sampleMessage.message);
  });

  test('a faulty form comes back with what was typed and what is wrong', async ({ page }) => {
    await page.goto(`${service.address}/contact`);
    await fillContactForm(page, 'de', { ...sampleMessage, email: 'jo@ecke' });
    await page.locator(`#${contactFormId}`).evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.getByRole('button', { name: contentFor('de').common.actions.sendMessage }).click();
    await expect(page).toHaveURL(service.address + contactPath);
    await expect(page.locator(`#${errorId('email')}`)).toHaveText(
      contentFor('de').contactForm.errors.invalid_email,
    );
    await expect(page.locator('#email')).toHaveValue('jo@ecke');
    await expect(page.locator('#message')).toHaveValue(sampleMessage.message);
    await expect(page.locator('#country')).toHaveValue('AT');
    expect(mailServer.received).toEqual([]);
  });
});

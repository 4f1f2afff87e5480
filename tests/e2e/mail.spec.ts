import { countryName } from '#common/countries.ts';
import { contactPath, errorId } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import { expect, test } from '@playwright/test';
import { startMailServer, startService } from './support/service.ts';
import { fillContactForm, sampleMessage, typeLikeAPerson } from './support/contactForm.ts';
import { contentFor } from '#site/content/load.ts';

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let service: Awaited<ReturnType<typeof startService>>;

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
  await mailServer.stop();
});

test.describe.configure({ mode: 'serial' });

test('a message from the form arrives as one mail that says everything', async ({ page }) => {
  await page.goto(`${service.address}/contact`);
  await fillContactForm(page, 'de', sampleMessage);
  await page.getByRole('button', { name: contentFor('de').common.actions.sendMessage }).click();
  await expect(page.getByRole('heading', { name: contentFor('de').contact.sent.title })).toBeFocused();

  const { mail, recipients } = await mailServer.next();
  expect(recipients).toEqual(['team@bewertra.example']);
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
  expect(mailServer.waitingMails()).toBe(0);
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
    const { mail } = await mailServer.next();
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
    expect(mailServer.waitingMails()).toBe(0);
  });
});

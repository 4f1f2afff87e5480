import { resolve } from 'node:path';
import { contactPath, keyPattern } from '#common/contact.ts';
import { contactFormId, sentNextId, sentReferenceId, sentSpelledId, sentWrittenId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { localisedPath, messageSentPath } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectAccessible } from './support/accessible.ts';
import { openForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** The page after a message was sent. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const reference = 'BW-7K3Q-M2';

/** How long an announcement stays, in milliseconds. */
const announcementStays = 7000;

for (const locale of localeCodes)
  test(`a message is sent as typed; the page shows its reference and what is next (${locale})`, async ({
    page,
  }) => {
    await page.clock.install();
    const { fill, field, submit, announced, sent: title } = await openForm(page, locale);
    // A browser that takes it for an address writes the domain its own way.
    const email = 'max@straße.de';
    await fill({ email: '' });
    await field('email').pressSequentially(email);
    const answered = page.waitForResponse(`**${contactPath}`);
    await submit.click();
    const response = await answered;
    const request = response.request();
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({ ...sampleMessage, email, recaptchaToken: '' });
    expect(await request.headerValue('idempotency-key')).toMatch(keyPattern);
    expect(await request.headerValue('accept-language')).toBe(locale);
    const answer = (await response.json()) as { reference: string; next: string };

    await expect(title).toBeFocused();
    // Said once: what happens next, and the reference letter by letter.
    const { contact, unlisted } = contentFor(locale);
    const { sent } = contact;
    const letters = answer.reference.replaceAll('-', '').split('').join(' ');
    expect(letters).toMatch(/^B W [0-9A-Z ]{11}$/);
    await expect(announced).toHaveText(`${sent.thanks} ${answer.next} ${sent.reference}: ${letters}.`);
    await expect(page).toHaveTitle(`Bewertra – ${unlisted.messageSent.meta.name}`);
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText(answer.reference);
    await expect(page.locator(`#${sentWrittenId}`)).toBeVisible();
    await expect(page.getByText(sent.text)).toHaveCount(0);
    await expect(page.locator(`#${contactFormId}`)).toHaveCount(0);
    // Made by the script alone, it has the look of the static page's all the same.
    await expect(page.locator('#sent-text + p > a').first()).toHaveCSS('border-top-width', '2px');
    // Gone before somebody reads on, who would hear it twice.
    await page.clock.fastForward(announcementStays);
    await expect(announced).toBeEmpty({ timeout: 10_000 });
    if (locale === 'de') await expectAccessible(page);
  });

test('a click selects only the reference, which never wraps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(`${messageSentPath}?reference=${reference}`);
  const written = page.locator(`#${sentWrittenId}`);
  await written.click();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(reference);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await written.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('the static page "sent" shows the reference from its address', async ({ page }) => {
  for (const locale of localeCodes) {
    const path = localisedPath(locale, messageSentPath);
    await page.route(`**${path}?*`, (route) => route.fulfill({ path: resolve(`dist${path}.html`) }));
    await page.goto(`${path}?reference=${reference}&received=${Math.floor(Date.now() / 1000)}`);
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText(reference);
    await expect(page.locator(`#${sentSpelledId}`)).toHaveText('B W 7 K 3 Q M 2');
    await expect(page.locator(`#${sentNextId}`)).toHaveText(contentFor(locale).contact.sent.text);
  }
});

test('neither service nor script shows other text from the address', async ({ page }) => {
  for (const value of ['<b>BW-7K3Q-M2</b>', 'Rufen Sie 0900 an: BW-7K3Q-M2', 'BW-7K3Q-M2X', '']) {
    await page.goto(`${messageSentPath}?reference=${encodeURIComponent(value)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentFor('de').contact.sent.title);
    await expect(page.locator(`#${sentReferenceId}`)).toBeHidden();
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText('');
  }
});

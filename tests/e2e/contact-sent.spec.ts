import { resolve } from 'node:path';
import { contactPath } from '#common/contact.ts';
import { sentNextId, sentReferenceId, sentSpelledId, sentWrittenId } from '#common/ids.ts';
import { locales, type Locale } from '#common/locales.ts';
import { localisedPath, messageSentPath, pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const reference = 'BW-7K3Q-M2';

for (const locale of Object.keys(locales) as Locale[]) {
  const { sent } = contentFor(locale).contact;

  test(`the success screen says the reference, what happens next and when (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'contact'));
    const submit = page.getByRole('button', { name: contentFor(locale).contactForm.submit.idle });
    await submit.scrollIntoViewIfNeeded();
    await expect(submit).toBeDisabled();
    await fillContactForm(page, locale, sampleMessage);
    const answered = page.waitForResponse(`**${contactPath}`);
    await submit.click();
    const answer = (await (await answered).json()) as { reference: string; next: string };

    const title = page.getByRole('heading', { name: sent.title, exact: true });
    await expect(title).toBeFocused();
    // Read out with the title: what happens next, and the reference letter by letter.
    const letters = answer.reference.replaceAll('-', '').split('').join(' ');
    await expect(title).toHaveAccessibleDescription(
      `${sent.thanks} ${answer.next} ${sent.reference}: ${letters} ${sent.referenceUse}`,
    );
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText(answer.reference);
    await expect(page.locator(`#${sentWrittenId}`)).toBeVisible();
    await expect(page.getByText(sent.text)).toHaveCount(0);
  });
}

test('a click selects the reference, and nothing beside it', async ({ page }) => {
  await page.goto(`${messageSentPath}?reference=${reference}`);
  await page.locator(`#${sentWrittenId}`).click();
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(reference);
});

test('the reference stays on one line, however narrow the window and large the type', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto(`${messageSentPath}?reference=${reference}`);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const lines = await page
    .locator(`#${sentWrittenId}`)
    .evaluate((element) => element.getClientRects().length);
  expect(lines).toBe(1);
});

for (const locale of Object.keys(locales) as Locale[]) {
  test(`a static page "sent" gets the reference from its address, and says the rest in general (${locale})`, async ({
    page,
  }) => {
    const path = localisedPath(locale, messageSentPath);
    await page.route(`**${path}?*`, (route) => route.fulfill({ path: resolve(`dist${path}.html`) }));
    await page.goto(`${path}?reference=${reference}&received=${Math.floor(Date.now() / 1000)}`);
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText(reference);
    await expect(page.locator(`#${sentSpelledId}`)).toHaveText('B W 7 K 3 Q M 2');
    await expect(page.locator(`#${sentNextId}`)).toHaveText(contentFor(locale).contact.sent.text);
  });
}

test('what else stands in the address is not shown, by the service or by the script', async ({ page }) => {
  for (const value of ['<b>BW-7K3Q-M2</b>', 'Rufen Sie 0900 an: BW-7K3Q-M2', 'BW-7K3Q-M2X', '']) {
    await page.goto(`${messageSentPath}?reference=${encodeURIComponent(value)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contentFor('de').contact.sent.title);
    await expect(page.locator(`#${sentReferenceId}`)).toBeHidden();
    await expect(page.locator(`#${sentWrittenId}`)).toHaveText('');
  }
});

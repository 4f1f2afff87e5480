import { contactFields } from '#common/contactFields.ts';
import type { Page } from '@playwright/test';
import { contactPath, honeypotField } from '#common/contact.ts';
import { contacts } from '#common/company.ts';
import { pathTo } from '#common/routes.ts';
import { words } from '#common/words/words.ts';
import { expectAccessible } from './support/accessible.ts';
import {
  answerWith,
  formOn,
  giveChallenges,
  openFilledForm,
  openForm,
  sampleMessage,
  watchMessages,
} from './support/contactForm.ts';
import { brokenShortWords, setTypeSize } from './support/reading.ts';
import { settled } from './support/settled.ts';
import { expect, test } from './support/test.ts';

/** How the form reacts while it is filled in and sent. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('errors appear after a field was touched, and disappear when it is corrected', async ({ page }) => {
  const { field, error, box, texts } = await openForm(page);
  for (const name of [...contactFields, 'consent'] as const) await expect(error(name)).toBeEmpty();

  await field('firstName').focus();
  await field('email').focus();
  await expect(error('firstName')).toHaveText(texts.errors.required);
  await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('firstName')).toHaveAccessibleDescription(texts.errors.required);
  await expect(error('email')).toBeEmpty();

  await field('email').fill('jo@ecke');
  await expect(error('email')).toBeEmpty();
  await field('country').focus();
  await expect(error('email')).toHaveText(texts.errors.invalid_email);
  await field('town').focus();
  await expect(error('country')).toHaveText(texts.errors.required);
  await box.check();
  await expect(error('consent')).toBeEmpty();
  await box.uncheck();
  await page.getByRole('link', { name: texts.consent.terms }).first().focus();
  await expect(error('consent')).toHaveText(texts.errors.required);
  await expectAccessible(page);

  await field('email').fill('jo@ecke.example');
  await expect(error('email')).toBeEmpty();
  await expect(field('email')).toHaveAttribute('aria-invalid', 'false');
  await expect(error('message')).toBeEmpty();
});

test('the button is muted until the form can be sent (statement 193)', async ({ page }) => {
  const { submit, fill } = await openForm(page);
  const look = () =>
    submit.evaluate((button) => {
      const { backgroundColor, opacity, filter } = getComputedStyle(button);
      return `${backgroundColor}, opacity ${opacity}, filter ${filter}`;
    });
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  const muted = await look();
  await fill();
  await expect(submit).toBeEnabled();
  expect(await look()).not.toBe(muted);
});

test('the button is disabled until the form is complete, and says what is missing', async ({ page }) => {
  const { submit, field, fill, box, texts } = await openForm(page);
  await expect(submit).toHaveAccessibleDescription(texts.hint.untouched);
  await fill();
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveAccessibleDescription(texts.hint.ready);

  await field('town').fill('  ');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(`${texts.hint.open} ${texts.labels.town}.`);
  await field('town').fill('Köln');
  await box.uncheck();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(`${texts.hint.open} ${texts.labels.consent}.`);
});

test('on a small phone the list of what is wrong is read from its first line, and each line is a fingertip high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { submit, texts } = await openForm(page);
  await submit.focus();
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: texts.error.invalid });
  await expect(summary).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const title = () =>
    summary.getByText(texts.error.invalid).evaluate((line) => line.getBoundingClientRect().top);
  await expect.poll(title).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? NaN));
  await expect.poll(title).toBeLessThan(200);
  for (const link of await summary.getByRole('link').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('in type twice as large no word of what is wrong is broken, and the countries stand clear of their arrow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await setTypeSize(page, 32);
  const { submit, summary, field } = await openForm(page);
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  expect(await brokenShortWords(page)).toEqual([]);

  const endOfText = await field('country').evaluate((select) => {
    const { paddingInlineEnd, borderInlineEndWidth } = getComputedStyle(select);
    return (
      select.getBoundingClientRect().right - parseFloat(paddingInlineEnd) - parseFloat(borderInlineEndWidth)
    );
  });
  const arrow = await page.locator('.control-arrow svg').boundingBox();
  expect(arrow?.x).toBeGreaterThanOrEqual(endOfText);
});

test('captcha and worker load once, when the form is first touched', async ({ page, context }) => {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const askedFor = (pattern: RegExp) => asked.filter((path) => pattern.test(path)).length;
  const messages = watchMessages(page);
  await giveChallenges(page);
  const { field, fill, submit, sent } = await openForm(page);
  await settled(page);
  expect(askedFor(/challenge|altcha|pbkdf2|captcha/)).toBe(0);

  await field('firstName').focus();
  await expect.poll(() => askedFor(/pbkdf2/)).toBeGreaterThan(0);
  await fill();
  await submit.click();
  await expect(sent).toBeFocused();
  expect(askedFor(/challenge/)).toBe(1);
  expect(JSON.parse(atob(messages.tokens()[0] ?? ''))).toHaveProperty('solution');
});

test('during sending the button is busy, and a second click sends nothing', async ({ page }) => {
  const messages = watchMessages(page);
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  await answerWith(page, (route) => held.then(() => route.continue()));
  const { submit, sent, texts } = await openFilledForm(page, 'en');
  await submit.click();
  const busy = page.getByRole('button', { name: texts.submit.busy });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAccessibleDescription('');
  await busy.dispatchEvent('click');
  await page.keyboard.press('Enter');
  letGo(undefined);
  await expect(sent).toBeFocused();
  expect(messages.count()).toBe(1);
});

test('the honeypot is hidden from people and from autofill', async ({ page }) => {
  const { submit, sent } = await openFilledForm(page, 'en');
  const field = page.locator(`[name="${honeypotField}"]`);
  await field.evaluate((element: HTMLInputElement) => element.focus());
  await expect(field).not.toBeFocused();
  const box = await field.locator('..').boundingBox();
  expect(Math.max(box?.width ?? 0, box?.height ?? 0)).toBeLessThanOrEqual(1);

  await field.evaluate((element: HTMLInputElement) => (element.value = 'https://spam.example'));
  await submit.click();
  await expect(sent).toBeFocused();
});

for (const length of [10, 4_600, 10_500]) {
  test(`a reload with a message of ${length} letters loses nothing that is typed meanwhile`, async ({
    page,
  }) => {
    const { field } = await openFilledForm(page);
    await field('message').fill('x'.repeat(length));
    // The draft is kept before the page is left.
    await expect(field('message')).toHaveValue('x'.repeat(length));
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/_astro/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await field('town').focus();
    await field('town').fill('');
    await page.keyboard.type('Köl');
    scripts.resolve(undefined);
    await page.keyboard.type('n am Rhein, zweite Etage', { delay: 40 });
    await expect(field('town')).toHaveValue('Köln am Rhein, zweite Etage');
    await expect(field('town')).toBeFocused();
    await expect(field('message')).toHaveValue('x'.repeat(length));
  });
}

test('a reload keeps the typed text but not the consent; sending erases the text', async ({ page }) => {
  const { field, box, submit, sent } = await openFilledForm(page);
  await page.reload();
  await submit.scrollIntoViewIfNeeded();
  for (const name of ['firstName', 'message', 'country'] as const)
    await expect(field(name)).toHaveValue(sampleMessage[name]);
  await expect(box).not.toBeChecked();
  await expect(submit).toBeDisabled();

  await box.check();
  await submit.click();
  await expect(sent).toBeFocused();
  await page.reload();
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  await expect(field('firstName')).toHaveValue('');
});

test.describe('before the script has arrived', () => {
  // React says by error 418 that it has rendered anew what was not as it left it.
  test.use({ tolerated: [/\b400\b|React error #418/] });

  /** Opens the form without its script, which comes when the returned function is called. */
  async function openWithoutScript(page: Page): Promise<() => void> {
    const { promise: held, resolve } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/ContactForm*.js', (route) => held.then(() => route.continue()));
    await page.goto(pathTo('de', 'contact'));
    return () => resolve(undefined);
  }

  test('hydration keeps the typed text', async ({ page }) => {
    const letScriptIn = await openWithoutScript(page);
    const { submit, fill, texts, expectKept } = formOn(page);
    await expect(submit).toBeEnabled();
    await fill();
    letScriptIn();
    await expect(submit).toHaveAccessibleDescription(texts.hint.ready);
    await expect(submit).toBeEnabled();
    await expectKept();
  });

  test('what an extension puts into the form takes neither the text nor the consent', async ({ page }) => {
    const letScriptIn = await openWithoutScript(page);
    const { submit, fill, texts, expectKept } = formOn(page);
    await fill();
    await page.locator('form').evaluate((form) => form.prepend(document.createElement('div')));
    letScriptIn();
    await expect(submit).toHaveAccessibleDescription(texts.hint.ready);
    await expectKept();
  });

  test('hydration keeps the errors of a returned form, which can be corrected', async ({ page }) => {
    const letScriptIn = await openWithoutScript(page);
    const { submit, field, fill, error, notice, texts, expectKept, sent } = formOn(page);
    await fill({ email: 'jo@ecke' });
    await submit.click();
    await expect(page).toHaveURL(contactPath);
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    const call = page.locator(`form a[href="tel:${contacts.hotline.tel}"]`).filter({ visible: true });
    await expect(call).toBeVisible();

    letScriptIn();
    await expect(submit).toBeDisabled();
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    await expect(notice(words.de.invalid)).toBeVisible();
    await field('email').fill(sampleMessage.email);
    await expect(error('email')).toBeEmpty();
    await expectKept();
    await submit.click();
    await expect(sent).toBeFocused();
  });
});

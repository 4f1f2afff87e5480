import { contactFieldEntries, contactFields } from '#common/contactFields.ts';
import type { Page } from '@playwright/test';

import { contactFormId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { words } from '#common/words/words.ts';
import { announcements } from './support/announced.ts';
import { answerWith, openFilledForm, openForm, sampleMessage, watchMessages } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/**
 * The form with a screen reader and a keyboard. Numbers and lists are tested in English: the browser is German, so a
 * wrong locale would show.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' }, tolerated: [/status of 500|^status 500/] });

/** The regions that are announced as they change. */
const announcedOn = (page: Page) =>
  page.locator(`#${contactFormId} :is([aria-live="polite"], [role="status"])`);

/** How many controls the accessibility tree has as invalid. */
async function invalidControls(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const isInvalid = ({ properties = [] }: (typeof nodes)[number]) =>
    properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false');
  return nodes.filter(isInvalid).length;
}

test('no field is aria-invalid before it was touched; the button stays focusable', async ({ page }) => {
  const { texts, submit, field, error, box, summary, announced } = await openForm(page, 'en');
  expect(await invalidControls(page)).toBe(0);

  await box.focus();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(submit).toBeFocused({ timeout: 100 });
  }).toPass();
  const messages = watchMessages(page);
  await page.keyboard.press('Enter');
  await expect(summary).toBeFocused();
  for (const name of [...contactFields, 'consent'] as const) {
    await expect(error(name)).toHaveText(texts.errors.required);
    await expect(summary.getByRole('link', { name: texts.ask[name] })).toBeVisible();
  }
  expect(await invalidControls(page)).toBe(contactFields.length + 1);
  expect(messages.count()).toBe(0);
  // Errors are not announced one by one: the summary lists them.
  await expect(announced).toBeEmpty();

  await field('town').fill('Bonn');
  await field('town').fill('');
  await page.keyboard.press('Tab');
  await expect(announced).toHaveText(`${texts.labels.town}: ${texts.errors.required}`);
});

for (const locale of localeCodes)
  test(`sending and its failure are said, in a region that was there before (${locale})`, async ({
    page,
  }) => {
    await page.clock.install();
    const { submit, announced, texts } = await openFilledForm(page, locale);
    await announced.evaluate((region) => region.setAttribute('data-first', ''));
    const seen = Promise.withResolvers<undefined>();
    await answerWith(page, async (route) => {
      await seen.promise;
      await route.fulfill({ status: 500 });
    });
    await expect(announced).toBeEmpty();
    await submit.press('Enter');
    await expect(announced).toHaveText(texts.submit.busy);
    seen.resolve(undefined);
    await expect(announced).toHaveText(texts.error.text);
    await expect(announced).toHaveAttribute('data-first');
    await page.clock.fastForward(7000);
    await expect(announced).toBeEmpty();
    await submit.press('Enter');
    await expect(announced).toHaveText(texts.error.text);
  });

for (const locale of localeCodes)
  test(`the button is described by what pressing it does while nothing is filled in (${locale})`, async ({
    page,
  }) => {
    const { submit, field, texts } = await openForm(page, locale);
    await expect(submit).toHaveAccessibleDescription(texts.hint.untouched);
    // Once it was pressed, it says what that has shown.
    await submit.press('Enter');
    await expect(submit).toHaveAccessibleDescription(
      new RegExp(`^${texts.hint.open} ${texts.labels.firstName}`),
    );
    await field('town').fill('Bonn');
    await expect(submit).toHaveAccessibleDescription(new RegExp(`^${texts.hint.open}`));
  });

test('no field counts as invalid for the browser before anybody touched it', async ({ page }) => {
  await openForm(page);
  await expect(page.locator('form :invalid')).toHaveCount(0);
  await expect(page.locator('form [aria-required=true]')).toHaveCount(contactFields.length + 1);
});

test('the error of a field that was left is said in one text, and so once', async ({ page }) => {
  const { field, announced, texts } = await openForm(page, 'en');
  await field('town').focus();
  await page.keyboard.press('Tab');
  await expect(announced).toHaveText(`${texts.labels.town}: ${texts.errors.required}`);
  expect(await announced.evaluate((region) => region.childNodes.length)).toBe(1);
  await expect(page.locator('form [aria-live=polite]')).toHaveCount(0);
});

for (const locale of localeCodes)
  test(`who fills the form in hears once that nothing is missing (${locale})`, async ({ page }) => {
    await page.clock.install();
    const { texts, field, fill, box, submit } = await openForm(page, locale);
    const status = announcedOn(page).filter({ hasText: /\p{L}/u });
    await fill();
    await box.uncheck();
    await field('town').fill('');
    await page.clock.runFor(5000);
    await expect(submit).toHaveAccessibleDescription(new RegExp(`^${texts.hint.open}`));
    await expect(status).toHaveCount(0);
    await field('town').pressSequentially('Bonn');
    await box.check();
    await page.clock.runFor(1000);
    await expect(status).toHaveText(texts.hint.ready);
    await page.clock.runFor(8000);
    await expect(status).toHaveCount(0);
    await expect(submit).toHaveAccessibleDescription(texts.hint.ready);
  });

test('the title says that something is wrong until it is put right', async ({ page }) => {
  const { submit, fill, field } = await openForm(page);
  const title = await page.title();
  await submit.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(`${words.de.errorTitle} ${title}`);
  await fill({ town: '' });
  await expect(page).toHaveTitle(`${words.de.errorTitle} ${title}`);
  await field('town').fill('Bonn');
  await expect(page).toHaveTitle(title);
});

test('a wrong value is not called missing; button and Enter lead to its field', async ({ page }) => {
  const { texts, submit, field, fill, error, summary } = await openForm(page);
  await fill({ email: 'jo@ecke', town: ' ' });
  await submit.focus();
  await page.keyboard.press('Space');
  await expect(summary.getByRole('link', { name: texts.ask.town })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(summary.getByRole('link', { name: texts.ask.email })).toBeFocused();
  await expect(summary).toContainText('name@example.com');
  await page.keyboard.press('Enter');
  await expect(field('email')).toBeFocused();
  await expect(error('email')).toHaveText(texts.errors.invalid_email);
  await expect(field('email')).toHaveAccessibleDescription(texts.errors.invalid_email);

  await field('email').fill(sampleMessage.email);
  await expect(summary.getByRole('link')).toHaveCount(1);
  await field('lastName').press('Enter');
  await expect(field('town')).toBeFocused();
  await expect(error('town')).toHaveText(texts.errors.required);
});

test('who types a long message hears once in a hundred characters how many are left', async ({ page }) => {
  await page.clock.install();
  const { texts, field, fill } = await openForm(page, 'de');
  const counter = page.locator('div:has(> div > textarea) > [role=status]');
  const said = await announcements(counter);
  await fill({ message: 'x'.repeat(contactFieldEntries.message.limit - 503) });
  await field('message').pressSequentially('Grüße aus Bonn', { delay: 40 });
  await expect(counter).toHaveText(`${texts.counter.left} 489`);
  await field('message').pressSequentially(', Ihre', { delay: 40 });
  await expect(page.getByText(`${texts.counter.left} 483`)).toBeVisible();
  // Longer than any pause that is waited for.
  await page.clock.runFor(5000);
  expect(await said.jsonValue()).toEqual([`${texts.counter.left} 489`]);
});

test('a pasted text that is too long is kept whole and counted', async ({ page }) => {
  const { texts, submit, field, fill, error } = await openForm(page, 'en');
  const counter = announcedOn(page).filter({ hasText: /\d/ });
  const number = (count: number) => count.toLocaleString('en');
  const paste = (text: string) => page.keyboard.insertText(text);
  await fill({ message: '' });
  await field('message').focus();
  await paste('x'.repeat(contactFieldEntries.message.limit - 501));
  await expect(field('message')).toHaveValue(/^x{4499}$/);
  await expect(counter).toHaveCount(0);
  await paste('yz');
  await expect(counter).toHaveText(`${texts.counter.left} ${number(499)}`);
  await paste('x');
  await expect(page.getByText(`${texts.counter.left} ${number(498)}`)).toBeVisible();
  // Not read out again at each keystroke.
  await expect(counter).toHaveText(`${texts.counter.left} ${number(499)}`);

  const end = 'x'.repeat(1600) + ' Deadline: Friday';
  await paste(end);
  expect(await field('message').inputValue()).toMatch(/ Deadline: Friday$/);
  const over = 4502 + end.length - contactFieldEntries.message.limit;
  await expect(counter).toHaveText(`${texts.counter.over} ${number(over)}`);
  await submit.focus();
  await expect(error('message')).toHaveText(texts.errors.too_long);
  await page.keyboard.press('Enter');
  await expect(field('message')).toBeFocused();
});

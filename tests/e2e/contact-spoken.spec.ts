import type { Page } from '@playwright/test';
import { contactFields, contactPath, errorId, limits, type ContactField } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** What the form says to who cannot see it, and what the keyboard reaches. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function openForm(page: Page, locale: Locale) {
  const { contactForm: texts } = contentFor(locale);
  await page.goto(pathTo(locale, 'contact'));
  const form = page.locator(`#${contactFormId}`);
  const submit = page.getByRole('button', { name: texts.submit.idle });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  return {
    texts,
    submit,
    field: (name: ContactField) => page.getByLabel(texts.labels[name], { exact: true }),
    error: (name: ContactField | 'consent') => page.locator(`#${errorId(name)}`),
    /** The regions that are announced as they change. */
    announced: form.locator('[aria-live="polite"], [role="status"]'),
  };
}

type Node = {
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value: unknown } }[];
};

/** Names of the controls that the browser hands to assistive technology as invalid. */
async function invalidControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] };
  await session.detach();
  return nodes
    .filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value}`);
}

for (const locale of ['de', 'en'] as const) {
  test(`nothing is invalid before it was touched, and the button can be reached and pressed (${locale})`, async ({
    page,
  }) => {
    const { texts, submit, field, error, announced } = await openForm(page, locale);
    expect(await invalidControls(page)).toEqual([]);

    await page.getByRole('checkbox').focus();
    await expect(async () => {
      await page.keyboard.press('Tab');
      await expect(submit).toBeFocused({ timeout: 100 });
    }).toPass();
    let calls = 0;
    page.on('request', (request) => (calls += request.url().endsWith(contactPath) ? 1 : 0));
    await page.keyboard.press('Enter');
    await expect(field('firstName')).toBeFocused();
    for (const name of [...contactFields, 'consent'] as const) {
      await expect(error(name)).toHaveText(texts.errors.required);
      // Not one after the other: what is missing is said in one sentence.
      await expect(announced.filter({ has: error(name) })).toHaveCount(0);
    }
    const all = [...contactFields.map((name) => texts.labels[name]), texts.hint.tick];
    await expect(announced.filter({ hasText: texts.hint.open })).toHaveText(
      `${texts.hint.open} ${new Intl.ListFormat(locale).format(all)}.`,
    );
    expect(await invalidControls(page)).toHaveLength(contactFields.length + 1);
    expect(calls).toBe(0);

    await field('town').fill('Bonn');
    await field('town').fill('');
    await page.keyboard.press('Tab');
    const ofTown = announced.filter({ has: error('town') });
    await expect(ofTown).toHaveText(`${texts.labels.town}${texts.errors.required}`);
  });

  test(`what is wrong is not called missing, and the error says what an address looks like (${locale})`, async ({
    page,
  }) => {
    const { texts, submit, field, error, announced } = await openForm(page, locale);
    await fillContactForm(page, locale, { ...sampleMessage, email: 'jo@ecke', town: ' ' });
    const said = announced.filter({ hasText: texts.hint.check });
    await expect(said).toHaveText(
      `${texts.hint.open} ${texts.labels.town}. ${texts.hint.check} ${texts.labels.email}.`,
    );
    await submit.focus();
    await page.keyboard.press('Space');
    await expect(field('email')).toBeFocused();
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    await expect(field('email')).toHaveAccessibleDescription(/name@example\.com/);
  });

  test(`a pasted text that is too long is kept whole and counted (${locale})`, async ({ page }) => {
    const { texts, submit, field, error, announced } = await openForm(page, locale);
    const counter = announced.filter({ hasText: /\d/ });
    const number = (count: number) => count.toLocaleString(locale);
    const paste = (text: string) => page.keyboard.insertText(text);
    await fillContactForm(page, locale, sampleMessage);
    await field('message').fill('');

    await field('message').focus();
    await paste('x'.repeat(limits.message - 501));
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
    const over = 4502 + end.length - limits.message;
    await expect(counter).toHaveText(`${texts.counter.over} ${number(over)}`);
    await submit.focus();
    await expect(error('message')).toHaveText(texts.errors.too_long);
    await page.keyboard.press('Enter');
    await expect(field('message')).toBeFocused();
  });
}

test('Enter in a field of an unfinished form leads to what is missing', async ({ page }) => {
  const { field, error, texts } = await openForm(page, 'de');
  await fillContactForm(page, 'de', { ...sampleMessage, phone: '' });
  await field('town').press('Enter');
  await expect(field('phone')).toBeFocused();
  await expect(error('phone')).toHaveText(texts.errors.required);
});

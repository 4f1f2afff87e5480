import type { Page } from '@playwright/test';
import { contactFieldEntries } from '#common/contactFields.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { answerWith, openFilledForm } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** Pages in the hands of a browser that translates them, as Chrome does. */

/**
 * Translates the page as Chrome does: it puts two `<font>` elements with other words in the place of each text. React
 * keeps texts that are no longer in the page.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const isRead = text.parentElement?.closest('script, style, textarea, code, [translate=no]') === null;
      if (!isRead || text.data.trim() === '') continue;
      // Deprecated, and what Chrome puts there.
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
      if (!outer || !inner) continue;
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

test.describe('the contact form', () => {
  test.use({ tolerated: [/\b503\b/] });

  test('says on its button what it does, and passes to the confirmation', async ({ page }) => {
    const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
    await answerWith(page, (route) => held.then(() => route.continue()));
    const { submit, sent, texts } = await openFilledForm(page);
    await translate(page);
    await expect(submit).toHaveText(`«${texts.submit.idle}»`);
    await submit.click();
    await expect(submit).toHaveText(texts.submit.busy);
    await translate(page);
    letGo(undefined);
    await expect(sent).toBeFocused();
  });

  const { limit } = contactFieldEntries.message;

  test('says what failed, what is missing and how many characters are left', async ({ page }) => {
    await answerWith(page, (route) => route.fulfill({ status: 503 }));
    const { submit, error, failed, texts } = await openFilledForm(page);
    await translate(page);
    await submit.click();
    await expect(failed).toBeVisible();
    await expect(submit).toHaveText(texts.submit.again);
    await translate(page);
    await page.locator('[name=town]').fill('');
    await expect(error('town')).toHaveText(texts.errors.required);
    await expect(submit).toHaveAccessibleDescription(new RegExp(`${texts.hint.open} ${texts.labels.town}`));
    await page.locator('[name=message]').fill('a'.repeat(limit - 100));
    await translate(page);
    await page.locator('[name=message]').fill('a'.repeat(limit - 101));
    await expect(page.locator('form p[aria-hidden]').filter({ hasText: /\d/ })).toHaveText(
      new RegExp(`^${texts.counter.left}`),
    );
  });
});

test('the fee calculator shows the new results, not the old ones beside them', async ({ page }) => {
  const { feeCalculator } = contentFor('de');
  await page.goto(pathTo('de', 'professional', 'service_fees'));
  const fee = page.getByRole('textbox', { name: feeCalculator.fee });
  await expect(fee).not.toHaveAttribute('readonly');
  const results = page.locator('.fee-calculator-periods');
  await fee.fill('1000');
  const fresh = await results.innerText();
  await fee.fill('8000');
  await translate(page);
  // The minimum per report takes the place of the share: lines go and come.
  for (const typed of ['10', 'x', '8000', '1000']) {
    await fee.fill(typed);
    await translate(page);
  }
  const numbers = (text: string) => text.match(/[\d.,]+ €/g);
  expect(numbers(await results.innerText())).toEqual(numbers(fresh));
});

test('the link builder keeps the chosen words, and says that a link is none', async ({ page }) => {
  const { linkBuilder } = contentFor('de');
  const [, second = ''] = linkBuilder.text.choices;
  await page.goto(pathTo('de', 'enquiryLink'));
  const choice = page.getByRole('combobox');
  const link = page.locator('#enquiry-link');
  await expect(link).toBeEnabled();
  await translate(page);
  await choice.selectOption({ index: 1 });
  await expect(page.locator('.link-builder-link')).toHaveText(second);
  await expect(page.locator('.link-builder-html')).toContainText(second);
  await link.fill('https://elsewhere.example/');
  await expect(page.locator('#enquiry-link-hint')).not.toContainText('«');
  await translate(page);
  await link.fill('');
  await expect(page.locator('#enquiry-link-hint')).not.toContainText('«');
  await expect(choice).toHaveValue(second);
});

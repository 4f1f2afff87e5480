import type { Page } from '@playwright/test';
import { facts } from '#common/facts.ts';
import { feeLimits, settlement } from '#common/fees.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { toolEvents } from '#site/analytics/events.ts';
import { contentFor } from '#site/content/load.ts';
import { sampleFee } from '#site/content/samples/desk.ts';
import { siteAddress } from './support/environment.ts';
import { loggedEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';
import { money, ready } from './support/tool.ts';
import { visit } from './support/visit.ts';

/** What the calculator says of one of its two times. */
const period = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, exact: true }).locator('..');

test('the calculator keeps field, slider, result and address in step', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const events = loggedEvents(page);
  const { feeCalculator: texts } = contentFor('de');
  const fees = pathTo('de', 'professional', 'service_fees');
  const euros = (amount: number) => money('de', amount);
  await page.goto(fees);
  const field = await ready(page.getByLabel(texts.fee));
  const free = period(page, texts.periods.free);
  const after = period(page, texts.periods.after);
  const slider = page.getByRole('slider');
  await expect(after).toContainText(euros(settlement(sampleFee).kept));
  await field.fill('2000');
  await expect(after).toContainText(euros(settlement(2000).kept));
  await expect(free).toContainText(euros(settlement(2000, true).kept));
  await expect(slider).toHaveValue('2000');
  // Left, the field is written as the results are.
  await field.blur();
  await expect(field).toHaveValue(/^2[.,]000$/);
  await expect(page).toHaveURL(`${fees}#${texts.fragment}=2000`);
  await expect(page.getByText(euros(settlement(2000).invoiced))).toBeVisible();
  await slider.press('ArrowRight');
  const next = 2000 + feeLimits.slider.step;
  await expect(after).toContainText(euros(settlement(next).kept));
  await expect(page.getByRole('status').filter({ hasText: euros(next) })).toBeAttached();
  await field.fill('50');
  await expect(after).toContainText(texts.lines.minimum);
  await expect(after).toContainText(euros(facts.minimumFee.value));
  await field.fill(euros(4800.5));
  await expect(after).toContainText(euros(settlement(4800.5).kept));

  await field.fill('3100');
  await page.getByRole('button', { name: texts.copy.action }).click();
  await expect(page.getByText(texts.copy.done)).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(`${siteAddress}${fees}#${texts.fragment}=3100`);
  expect(events).toEqual([toolEvents.feeCalculator.event]);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#service_fees')).toBeInViewport();
  await expect(field).toHaveValue(/^3.100$/);
});

test('where nothing can be copied, the address bar has the link to the calculation, the example’s as well', async ({
  page,
}) => {
  const { feeCalculator: texts } = contentFor('en');
  const fees = pathTo('en', 'professional', 'service_fees');
  const copy = page.getByRole('button', { name: texts.copy.action });
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => Promise.reject(new Error('refused')),
    }),
  );
  await page.goto(pathTo('en', 'professional'));
  const field = await ready(page.getByLabel(texts.fee, { exact: true }));
  await copy.click();
  await expect(page.getByText(texts.copy.failed)).toBeVisible();
  await expect(page).toHaveURL(`${fees}#${texts.fragment}=${sampleFee}`);
  await field.fill('777.5');
  await copy.click();
  await expect(page).toHaveURL(`${fees}#${texts.fragment}=777.5`);
  // Left, the field is written as the results are.
  await expect(field).toHaveValue('777.50');
  await page.reload();
  await expect(page.locator('#service_fees')).toBeInViewport();
  await expect(field).toHaveValue('777.50');
  // In the other language it is called otherwise, and is the same.
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page.getByLabel(contentFor('de').feeCalculator.fee)).toHaveValue('777,50');
});

test('a result that changes moves nothing below it', async ({ page }) => {
  const { feeCalculator: texts } = contentFor('de');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pathTo('de', 'professional', 'service_fees'));
  const field = await ready(page.getByLabel(texts.fee));
  const copy = page.getByRole('button', { name: texts.copy.action });
  const below = () =>
    copy.evaluate((button) => {
      const card = button.closest('section')?.getBoundingClientRect();
      return Math.round((card?.bottom ?? 0) - button.getBoundingClientRect().bottom);
    });
  const before = await below();
  await field.fill('1.250,-');
  await expect(page.getByRole('status').filter({ hasText: '€' })).toContainText(money('de', 1250));
  expect(await below()).toBe(before);
});

visit('an invalid fee is explained, and the input is kept', async ({ page }) => {
  const { feeCalculator: texts } = contentFor('en');
  await page.goto(pathTo('en', 'professional', 'service_fees'));
  const field = await ready(page.getByLabel(texts.fee));
  const after = period(page, texts.periods.after);
  for (const [typed, problem] of [
    ['viel', 'noNumber'],
    ['-300', 'negative'],
    ['99999999', 'tooLarge'],
    ['1', 'tooSmall'],
    ['', 'empty'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(texts.problems[problem]);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
    await expect(after).not.toContainText('€');
  }
  await field.fill(money('en', 4800.5));
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(after).toContainText(money('en', settlement(4800.5).kept));
});

visit('nobody is corrected in the middle of an amount, and no outdated amount is said', async ({ page }) => {
  await page.clock.install();
  const { feeCalculator: texts } = contentFor('en');
  await page.goto(pathTo('en', 'professional', 'service_fees'));
  const field = await ready(page.getByLabel(texts.fee, { exact: true }));
  const said = page.getByRole('status').filter({ hasText: '€' });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field.fill('3');
  await page.clock.runFor(300);
  await field.fill('3000');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.clock.runFor(500);
  await expect(said).toHaveText(new RegExp(RegExp.escape(money('en', 3000))));
  await field.fill('99999999');
  await page.clock.runFor(500);
  await expect(page.getByText(texts.problems.tooLarge)).toBeVisible();
  await expect(said).toHaveCount(0);
  await field.fill('4000');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await expect(said).toHaveCount(0);
  await page.clock.runFor(500);
  await expect(said).toHaveText(new RegExp(RegExp.escape(money('en', 4000))));
});

for (const locale of localeCodes)
  test(`an amount that is none has no result, and no link to it (${locale})`, async ({ page }) => {
    const { feeCalculator: texts } = contentFor(locale);
    await page.goto(pathTo(locale, 'professional', 'service_fees'));
    const fee = await ready(page.getByLabel(texts.fee, { exact: true }));
    const results = page.locator('.fee-calculator-periods');
    const copy = page.getByRole('button', { name: texts.copy.action });
    await expect(results).toContainText('€');
    await fee.fill('abc');
    await expect(page.getByText(texts.problems.noNumber)).toBeVisible();
    await expect(results).not.toContainText('€');
    await expect(results.getByText(texts.unknown)).toHaveCount(6);
    await expect(copy).toBeDisabled();
    await fee.fill('1000');
    await expect(results).toContainText('€');
    await expect(copy).toBeEnabled();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a worked example replaces the calculator', async ({ page }) => {
    await page.goto(pathTo('en', 'professional'));
    await expect(page.getByText(money('en', settlement(sampleFee).kept))).toBeVisible();
  });
});

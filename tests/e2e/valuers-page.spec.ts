import type { Page } from '@playwright/test';
import { facts } from '#common/facts.ts';
import { feeLimits, settlement } from '#common/fees.ts';
import { localeCodes, locales, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { toolEvents } from '#site/analytics/events.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { sampleFee } from '#site/content/samples/desk.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';

const money = (locale: Locale, euros: number) =>
  euros.toLocaleString(locales[locale].tag, { style: 'currency', currency: 'EUR' });
const fees = (locale: Locale) => pathTo(locale, 'professional', 'service_fees');
const referral = (locale: Locale) => pathTo(locale, 'professional', 'referral_programme');

for (const locale of localeCodes) {
  const { feeCalculator, linkBuilder, valuersDesk } = contentFor(locale);

  /** The calculator, once it has been taken over by React. */
  async function calculator(page: Page, address = fees(locale)) {
    await page.goto(address);
    const field = page.getByLabel(feeCalculator.fee);
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeEditable();
    const after = page.getByRole('heading', { name: feeCalculator.periods.after, exact: true }).locator('..');
    return { field, after, slider: page.getByRole('slider') };
  }

  test(`the calculator keeps field, slider, result and address together (${locale})`, async ({ page }) => {
    const { field, after, slider } = await calculator(page);
    await expect(after).toContainText(money(locale, settlement(sampleFee).kept));
    await field.fill('2000');
    await expect(after).toContainText(money(locale, settlement(2000).kept));
    await expect(slider).toHaveValue('2000');
    await expect(page).toHaveURL(`${fees(locale)}#${feeCalculator.fragment}=2000`);
    await expect(page.getByText(money(locale, settlement(2000).invoiced))).toBeVisible();
    await slider.focus();
    await slider.press('ArrowRight');
    const next = 2000 + feeLimits.slider.step;
    await expect(after).toContainText(money(locale, settlement(next).kept));
    await expect(page.getByRole('status').filter({ hasText: money(locale, next) })).toBeAttached();
    await field.fill('50');
    await expect(after).toContainText(feeCalculator.lines.minimum);
    await expect(after).toContainText(money(locale, facts.minimumFee.value));
  });

  test(`what cannot be a fee is named, and nothing is lost (${locale})`, async ({ page }) => {
    const { field, after } = await calculator(page);
    for (const [typed, problem] of [
      ['viel', 'noNumber'],
      ['-300', 'negative'],
      ['99999999', 'tooLarge'],
      ['1', 'tooSmall'],
      ['', 'empty'],
    ] as const) {
      await field.fill(typed);
      await expect(field).toHaveAccessibleDescription(feeCalculator.problems[problem]);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveValue(typed);
      await expect(after).toContainText(money(locale, settlement(sampleFee).kept));
    }
    await field.fill(money(locale, 4800.5));
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(after).toContainText(money(locale, settlement(4800.5).kept));
  });

  test(`a calculation has an address, which leads to it (${locale})`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const events: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') events.push(message.text());
    });
    const { field } = await calculator(page);
    await field.fill('3100');
    await page.getByRole('button', { name: feeCalculator.copy.action }).click();
    await expect(page.getByText(feeCalculator.copy.done)).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    expect(address).toBe(`${siteAddress}${fees(locale)}#${feeCalculator.fragment}=3100`);
    expect(events).toContain(toolEvents.feeCalculator.event);
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('#service_fees')).toBeInViewport();
    await expect(page.getByLabel(feeCalculator.fee)).toHaveValue(/^3.100$/);
  });

  test(`a link of the platform becomes a button, a signature and a QR code (${locale})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = `${publicConfig.platformUrl}/a/nord`;
    await page.goto(referral(locale));
    const field = page.getByLabel(linkBuilder.link.label);
    await field.scrollIntoViewIfNeeded();
    await field.fill('https://example.com/a/nord');
    await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(new URL(link).host)));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(link);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('img', { name: linkBuilder.qr.description })).toBeVisible();
    const [, text = ''] = linkBuilder.text.choices;
    await page.getByLabel(linkBuilder.text.label, { exact: true }).selectOption(text);
    await page.getByLabel(linkBuilder.style.label, { exact: true }).selectOption('dark');
    await page.getByRole('button', { name: linkBuilder.forms.button }).click();
    await expect(
      page.getByText(linkBuilder.copy.done.replace('{what}', linkBuilder.forms.button)),
    ).toBeVisible();
    const html = await page.evaluate(() => navigator.clipboard.readText());
    expect(html).toContain(`href="${link}"`);
    expect(html).toContain(`>${text}</a>`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: linkBuilder.qr.download }).click(),
    ]);
    expect(file.suggestedFilename()).toBe(linkBuilder.qr.file);
  });

  test(`the desk answers with an offer or declines, by keyboard (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'professional', 'key_benefits'));
    const { offer, decline } = valuersDesk.answer;
    await expect(page.getByText(offer.total.value).first()).toBeVisible();
    await expect(page.getByText(decline.title)).toBeHidden();
    await page.getByRole('radio', { name: offer.label }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(decline.title)).toBeVisible();
    await expect(page.getByText(offer.note)).toBeHidden();
  });

  test.describe(`without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('a worked example stands in for the calculator, and a sample for the link', async ({ page }) => {
      await page.goto(pathTo(locale, 'professional'));
      await expect(page.getByText(money(locale, settlement(sampleFee).kept))).toBeVisible();
      const html = page.getByRole('textbox', { name: linkBuilder.forms.button });
      await expect(html).toHaveValue(new RegExp(`^<a href="${publicConfig.platformUrl}/`));
      await expect(page.getByRole('button', { name: linkBuilder.copy.action })).toHaveCount(0);
      await page.getByRole('radio', { name: valuersDesk.answer.decline.label }).check();
      await expect(page.getByText(valuersDesk.answer.decline.title)).toBeVisible();
    });
  });
}

test('on paper both answers to the enquiry can be read', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto(pathTo('de', 'professional'));
  const { offer, decline } = contentFor('de').valuersDesk.answer;
  await expect(page.getByText(offer.note)).toBeVisible();
  await expect(page.getByText(decline.note)).toBeVisible();
});

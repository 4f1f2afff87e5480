import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { feeCalculator, linkBuilder, valuationNeed, doors, caseStage } = contentFor('de');

/** Every tool by thumb: no pointer that hovers, and no keyboard but the one for a field. */
test.describe('a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('orders the home page’s offers and chooses one', async ({ page }) => {
    await page.goto('/');
    const ranks = () =>
      page
        .locator('[data-by-time]')
        .evaluateAll((rows: HTMLElement[]) =>
          rows
            .toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)
            .map((row) => row.dataset['byTime']),
        );
    expect(await ranks()).not.toEqual(['1', '2', '3']);
    await page.getByText(doors.offers.orders.time, { exact: true }).tap();
    await expect.poll(ranks).toEqual(['1', '2', '3']);
    const [, second] = doors.offers.items;
    const row = page.locator('.desk-choices label').filter({ hasText: second?.valuer ?? '–' });
    await row.tap();
    await expect(row.getByRole('radio')).toBeChecked();
    await expect(page.getByText(second?.chosen ?? '–')).toBeVisible();
  });

  test('orders the offers of the case and answers one', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    const { sort, counter } = caseStage.offers;
    const offers = page.locator('.case-stage').locator('[data-offer]');
    const open = page.locator('.case-stage').getByRole('button', { name: counter.open });
    await open.scrollIntoViewIfNeeded();
    await open.tap();
    await expect(page.locator('.case-stage').getByRole('slider')).toBeVisible();
    await page.locator('.case-stage').getByText(sort.time, { exact: true }).first().tap();
    const ranks = () => offers.evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.dataset['rank']));
    await expect.poll(ranks).toEqual((await ranks()).toSorted());
    await offers.nth(1).tap();
    await expect(offers.nth(1).getByRole('radio')).toBeChecked();
  });

  test('calculates a fee by the slider', async ({ page }) => {
    await page.goto(pathTo('de', 'professional', 'service_fees'));
    const field = page.getByLabel(feeCalculator.fee);
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeEditable();
    const slider = page.getByRole('slider');
    const before = Number(await slider.inputValue());
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? NaN) * 0.9, y: (box?.height ?? NaN) / 2 } });
    const fee = Number(await slider.inputValue());
    expect(fee).toBeGreaterThan(before);
    await expect(field).toHaveValue(fee.toLocaleString('de-DE'));
  });

  test('makes a button of an enquiry link and copies it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const link = `${publicConfig.platformUrl}/a/nord`;
    await page.goto(pathTo('de', 'professional', 'referral_programme'));
    const field = page.getByLabel(linkBuilder.link.label);
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeEditable();
    await field.tap();
    await page.keyboard.type(link);
    await expect(page.getByRole('img', { name: linkBuilder.qr.description })).toBeVisible();
    await page.getByRole('button', { name: linkBuilder.forms.button }).tap();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`href="${link}"`);
  });

  test('is led to the valuation that it needs', async ({ page }) => {
    await page.goto(pathTo('de', 'valuationGuide'));
    const { occasion } = valuationNeed.questions;
    await page.getByRole('main').getByRole('link', { name: occasion.answers.lending, exact: true }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(valuationNeed.questions.lender.title);
  });
});

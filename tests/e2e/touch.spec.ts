import { pathTo } from '#common/routes.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { feeCalculator, linkBuilder, caseStage } = contentFor('de');

/** Every tool by thumb: no pointer that hovers, and no keyboard but the one for a field. */
test.describe('a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('orders the offers of the case and answers one', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    const stage = page.locator('.case-stage');
    const { sort, counter } = caseStage.offers;
    const offers = stage.locator('[data-offer]');
    const open = stage.getByRole('button', { name: counter.open });
    await open.scrollIntoViewIfNeeded();
    await open.tap();
    await expect(stage.getByRole('slider')).toBeVisible();
    await stage.getByText(sort.time, { exact: true }).first().tap();
    const ranks = () => offers.evaluateAll((rows: HTMLElement[]) => rows.map((row) => row.dataset['rank']));
    await expect.poll(ranks).toEqual((await ranks()).toSorted());
    await offers.nth(1).tap();
    await expect(offers.nth(1).getByRole('radio')).toBeChecked();
  });

  test('calculates a fee by the slider, and makes a button of an enquiry link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(pathTo('de', 'professional', 'service_fees'));
    const fee = page.getByLabel(feeCalculator.fee);
    await fee.scrollIntoViewIfNeeded();
    await expect(fee).toBeEditable();
    const slider = page.getByRole('slider');
    const before = Number(await slider.inputValue());
    const box = await slider.boundingBox();
    await slider.tap({ position: { x: (box?.width ?? NaN) * 0.9, y: (box?.height ?? NaN) / 2 } });
    const chosen = Number(await slider.inputValue());
    expect(chosen).toBeGreaterThan(before);
    await expect(fee).toHaveValue(chosen.toLocaleString('de-DE'));

    await page.goto(pathTo('de', 'enquiryLink'));
    const link = `${publicConfig.platformUrl}/a/nord`;
    const field = page.getByLabel(linkBuilder.link.label);
    await field.scrollIntoViewIfNeeded();
    await expect(field).toBeEditable();
    await field.tap();
    await page.keyboard.type(link);
    await expect(page.getByRole('img', { name: linkBuilder.qr.description })).toBeVisible();
    await page.getByRole('button', { name: linkBuilder.copy.action }).tap();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`href="${link}"`);
  });
});

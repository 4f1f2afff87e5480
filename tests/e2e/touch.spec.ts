import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { caseStage } = contentFor('de');

/** Tools on a touch screen: no hover, and no keyboard outside text fields. */
test.describe('a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('orders the offers of the case and chooses one', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    const stage = page.locator('.case-stage');
    const { offers, sort } = caseStage.offer;
    const quickest = offers.find(({ rankByTime }) => rankByTime === 1);
    await stage.getByText(sort.time, { exact: true }).tap();
    const places = await stage
      .locator('[data-offer]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().y));
    expect(offers[places.indexOf(Math.min(...places))]).toBe(quickest);
    const last = stage.locator('[data-offer]').last();
    await last.tap();
    await expect(last.getByRole('radio')).toBeChecked();
  });
});

import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { caseStage } = contentFor('de');

/** A tool by thumb: no pointer that hovers, and no keyboard but the one for a field. */
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
});

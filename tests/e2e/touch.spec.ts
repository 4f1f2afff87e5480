import type { Page } from '@playwright/test';
import { localisedPath, pageKeys, pathTo } from '#common/routes.ts';
import { briefPath, needPath } from '#common/valuationNeed.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

const { caseStage } = contentFor('de');

type Point = { x: number; y: number };

/** Moves a finger from one place to another in small steps, as Chromium gets it from a screen. */
async function swipe(page: Page, from: Point, to: Point): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const steps = 12;
  await screen.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= steps; step += 1) {
    const x = from.x + ((to.x - from.x) * step) / steps;
    const y = from.y + ((to.y - from.y) * step) / steps;
    await screen.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  await screen.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The fee calculator, whose slider is in the middle of the window. */
async function openCalculator(page: Page) {
  const { feeCalculator } = contentFor('de');
  // Not by the section's address, where the page goes on holding its place.
  await page.goto(pathTo('de', 'professional'));
  const slider = page.getByRole('slider', { name: feeCalculator.slider });
  const toMiddle = () =>
    slider.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The calculator hydrates when it is seen.
  await toMiddle();
  await expect(slider).not.toHaveAttribute('inert');
  await toMiddle();
  const { x, y, width, height } = (await slider.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { slider, left: x, width, middle: y + height / 2 };
}

/** The pages, and of the guide's questions an outcome and its brief. */
const addresses = [
  ...pageKeys.map((key) => pathTo('de', key)),
  localisedPath('de', needPath(['sale', 'self'])),
  localisedPath('de', briefPath(['tax'])),
];

/** A phone, the same in landscape, and a tablet. */
const screens = [
  [390, 844],
  [844, 390],
  [820, 1180],
] as const;

/** As high as a fingertip is wide, in CSS pixels; half a pixel less where a line of text is. */
const fingertip = 43.5;

/** What can be pressed and is lower than that; not links in running text, nor a box whose label can be pressed. */
const lowTargets = (page: Page) =>
  page.locator('a[href], button, summary, label:has(input)').evaluateAll((targets, least) => {
    const isInline = (element: Element) => getComputedStyle(element).display === 'inline';
    /** What has the lines that an element stands in. */
    const linesAround = ({ parentElement: parent }: Element): Element | null =>
      parent !== null && isInline(parent) ? linesAround(parent) : parent;
    const isInText = (target: Element) =>
      isInline(target) &&
      [...(linesAround(target)?.childNodes ?? [])].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\w{2}/.test(textContent ?? ''),
      );
    const height = (target: Element) => target.getBoundingClientRect().height;
    return targets
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !isInText(target))
      .filter((target) => height(target) > 1 && height(target) < least)
      .map((target) => `${target.textContent.trim()} (${height(target)} px)`);
  }, fingertip);

/** Tools on a touch screen: no hover, and no keyboard outside text fields. */
test.describe('a finger on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('finds what can be pressed outside a sentence at least as high as a fingertip is wide', async ({
    page,
  }) => {
    test.slow();
    for (const address of addresses) {
      await page.goto(address);
      await page
        .locator('details')
        .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
      for (const [width, height] of screens) {
        await page.setViewportSize({ width, height });
        expect.soft(await lowTargets(page), `${address}, ${width} px`).toEqual([]);
      }
    }
  });

  test('orders the offers of the case and chooses one', async ({ page }) => {
    await page.goto(pathTo('de', 'institutional', 'how_to_start'));
    const stage = page.locator('.case-stage');
    const { offers, sort } = caseStage.offer;
    const quickest = offers.find(({ rankByTime }) => rankByTime === 1);
    await stage.getByText(sort.time, { exact: true }).tap();
    const inOrder = await stage
      .locator('[data-offer]')
      .evaluateAll((rows) =>
        rows
          .toSorted((one, other) => one.getBoundingClientRect().y - other.getBoundingClientRect().y)
          .map((row) => row.getAttribute('data-offer')),
      );
    expect(inOrder[0]).toBe(quickest?.id);
    const last = stage.locator('[data-offer]').last();
    await last.tap();
    await expect(last.getByRole('radio')).toBeChecked();
  });

  test('scrolls the page over the fee slider without changing the fee', async ({ page }) => {
    const { slider, left, width, middle } = await openCalculator(page);
    for (const part of [0.1, 0.5, 0.9]) {
      const fee = await slider.inputValue();
      const before = await page.evaluate(() => scrollY);
      const x = left + width * part;
      const way = part === 0.5 ? 150 : -150;
      await swipe(page, { x, y: middle }, { x: x + 6, y: middle + way });
      await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
      await expect(slider).toHaveValue(fee);
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), before);
    }
  });

  test('moves the fee slider sideways', async ({ page }) => {
    const { slider, left, width, middle } = await openCalculator(page);
    const fee = Number(await slider.inputValue());
    await swipe(page, { x: left + width * 0.3, y: middle }, { x: left + width * 0.9, y: middle + 5 });
    await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(fee);
  });
});

import type { Locator, Page } from '@playwright/test';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { faqGroupKeys, faqGroups, faqIds } from '#site/content/types/faq.ts';
import { groupId } from '#site/views/faq/groupId.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

/** Where a part of a panel, or the menu bar, begins and ends on the screen. */
async function extent(part: Locator) {
  const { top, bottom } = await part.evaluate(
    (element) => element.getBoundingClientRect().toJSON() as DOMRect,
  );
  return { top, bottom };
}

/** Every answer is printed whole: nothing of it is cut off, and none stands over the next. */
async function expectAnswersOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  for (const [index, id] of faqIds.entries()) {
    const panel = page.locator('main details').nth(index);
    const lastLine = panel.getByText(contentFor('de').faq.items[id].more);
    await expect(lastLine).toBeVisible();
    // At once, because the page may still be on its way to what its address names.
    const { begins, shown, answerEnds, panelEnds } = await lastLine.evaluate((line) => {
      const details = line.closest('details');
      const summary = details?.querySelector('summary');
      if (!details || !summary) throw new Error('no panel');
      return {
        begins: summary.getBoundingClientRect().bottom,
        shown: Number.parseFloat(getComputedStyle(details, '::details-content').height),
        answerEnds: line.getBoundingClientRect().bottom,
        panelEnds: details.getBoundingClientRect().bottom,
      };
    });
    expect(answerEnds).toBeLessThanOrEqual(begins + shown);
    expect(answerEnds).toBeLessThanOrEqual(panelEnds);
  }
}

/** The panel's heading is all on the screen, below the menu bar. */
async function expectHeadingInSight(panel: Locator) {
  await expect(async () => {
    const heading = await extent(panel.locator('h3'));
    const bar = await extent(panel.page().locator('.site-header'));
    expect(heading.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(heading.bottom).toBeLessThanOrEqual(panel.page().viewportSize()?.height ?? 0);
  }).toPass();
}

test('the seven questions come first, and all open and close, by mouse and by keyboard', async ({ page }) => {
  await page.goto(pathTo('de', 'faq'));
  const panels = page.locator('main details');
  await expect(panels).toHaveCount(faqIds.length);
  const { items } = contentFor('de').faq;
  expect(faqGroups.first).toHaveLength(7);
  for (const [index, id] of faqGroups.first.entries())
    await expect(panels.nth(index).locator('h3')).toHaveText(items[id].question);
  await expect(page.locator('main details[open]')).toHaveCount(0);

  const second = panels.nth(1);
  await second.locator('summary').click();
  await expect(second).toHaveAttribute('open');
  await second.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(second).not.toHaveAttribute('open');
});

for (const [how, open] of [
  ['tapped', (panel: Locator) => panel.locator('summary').click()],
  ['opened by keyboard', (panel: Locator) => panel.locator('summary').press('Enter')],
] as const) {
  test(`a question ${how} stays in sight, and so does what was open before`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(pathTo('de', 'faq'));
    const panels = page.locator('main details');
    for (const [index] of faqIds.entries()) {
      await open(panels.nth(index));
      await expect(panels.nth(index)).toHaveAttribute('open');
      await expectHeadingInSight(panels.nth(index));
      await expect(page.locator('main details[open]')).toHaveCount(index + 1);
    }
  });
}

for (const locale of localeCodes) {
  const { all, items } = contentFor(locale).faq;

  visit(`each question has an address that opens it (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    // Every question in one language; the others have the same addresses.
    for (const id of locale === defaultLocale ? faqIds : faqIds.slice(-2)) {
      await page.goto('about:blank');
      await page.goto(`${pathTo(locale, 'faq')}#${id}`);
      const open = page.locator('main details[open]');
      await expect(open).toHaveCount(1);
      await expect(open.locator('h3')).toHaveText(items[id].question);
      await expectHeadingInSight(open);
    }
  });

  test(`each group of questions has a heading, and a link to it (${locale})`, async ({ page }) => {
    const { groups } = contentFor(locale).faq;
    await page.goto(pathTo(locale, 'faq'));
    for (const group of faqGroupKeys) {
      await page
        .getByRole('navigation', { name: groups.label })
        .getByRole('link', { name: groups[group], exact: true })
        .click();
      await expect(page).toHaveURL(`${pathTo(locale, 'faq')}#${groupId(group)}`);
      await expect(
        page.getByRole('heading', { level: 2, name: groups[group], exact: true }),
      ).toBeInViewport();
    }
  });

  test(`one button opens all answers and closes them (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'faq'));
    const open = page.locator('main details[open]');
    await page.getByRole('button', { name: all.open }).click();
    await expect(open).toHaveCount(faqIds.length);
    await page.getByRole('button', { name: all.close }).click();
    await expect(open).toHaveCount(0);
    await expect(page.getByRole('button', { name: all.open })).toBeVisible();
  });
}

test('the address names the question opened last, and a changed one opens its question', async ({ page }) => {
  // One panel is still closing when the address leads to another below it.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(pathTo('en', 'faq'));
  const panels = page.locator('main details');
  await panels.nth(2).locator('summary').click();
  await expect(page).toHaveURL(`${pathTo('en', 'faq')}#security`);
  await panels.nth(2).locator('summary').click();
  await expect(page).toHaveURL(pathTo('en', 'faq'));
  await page.evaluate(() => (location.hash = 'valuer_costs'));
  await expect(panels.nth(4)).toHaveAttribute('open');
  await expectHeadingInSight(panels.nth(4));
});

test('the other language opens at the same question', async ({ page }) => {
  await page.goto(pathTo('de', 'faq'));
  await page.locator('main details').nth(2).locator('summary').click();
  await page.locator('header a[hreflang="en"]:visible').click();
  await expect(page).toHaveURL(`${pathTo('en', 'faq')}#security`);
  await expect(page.locator('main details').nth(2)).toHaveAttribute('open');
});

test('what the browser finds in an answer, it opens', async ({ page }) => {
  await page.goto(`${pathTo('en', 'faq')}#:~:text=Human%20firewall`);
  await expect(page.locator('main details').nth(2)).toHaveAttribute('open');
  await expect(page.getByText('Human firewall')).toBeInViewport();
});

test('on paper every question has its answer; on the screen nothing has changed after', async ({ page }) => {
  await page.goto(pathTo('de', 'faq'));
  await page.pdf();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await expectAnswersOnPaper(page);
});

test('the lead leads to the contact page', async ({ page }) => {
  await page.goto(pathTo('en', 'faq'));
  await page
    .locator('main')
    .locator(`a[href="${pathTo('en', 'contact')}"]`)
    .first()
    .click();
  await expect(page).toHaveURL(pathTo('en', 'contact'));
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open', async ({ page }) => {
    await page.goto(pathTo('de', 'faq'));
    await page.locator('main details > summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open');
  });

  test('an address opens its question, every answer prints, and no button promises more', async ({
    page,
  }) => {
    await page.goto(`${pathTo('de', 'faq')}#turnaround`);
    await expect(page.locator('main details').nth(1)).toHaveAttribute('open');
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expectAnswersOnPaper(page);
  });
});

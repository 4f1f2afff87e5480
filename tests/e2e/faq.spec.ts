import type { Locator, Page } from '@playwright/test';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { faqGroups } from '#site/content/types/faq.ts';
import { announcements } from './support/announced.ts';
import { questionOf, questionsIn } from './support/questions.ts';
import { expect, test } from './support/test.ts';
import { visit } from './support/visit.ts';

const phone = { width: 390, height: 664 };
const german = pathTo('de', 'faq');
const english = pathTo('en', 'faq');
const faqIds = questionsIn('de').map(({ id }) => id);
const panels = (page: Page) => page.locator('main details');
const opened = (page: Page) => page.locator('main details[open]');

/** Every answer is printed whole: nothing of it is cut off, and none stands over the next. */
async function expectAnswersOnPaper(page: Page) {
  await page.emulateMedia({ media: 'print' });
  const lastLines = questionsIn('de').map(({ more }) => contentFor('de').faq.more[more]);
  // Instantly: the page may still be scrolling smoothly to its fragment.
  const cutOff = await panels(page).evaluateAll((all, words) => {
    const isWhole = (panel: Element, last = '') => {
      const line = [...panel.querySelectorAll('a')].find(({ textContent }) => textContent.includes(last));
      const summary = panel.querySelector('summary');
      if (!line || !summary) return false;
      const { bottom } = line.getBoundingClientRect();
      const begins = summary.getBoundingClientRect().bottom;
      const shown = Number.parseFloat(getComputedStyle(panel, '::details-content').height);
      const isInPanel = bottom <= begins + shown && bottom <= panel.getBoundingClientRect().bottom;
      return isInPanel && line.checkVisibility({ visibilityProperty: true });
    };
    return all
      .filter((panel, index) => !isWhole(panel, words[index]))
      .map((panel) => panel.querySelector('summary')?.textContent);
  }, lastLines);
  expect(cutOff).toEqual([]);
}

/** The panel's heading is all on the screen, below the menu bar. */
async function expectHeadingInSight(panel: Locator) {
  await expect(async () => {
    const { top, bottom, bar } = await panel.locator('h3').evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      return { top, bottom, bar: document.querySelector('.site-header')?.getBoundingClientRect().bottom };
    });
    expect(top).toBeGreaterThanOrEqual(bar ?? NaN);
    expect(bottom).toBeLessThanOrEqual(panel.page().viewportSize()?.height ?? 0);
  }).toPass({ intervals: [20, 50, 100] });
}

visit('a question opened by tap or key stays in sight, and others stay open', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(german);
  await expect(panels(page)).toHaveCount(faqIds.length);
  await expect(opened(page)).toHaveCount(1);
  const first = questionsIn('de').filter(({ group }) => group === 'first');
  for (const [index, { question }] of first.entries()) {
    const panel = panels(page).nth(index);
    await expect(panel.locator('h3')).toHaveText(question);
    if (index === 0) continue;
    if (index % 2 === 0) await panel.locator('summary').click();
    else await panel.locator('summary').press('Enter');
    await expect(panel).toHaveAttribute('open');
    await expectHeadingInSight(panel);
    await expect(opened(page)).toHaveCount(index + 1);
  }
  await panels(page).nth(1).locator('summary').press('Enter');
  await expect(panels(page).nth(1)).not.toHaveAttribute('open');
});

visit('each question has an address that opens it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize(phone);
  const open = (id: string) => panels(page).filter({ has: page.locator(`#${id}`) });
  const [last = ''] = faqIds.slice(-1);
  await page.goto(`${english}#${last}`);
  await expect(opened(page)).toHaveCount(2);
  await expectHeadingInSight(open(last));
  for (const [index, id] of faqIds.slice(0, -1).entries()) {
    await page.evaluate((hash) => (location.hash = hash), id);
    await expect(open(id)).toHaveAttribute('open');
    await expect(open(id).locator('h3')).toHaveText(questionOf('en', id));
    await expectHeadingInSight(open(id));
    await expect(opened(page)).toHaveCount(index + 2);
  }
});

visit('the search finds a group’s questions by the group’s title', async ({ page }) => {
  for (const [locale, typed] of [
    ['de', 'Insolvenz'],
    ['en', 'insolvency'],
  ] as const) {
    await page.goto(pathTo(locale, 'faq'));
    await page.getByRole('searchbox').fill(typed);
    for (const { id, group } of questionsIn(locale).filter(({ group }) => group === 'lawyers'))
      await expect(panels(page).filter({ has: page.locator(`#${id}`) }), group).toBeVisible();
  }
});

test('the search finds a question by other words for the same', async ({ page }) => {
  for (const [locale, typed, id] of [
    ['de', 'Haftung', 'liability'],
    ['de', 'Erbschaftsteuer', 'tax_evidence'],
    ['en', 'GDPR', 'security'],
  ] as const) {
    await page.goto(pathTo(locale, 'faq'));
    await page.getByRole('searchbox').fill(typed);
    await expect(panels(page).filter({ has: page.locator(`#${id}`) }), typed).toBeVisible();
    await expect(page.getByText(typed, { exact: true })).toHaveCount(0);
  }
});

visit('links lead to the groups; the search keeps questions that have every word', async ({ page }) => {
  const { groups, search } = contentFor('de').faq;
  const costs = questionOf('de', 'client_costs');
  const court = questionOf('de', 'court_use');
  await page.goto(german);
  for (const group of faqGroups) {
    const links = page.getByRole('navigation', { name: groups.label });
    // Its name ends with the number of its questions.
    await links.getByRole('link', { name: new RegExp(`^${groups[group]}\\b`) }).click();
    await expect(page.getByRole('heading', { level: 2, name: groups[group], exact: true })).toBeInViewport();
  }
  const field = page.getByRole('searchbox', { name: search.label });
  await field.fill('Kosten');
  await expect(page.locator('main h3:visible').getByText(costs)).toBeVisible();
  await field.fill('xyzzy');
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(search.none);
  await field.fill(court.toUpperCase());
  await expect(page.getByRole('status').filter({ hasText: /./ })).toHaveText(`${search.found} 1`);
  await expect(page.locator('main h3:visible')).toHaveText(court);
  await expect(page.locator('main section h2:visible')).toHaveText(groups.lawyers);
  await page.evaluate(() => (location.hash = 'security'));
  await expect(panels(page).nth(2)).toHaveAttribute('open');
  await expect(panels(page).nth(2)).toBeInViewport();
  await expect(field).toHaveValue('');
});

test('with a phone’s keyboard up, what a search finds first is in view', async ({ page }) => {
  // What a keyboard leaves of a window.
  await page.setViewportSize({ width: 390, height: 490 });
  await page.goto(german);
  const field = page.getByRole('searchbox', { name: contentFor('de').faq.search.label });
  await field.pressSequentially('Gericht');
  await expect(page.locator('main h3:visible').first()).toBeInViewport({ ratio: 1 });
  await expect(field).toBeInViewport({ ratio: 1 });
});

visit('where a phone’s search finds nothing, what is left is clear of what is above it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(german);
  await page.getByRole('searchbox', { name: contentFor('de').faq.search.label }).fill('Xylophon');
  const rest = page.locator('.faq-contact');
  await expect(page.locator('main h3:visible')).toHaveCount(0);
  const { top: ground } = await page.locator('.faq-columns').evaluate((part) => part.getBoundingClientRect());
  const { top } = await rest.evaluate((part) => part.getBoundingClientRect());
  expect(top - ground).toBeGreaterThanOrEqual(24);
});

test('who types a word hears once how many questions have it', async ({ page }) => {
  await page.goto(german);
  const status = page.locator('search').getByRole('status');
  const said = await announcements(status);
  await page.getByRole('searchbox').pressSequentially('Honorar', { delay: 40 });
  await expect(status).toHaveText(new RegExp(`^${contentFor('de').faq.search.found} \\d+$`));
  expect(await said.jsonValue()).toEqual([await status.textContent()]);
});

for (const { locale, clean, spelled } of [
  { locale: 'de', clean: 'Kosten', spelled: ['kosten?', '„Kosten“', 'KOSTEN!'] },
  { locale: 'de', clean: 'Gebühr', spelled: ['Gebuehr', 'Gebuhr', 'Gebühr.'] },
  { locale: 'de', clean: 'Sachverständiger', spelled: ['Sachverstaendiger', 'Sachverständiger,'] },
  { locale: 'de', clean: '§ 198', spelled: ['§198'] },
  { locale: 'de', clean: 'Kosten Gutachten', spelled: ['Kosten, Gutachten', 'Kosten/Gutachten'] },
  { locale: 'en', clean: 'deceased’s', spelled: ["deceased's", 'deceaseds'] },
] as const)
  visit(`the search finds for ${spelled.join(' and ')} what it finds for ${clean}`, async ({ page }) => {
    await page.goto(locale === 'de' ? german : english);
    const field = page.getByRole('searchbox');
    const found = page.getByRole('status').filter({ hasText: /./ });
    await field.fill(clean);
    await expect(found).toHaveText(new RegExp(`^${contentFor(locale).faq.search.found} \\d+$`));
    const questions = await page.locator('main h3:visible').allTextContents();
    expect(questions.length).toBeLessThan(faqIds.length);
    for (const typed of spelled) {
      await field.fill(typed);
      await expect(page.locator('main h3:visible')).toHaveText(questions);
    }
  });

test('the address names the question opened last, and the other language opens at it', async ({ page }) => {
  await page.goto(english);
  const third = panels(page).nth(2);
  await third.locator('summary').click();
  await expect(page).toHaveURL(`${english}#security`);
  await third.locator('summary').click();
  await expect(page).toHaveURL(english);
  await third.locator('summary').click();
  await page.locator('header a[hreflang="de"]:visible').click();
  await expect(page).toHaveURL(`${german}#security`);
  await expect(third).toHaveAttribute('open');
});

visit('find in page opens the answer that has the text', async ({ page }) => {
  await page.goto(`${english}#:~:text=Human%20firewall`);
  await expect(panels(page).nth(2)).toHaveAttribute('open');
  await expect(page.getByText('Human firewall')).toBeInViewport();
});

visit('print shows every answer, and leaves the screen as it was', async ({ page }) => {
  await page.goto(german);
  await page.pdf();
  await expect(opened(page)).toHaveCount(1);
  await expectAnswersOnPaper(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, also by address; all answers print; the search is hidden', async ({ page }) => {
    await page.goto(`${german}#turnaround`);
    await expect(panels(page).nth(1)).toHaveAttribute('open');
    await panels(page).nth(2).locator('summary').click();
    await expect(panels(page).nth(2)).toHaveAttribute('open');
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expectAnswersOnPaper(page);
  });
});

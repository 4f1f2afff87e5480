import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
import { expect, visit } from './support/visit.ts';

/** What a phone must not do without: sentences of the steps, names of the sections. */

visit.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

/** How many entries of a list can be seen with a heading and a sentence below it. */
const describedSteps = (page: Page) =>
  page.locator('#how_to_start li:has(> h3, > div h3, > header h3)').evaluateAll(
    (steps) =>
      steps.filter((step) => {
        const [heading] = step.querySelectorAll('h3');
        const sentences = [...step.querySelectorAll('p')].filter(
          (text) => text.checkVisibility() && text.textContent.trim().endsWith('.'),
        );
        return heading?.checkVisibility() === true && sentences.length > 0;
      }).length,
  );

for (const key of ['institutional', 'lawyers'] as const)
  for (const locale of localeCodes)
    visit(
      `the six steps of ${key} have their sentences on a phone (${locale}; statements 83, 88)`,
      async ({ page }) => {
        await page.goto(pathTo(locale, key));
        expect(await describedSteps(page)).toBe(6);
      },
    );

/** The first lines that can be seen of a section: eyebrow and heading. */
const nameOf = (section: Locator) =>
  section.evaluate((element: HTMLElement) =>
    element.innerText
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 2)
      .join(' '),
  );

const names = [
  { page: 'platform', section: 'valuers', statement: 111, de: /Sachverständige/i, en: /valuers/i },
  { page: 'platform', section: 'clients', statement: 111, de: /Auftraggeber|Kunden/i, en: /clients/i },
  { page: 'lawyers', section: 'our_solution', statement: 89, de: /Lösung/i, en: /solution/i },
] as const;

for (const { page: key, section, statement, ...words } of names)
  for (const locale of ['de', 'en'] as const)
    visit(`${key}/${section} is named on a phone (${locale}; statement ${statement})`, async ({ page }) => {
      await page.goto(pathTo(locale, key));
      expect(await nameOf(page.locator(`#${section}`))).toMatch(words[locale]);
    });

for (const width of [390, 1440])
  visit(
    `platform/security_compliance leads to its section at ${width} px (statement 63)`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo('de', 'platform', 'security_compliance'));
      const section = page.locator('#security_compliance');
      await expectHeadingFocused(section);
      await expect
        .poll(() => section.evaluate((element) => Math.round(element.getBoundingClientRect().top)), {
          timeout: 5000,
        })
        .toBeLessThanOrEqual(130);
      expect(await section.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(
        0,
      );
    },
  );

for (const locale of localeCodes) {
  visit(`the lawyers' banner says what registering costs (${locale})`, async ({ page }) => {
    await page.goto(pathTo(locale, 'lawyers'));
    await expect(page.getByText(contentFor(locale).lawyers.hero.note)).toBeVisible();
  });

  visit(`the clients' case says of each offer what a desktop says (${locale})`, async ({ page }) => {
    const { advice, verified, offers } = contentFor(locale).caseStage.offer;
    await page.goto(pathTo(locale, 'institutional'));
    const step = page.locator('.case-steps > li').nth(1);
    await expect(step.getByText(advice)).toBeVisible();
    for (const { id, included } of offers) {
      const offer = step.locator(`[data-offer=${id}]`);
      for (const text of [verified, included])
        await expect(offer.getByText(text, { exact: true })).toBeVisible();
    }
  });

  visit(`"verified" stands beside a valuer's name, or flush below it (${locale})`, async ({ page }) => {
    const { show, verified } = contentFor(locale).home.enquiry;
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathTo(locale, 'home'));
      await page.getByText(show).click();
      const badges = page
        .locator('.home-hero')
        .getByText(verified, { exact: true })
        .filter({ visible: true });
      await expect(badges).toHaveCount(3);
      const gaps = await badges.evaluateAll((all) =>
        all.map((badge) => {
          const [box, name] = [badge, badge.parentElement?.firstElementChild ?? badge].map((element) =>
            element.getBoundingClientRect(),
          );
          if (!box || !name) return NaN;
          return box.top >= name.bottom - 4 ? box.left - name.left : box.left - name.right - 8;
        }),
      );
      for (const gap of gaps) expect.soft(Math.abs(gap), `${width} px`).toBeLessThan(1);
    }
  });
}

for (const key of ['institutional', 'platform', 'about'] as const)
  visit(`the banner of ${key} has no holes on a phone`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const gaps = await page
      .locator('main section')
      .first()
      .evaluate((banner) => {
        const boxes = ['.hero-lead', '.hero-actions', '.hero-note', 'img'].map((part) =>
          banner.querySelector(part)?.getBoundingClientRect(),
        );
        return boxes
          .slice(1)
          .map((box, index) => Math.round((box?.top ?? NaN) - (boxes[index]?.bottom ?? NaN)));
      });
    expect(gaps).toEqual([20, 8, 20]);
  });

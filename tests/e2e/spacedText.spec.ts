import type { Locator, Page } from '@playwright/test';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { sidewaysScroll, spaceOut, textCutOff } from './support/reading.ts';
import { expect, visit } from './support/visit.ts';

/**
 * Text that readers space out by a style sheet of their own (WCAG 2.2, 1.4.12), where scrolling drives what stays in the
 * window. Narrow windows are in `sweep.spec.ts`.
 */

/** The widest window of a small laptop, a tablet on its side, and a desktop. */
const windows = [
  { width: 1280, height: 800 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
];

/** Whether the middle of what one scrolls to is there to be read: not cut, and nothing over it. */
const canBeRead = (part: Locator) =>
  part.evaluate(async (element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { left, top, width, height } = element.getBoundingClientRect();
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    return seen !== null && (element.contains(seen) || seen.contains(element));
  });

/** Texts of which the lower part of a line is covered. */
const coveredIn = (parts: Locator) =>
  parts.evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { left, bottom, width } = element.getBoundingClientRect();
        const seen = document.elementFromPoint(left + width / 2, bottom - 4);
        return seen !== null && !element.contains(seen) && !seen.contains(element);
      })
      .map(({ textContent }) => textContent),
  );

async function inEachWindow(page: Page, path: string, look: (where: string) => Promise<void>): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.goto(path);
    await spaceOut(page);
    const where = `${size.width} × ${size.height}`;
    expect(await sidewaysScroll(page), where).toBe(0);
    await look(where);
    expect(await textCutOff(page), where).toEqual([]);
  }
}

for (const locale of localeCodes) {
  visit(`home’s house: each figure and the way on can be read (${locale})`, async ({ page }) => {
    await inEachWindow(page, pathTo(locale, 'home'), async (where) => {
      const rows = await page.locator('.figures-row').all();
      expect(rows).toHaveLength(5);
      for (const part of [...rows, page.locator('.figures-value'), page.locator('.figures-foot')]) {
        expect(await canBeRead(part), `${where}: ${await part.textContent()}`).toBe(true);
      }
      const link = page.locator('.figures-way a');
      await expect(link).toBeVisible();
      expect(await canBeRead(link), where).toBe(true);
    });
  });

  visit(`the clients’ case: nothing lies over a step (${locale})`, async ({ page }) => {
    await inEachWindow(page, pathTo(locale, 'institutional'), async (where) => {
      const titles = await page.locator('.case-stage').getByRole('heading', { level: 3 }).all();
      expect(titles).toHaveLength(6);
      for (const title of titles) {
        const said = `${where}: ${await title.textContent()}`;
        expect(await canBeRead(title), said).toBe(true);
        // In a stage, the names of the way so far.
        expect(await coveredIn(page.locator('.case-path-step > span:visible')), said).toEqual([]);
      }
    });
  });

  visit(`the platform’s case: no date lies over what is said of an event (${locale})`, async ({ page }) => {
    await inEachWindow(page, pathTo(locale, 'platform'), async (where) => {
      const days = await page.locator('.case-rail a').all();
      expect(days).toHaveLength(7);
      for (const day of days) {
        await day.evaluate(async (link: HTMLAnchorElement) => {
          document.querySelector(link.hash)?.scrollIntoView({ behavior: 'instant' });
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        });
        const said = `${where}: ${await day.textContent()}`;
        const sentences = page.locator('.case-event .case-sentence');
        const covered = await sentences.evaluateAll((all) => {
          const rail = document.querySelector('.case-rail')?.getBoundingClientRect() ?? new DOMRect();
          return all
            .filter((sentence) => sentence.checkVisibility({ opacityProperty: true }))
            .filter((sentence) => {
              // Its text, which may reach beyond its box.
              const text = document.createRange();
              text.selectNodeContents(sentence);
              const { top, bottom } = text.getBoundingClientRect();
              return bottom > rail.top + 1 && top < rail.bottom - 1;
            })
            .map(({ textContent }) => textContent);
        });
        expect(covered, said).toEqual([]);
      }
    });
  });
}

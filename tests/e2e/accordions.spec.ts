import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo } from '#common/routes.ts';
import { expect, visit } from './support/visit.ts';

/** The accordions: what opens below its title, on whatever page. The home page's offers open below a button. */
const accordions = (page: Page) =>
  page.locator('main details:not(:has(> summary.bg-blue))').filter({ visible: true });

/** Corners and paddings of a page's accordions, as computed; those of panel and summary add up. */
const shapesOn = (page: Page) =>
  accordions(page).evaluateAll((panels) =>
    panels.map((panel) => {
      const summary = panel.querySelector('summary');
      if (summary === null) throw new Error('no summary');
      const styles = [getComputedStyle(panel), getComputedStyle(summary)];
      const padding = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
        styles.reduce((sum, style) => sum + parseFloat(style[`padding${side}`]), 0);
      return {
        says: summary.textContent.trim(),
        radius: getComputedStyle(panel).borderTopLeftRadius,
        paddings: [padding('Top'), padding('Right'), padding('Bottom'), padding('Left')].join(' '),
      };
    }),
  );

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const viewport of windows) {
  visit(`every accordion has corners of 10 px at ${viewport.width} px (statement 261)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    let seen = 0;
    for (const key of pageKeys) {
      await page.goto(pathTo(defaultLocale, key));
      const shapes = await shapesOn(page);
      seen += shapes.length;
      const others = shapes.filter(({ radius }) => radius !== '10px');
      expect
        .soft(
          others.map(({ says, radius }) => `${says}: ${radius}`),
          key,
        )
        .toEqual([]);
    }
    expect(seen).toBeGreaterThan(10);
  });

  visit(
    `every closed accordion is padded by 2rem at ${viewport.width} px (statement 262)`,
    async ({ page }) => {
      await page.setViewportSize(viewport);
      let seen = 0;
      for (const key of pageKeys) {
        await page.goto(pathTo(defaultLocale, key));
        await accordions(page).evaluateAll((panels) => {
          for (const panel of panels) panel.removeAttribute('open');
        });
        const shapes = await shapesOn(page);
        seen += shapes.length;
        const others = shapes.filter(({ paddings }) => paddings !== '32 32 32 32');
        expect
          .soft(
            others.map(({ says, paddings }) => `${says}: ${paddings}`),
            key,
          )
          .toEqual([]);
      }
      expect(seen).toBeGreaterThan(10);
    },
  );

  visit(`an open answer is padded by 2rem at ${viewport.width} px (statement 262)`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto(pathTo(defaultLocale, 'faq'));
    const panel = accordions(page).first();
    await panel.evaluate((element: HTMLDetailsElement) => (element.open = true));
    const insets = await panel.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const texts = [...element.querySelectorAll(':scope p, :scope li')].map((text) =>
        text.getBoundingClientRect(),
      );
      return {
        left: Math.min(...texts.map(({ left }) => left)) - box.left,
        bottom: box.bottom - Math.max(...texts.map(({ bottom }) => bottom)),
      };
    });
    expect.soft(Math.abs(insets.left - 32), `left: ${insets.left}`).toBeLessThanOrEqual(1);
    expect.soft(Math.abs(insets.bottom - 32), `bottom: ${insets.bottom}`).toBeLessThanOrEqual(1);
  });
}

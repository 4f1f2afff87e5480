import type { Page } from '@playwright/test';
import { defaultLocale } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { expect, visit } from './support/visit.ts';

/**
 * The accordions: what opens below its title, on whatever page. The home page's offers open below a button, and the
 * groups of the lawyers' checklist are lines of one sheet.
 */
const accordions = (page: Page) =>
  page.locator('main details:not(:has(> summary.enquiry-show), .checklist-group)').filter({ visible: true });

/** An accordion of a page, as computed; paddings of panel and summary add up. */
type Shape = { on: PageKey; says: string; radius: string; paddings: string };

/** Corners and paddings of the accordions of the page that is open. */
const shapesOn = (page: Page, key: PageKey): Promise<Shape[]> =>
  accordions(page).evaluateAll(
    (panels, on) =>
      panels.map((panel) => {
        const summary = panel.querySelector('summary');
        if (summary === null) throw new Error('no summary');
        const styles = [getComputedStyle(panel), getComputedStyle(summary)];
        const padding = (side: 'Top' | 'Right' | 'Bottom' | 'Left') =>
          styles.reduce((sum, style) => sum + parseFloat(style[`padding${side}`]), 0);
        return {
          on,
          says: summary.textContent.trim(),
          radius: getComputedStyle(panel).borderTopLeftRadius,
          paddings: [padding('Top'), padding('Right'), padding('Bottom'), padding('Left')].join(' '),
        };
      }),
    key,
  );

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** The accordions of all pages at one width: as they come, and closed. */
type Shapes = { asTheyCome: Shape[]; closed: Shape[] };

/** By width; one walk through the pages serves every test, which one worker runs. */
const known = new Map<number, Shapes>();
visit.describe.configure({ mode: 'default' });

/** Opens every page once, and looks at it in every window: as it comes, and with everything closed. */
async function walk(page: Page): Promise<Map<number, Shapes>> {
  const found = new Map<number, Shapes>();
  for (const viewport of windows) found.set(viewport.width, { asTheyCome: [], closed: [] });
  const look = async (key: PageKey, state: keyof Shapes) => {
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      found.get(viewport.width)?.[state].push(...(await shapesOn(page, key)));
    }
  };
  for (const key of pageKeys) {
    await page.goto(pathTo(defaultLocale, key));
    await look(key, 'asTheyCome');
    await accordions(page).evaluateAll((panels) => {
      for (const panel of panels) panel.removeAttribute('open');
    });
    await look(key, 'closed');
  }
  return found;
}

async function shapesAt(page: Page, width: number): Promise<Shapes> {
  if (known.size === 0) for (const [one, shapes] of await walk(page)) known.set(one, shapes);
  const shapes = known.get(width);
  if (shapes === undefined) throw new Error(`no window of ${width} px was looked at`);
  return shapes;
}

for (const viewport of windows) {
  visit(`every accordion has corners of 10 px at ${viewport.width} px (statement 261)`, async ({ page }) => {
    const { asTheyCome } = await shapesAt(page, viewport.width);
    expect(asTheyCome.length).toBeGreaterThan(10);
    const others = asTheyCome.filter(({ radius }) => radius !== '10px');
    expect(others.map(({ on, says, radius }) => `${on}: ${says}: ${radius}`)).toEqual([]);
  });

  visit(
    `every closed accordion is padded by 2rem at ${viewport.width} px (statement 262)`,
    async ({ page }) => {
      const { closed } = await shapesAt(page, viewport.width);
      expect(closed.length).toBeGreaterThan(10);
      const others = closed.filter(({ paddings }) => paddings !== '32 32 32 32');
      expect(others.map(({ on, says, paddings }) => `${on}: ${says}: ${paddings}`)).toEqual([]);
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

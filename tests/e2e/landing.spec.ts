import type { Browser, BrowserContext, Page } from '@playwright/test';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import { siteAddress } from './support/environment.ts';
import { expect, test } from './support/test.ts';

// Who follows a link to a section for the first time has nothing in the cache: fonts and pictures arrive while the
// page scrolls (cases B2). A section's top stands below the bar, 92 px from the window's edge.

const top = 92;
const tolerance = 4;

/** Sections far down on pages whose lines and pictures stand above them. */
const sections = [
  ['valuationGuide', 'costs'],
  ['lawyers', 'create_enquiry'],
  ['professional', 'become_partner'],
  ['institutional', 'pricing'],
  ['about', 'team'],
] as const satisfies readonly (readonly [PageKey, string])[];

/** How late fonts and pictures are, in milliseconds: a good line, and a slow one. */
const lines = [
  { name: 'a good line', fonts: 60, pictures: 150 },
  { name: 'a slow line', fonts: 900, pictures: 1500 },
];

/** A window whose cache is cold, on a line that is slow for fonts and pictures. */
async function coldWindow(
  browser: Browser,
  width: number,
  late: (typeof lines)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: siteAddress,
    viewport: { width, height: 844 },
    reducedMotion: 'no-preference',
  });
  const delay = (pattern: string, milliseconds: number) =>
    context.route(pattern, async (route) => {
      await new Promise((arrived) => setTimeout(arrived, milliseconds));
      await route.continue().catch(() => undefined);
    });
  await delay('**/*.woff2', late.fonts);
  await delay('**/*.{avif,webp,png,jpg}', late.pictures);
  return context;
}

/** Where a section's top is once the page has come to rest. */
async function restingTop(page: Page, section: string): Promise<number> {
  return page.evaluate(async (id) => {
    const place = () => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? NaN);
    let last = place();
    let still = 0;
    while (still < 30) {
      await new Promise(requestAnimationFrame);
      const now = place();
      still = now === last ? still + 1 : 0;
      last = now;
    }
    return last;
  }, section);
}

const arrive = async (page: Page, locale: Locale, [key, section]: (typeof sections)[number]) => {
  await page.goto(`${pathTo(locale, key)}/${section}`, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
};

/** Every width in every language takes a minute and a half: `npm run test:full` looks at all of them. */
const windows =
  process.env['TEST_FULL'] === '1'
    ? [390, 1280].flatMap((width) => localeCodes.map((locale) => ({ width, locale })))
    : [
        { width: 390, locale: 'de' as const },
        { width: 1280, locale: 'en' as const },
      ];

for (const late of lines)
  for (const { width, locale } of windows)
    test(`a first visit to a section lands at it on ${late.name} (${width}, ${locale})`, async ({
      browser,
    }) => {
      // At the same time: a visit mostly waits for what is late.
      const landings = sections.map(async (place) => {
        const context = await coldWindow(browser, width, late);
        const page = await context.newPage();
        await arrive(page, locale, place);
        const found = await restingTop(page, place[1]);
        await context.close();
        return { place: place.join('/'), found };
      });
      for (const { place, found } of await Promise.all(landings))
        expect.soft(Math.abs(found - top), `${place} is at ${found}`).toBeLessThanOrEqual(tolerance);
    });

test('who scrolls while the page still arrives is not taken back', async ({ browser }) => {
  const context = await coldWindow(browser, 390, { name: '', fonts: 60, pictures: 2500 });
  const page = await context.newPage();
  await page.goto(pathTo('de', 'institutional', 'pricing'), { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#pricing')).toBeInViewport();
  await restingTop(page, 'pricing');
  await page.mouse.move(200, 400);
  await page.mouse.wheel(0, -600);
  await expect.poll(() => restingTop(page, 'pricing')).toBeGreaterThan(top + 300);
  await page.waitForLoadState('load');
  const after = await restingTop(page, 'pricing');
  // The browser's own scroll anchoring keeps what is read where it is, within a line.
  expect(after).toBeGreaterThan(top + 250);
  await context.close();
});

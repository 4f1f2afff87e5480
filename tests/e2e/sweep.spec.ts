import type { Page } from '@playwright/test';
import { pageAddresses, siteAddresses, type PageAddress } from '#common/addresses.ts';
import { defaultLocale, localeCodes } from '#common/locales.ts';
import {
  comingSoonPath,
  localisedPath,
  messageSentPath,
  pathTo,
  routes,
  type PageKey,
} from '#common/routes.ts';
import { hasBanner } from '#site/assets/heroes.ts';
import { contentFor } from '#site/content/load.ts';
import { accessibilityFaults, expectAccessible } from './support/accessible.ts';
import { farFromACall } from './support/calls.ts';
import { collectFindings } from './support/findings.ts';
import { siteAddress } from './support/environment.ts';
import { expectHeadingFocused } from './support/focusWithin.ts';
import { serveInPieces } from './support/inPieces.ts';
import { orangeAndIdle } from './support/orange.ts';
import { barGroundFaults, skipFaults } from './support/frame.ts';
import { openWithLateFonts, paintsOf } from './support/paint.ts';
import { unreadableOnPaper, paper } from './support/paper.ts';
import {
  barLayoutFaults,
  brokenShortWords,
  brokenWords,
  headlines,
  setTypeSize,
  sidewaysScroll,
  spaceOut,
  textCutOff,
} from './support/reading.ts';
import { unseenFocusFaults, type Known } from './support/forcedColours.ts';
import { nameFaults } from './support/names.ts';
import { unevenRows } from './support/rows.ts';
import { sheetFaults } from './support/sheets.ts';
import { coveredFaults, orderFaults, scrollerFaults } from './support/stops.ts';
import { expect, visit } from './support/visit.ts';

const test = visit.extend<object, { arriving: string }>({
  /** Origin of the site whose pages arrive in pieces. */
  arriving: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from the pattern
    async ({}, use) => {
      const { origin, close } = await serveInPieces(siteAddress);
      await use(origin);
      close();
    },
    { scope: 'worker' },
  ],
});
/**
 * Opens every address once on a desktop, where it arrives in pieces, and looks at all that can be seen there, then goes
 * down the widths, through the sizes of type and onto paper; opens it once more on a phone, where fonts come late as
 * well. German, whose words are the longest, at every width; English, and pages that nobody reads at length, at a few.
 */
test.use({ tolerated: [/\b404\b/] });

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const full = process.env['TEST_FULL'] === '1';

const widths = {
  every: [
    1920,
    1366,
    1200,
    1024,
    900,
    820,
    768,
    600,
    430,
    360,
    320,
    ...(full ? [1280, 1100, 680, 500, 375] : []),
  ],
  some: [1024, 768, 320],
};

/** Windows in which text is spaced out. */
const spacedWidths = { every: [1280, 820, phone.width, 320], some: [1280, 320] };

/** Type sizes that browsers offer beside their standard of 16 px, up to twice that (WCAG 1.4.4). */
const types = {
  every: [
    { width: 1440, size: 24 },
    { width: 1280, size: 20 },
    { width: 768, size: 32 },
    { width: 390, size: 24 },
    { width: 390, size: 32 },
    { width: 320, size: 32 },
    ...(full ? [1440, 320].flatMap((width) => [20, 24, 32].map((size) => ({ width, size }))) : []),
  ],
  some: [
    { width: 320, size: 24 },
    { width: 390, size: 32 },
  ],
};

/** Where headline and call are whole in the first screen: small devices, and what a laptop’s browser leaves. */
const firstScreens = [
  { width: 1366, height: 768 },
  phone,
  { width: 1366, height: 650 },
  { width: 1280, height: 640 },
  { width: 1024, height: 700 },
  { width: 375, height: 667 },
];

/** Where what is pinned takes much of the window: small phones, and one in landscape. */
const smallWindows = [
  { width: 320, height: 568 },
  { width: 640, height: 400 },
  { width: 390, height: 664 },
];

/** What can be read of the page in the window as it is, and the way of the Tab key through it. */
const readingFaults = async (page: Page) => ({
  'text cut off': await textCutOff(page),
  'word broken': await brokenWords(page),
  'scrolls sideways': [await sidewaysScroll(page)].filter((pixels) => pixels !== 0),
  'texts of a row begin at different heights': await unevenRows(page),
  'focus jumps back': await orderFaults(page),
  'a stop because it scrolls': await scrollerFaults(page),
});

/** Headline and call, where they are not whole in the first screen. */
const outsideFirstScreen = (page: Page) =>
  page.evaluate(() => {
    const call = [...document.querySelectorAll('main .button-primary')].find((one) => one.checkVisibility());
    return [document.querySelector('h1'), call]
      .filter((part) => !part || part.getBoundingClientRect().bottom > innerHeight)
      .map((part) => part?.textContent.trim() ?? 'no call');
  });

type Swept = { path: string; page?: PageKey };

/**
 * The addresses that a reader sees; of the guide's questions two, of its outcomes one, the one with the longest word and
 * one with three lists, and a brief, which stand for all.
 */
const steps = [
  '/need',
  '/need/sale/self',
  '/need/lending/unknown',
  '/need/lending/lending_value',
  '/need/estate/others',
  '/need/tax/brief',
];
const others: Swept[] = [
  ...siteAddresses.filter(({ path }) => steps.some((step) => path.endsWith(step))),
  ...localeCodes.flatMap((locale) =>
    [comingSoonPath, messageSentPath, '/no-such-page'].map((path) => ({ path: localisedPath(locale, path) })),
  ),
];
const isPage = (address: Swept): address is PageAddress => address.page !== undefined;

/** A page with a banner shows what matters in it without scrolling. */
const firstScreensOf = (address: Swept) => (isPage(address) && hasBanner(address.page) ? firstScreens : []);

/** What is said of the pages of the route table alone. */
async function pageFaults(page: Page, key: PageKey, window: 'desktop' | 'phone') {
  const ground = { 'ground of the menu bar': await barGroundFaults(page, key) };
  if (!hasBanner(key)) return ground;
  return { ...ground, 'screens without a call': await farFromACall(page, window) };
}

/** Where fonts come late: what moves then, and what the banner shows first. */
async function lateFaults(page: Page, key: PageKey) {
  const { shifts, largest = '' } = await paintsOf(page);
  const moving = { 'moves while it loads': shifts };
  if (!hasBanner(key)) return moving;
  const isEarly = /^(H1|P|banner)$/.test(largest);
  return { ...moving, 'largest in the first screen, neither words nor preloaded': isEarly ? [] : [largest] };
}

/** What is wrong on paper; on the sheets of the English pages, which are shorter, in the tests of a release. */
async function paperFaults(page: Page, path: string) {
  const inItsLook = { 'cannot be read': await unreadableOnPaper(page) };
  if (!full && path.startsWith(localisedPath('en', '/'))) return inItsLook;
  return { ...inItsLook, 'wrong on its sheets': await sheetFaults(page) };
}

type Findings = ReturnType<typeof collectFindings>;
type Extent = keyof typeof widths;

const sidewaysFaults = async (page: Page) => [await sidewaysScroll(page)].filter((pixels) => pixels !== 0);

/** Down the widths, and with text spaced out (WCAG 1.4.12). */
async function noteWidths(page: Page, findings: Findings, extent: Extent): Promise<void> {
  for (const width of widths[extent]) {
    await page.setViewportSize({ width, height: 900 });
    await findings.note(`${width} px`, await readingFaults(page));
  }
  const closeUp = await spaceOut(page);
  for (const width of spacedWidths[extent]) {
    await page.setViewportSize({ width, height: 640 });
    await findings.note(`${width} px, text spaced out`, {
      'text cut off': await textCutOff(page),
      'scrolls sideways': await sidewaysFaults(page),
      // On a phone the longest words do not fit.
      ...(width > phone.width && { 'headline broken': await brokenWords(page, 'h1, h2') }),
    });
  }
  await closeUp();
}

/** Through the sizes of type that a visitor may have chosen. */
async function noteTypeSizes(page: Page, findings: Findings, extent: Extent): Promise<void> {
  for (const { width, size } of types[extent]) {
    await setTypeSize(page, size);
    await page.setViewportSize({ width, height: 900 });
    await findings.note(`${width} px, type of ${size} px`, {
      'text cut off': await textCutOff(page),
      'scrolls sideways': await sidewaysFaults(page),
      'menu bar': await barLayoutFaults(page),
      // Narrower, the longest words are broken in any size that is larger than the text.
      ...(width >= phone.width && {
        'headline broken': await brokenWords(page, headlines),
        'short word broken': await brokenShortWords(page),
      }),
    });
  }
  await setTypeSize(page, 16);
}

/** By window, since a look that is right on a desktop may be cut off on a phone. */
const focusKnown = new Map<string, Known>();

/**
 * The focus, stop by stop: last, since forms show their errors once it has been in them. Of each language in one window,
 * as style sheets are the same.
 */
async function noteFocus(page: Page, findings: Findings, extent: Extent): Promise<void> {
  if (extent === 'some') return;
  for (const viewport of smallWindows) {
    await page.setViewportSize(viewport);
    await findings.note(`${viewport.width} × ${viewport.height} px`, {
      'focus covered': await coveredFaults(page),
    });
  }
  for (const [name, viewport] of Object.entries({ desktop, phone })) {
    const known = focusKnown.get(name) ?? { kinds: new Set<string>(), looks: new Set<string>() };
    focusKnown.set(name, known);
    await page.setViewportSize(viewport);
    await findings.note(`${name}, forced colours`, { 'focus unseen': await unseenFocusFaults(page, known) });
  }
}

for (const address of [...pageAddresses, ...others] as Swept[]) {
  const { path } = address;
  const extent = isPage(address) && address.locale === defaultLocale ? 'every' : 'some';

  test(`${path} can be read in any window, by keyboard and screen reader, and on paper`, async ({
    page,
    arriving,
  }, info) => {
    const findings = collectFindings(page, info);
    await page.setViewportSize(desktop);
    await page.goto(`${arriving}${path}`);
    await page.evaluate(() => document.fonts.ready.then(() => true));

    // As it comes, in motion.
    const inMotion = [
      { name: 'desktop', viewport: desktop },
      { name: 'phone', viewport: phone },
    ] as const;
    for (const { name, viewport } of inMotion) {
      await page.setViewportSize(viewport);
      await findings.note(name, {
        'moves while it loads': (await paintsOf(page)).shifts,
        ...(isPage(address) && (await pageFaults(page, address.page, name))),
      });
    }
    // At rest.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (isPage(address)) {
      await page.setViewportSize(desktop);
      await findings.note('by keyboard', {
        'skip link': await skipFaults(page, contentFor(address.locale).common.skipToContent),
      });
    }
    for (const [name, viewport] of Object.entries({ desktop, phone })) {
      await page.setViewportSize(viewport);
      const accessibility = await accessibilityFaults(page);
      const { unsaid, ambiguous } = await nameFaults(page);
      await findings.note(name, {
        accessibility,
        'name lacks what is seen': unsaid,
        'one link text, several places': ambiguous,
        'orange that cannot be pressed': await orangeAndIdle(page),
        ...(await readingFaults(page)),
      });
    }
    for (const viewport of firstScreensOf(address)) {
      await page.setViewportSize(viewport);
      await findings.note(`${viewport.width} × ${viewport.height} px`, {
        'outside the first screen': await outsideFirstScreen(page),
      });
    }
    await noteWidths(page, findings, extent);
    await noteTypeSizes(page, findings, extent);
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await findings.note('on paper', await paperFaults(page, path));
    await page.emulateMedia({ media: null });
    await noteFocus(page, findings, extent);

    if (isPage(address)) {
      await page.setViewportSize(phone);
      await openWithLateFonts(page, `${arriving}${path}`);
      await findings.note('390 px, fonts late', await lateFaults(page, address.page));
    }
    findings.expectNone();
  });
}

for (const { path, page: key } of pageAddresses.filter(
  ({ locale, page }) => locale === defaultLocale && routes[page].sections.length > 0,
)) {
  const section = routes[key].sections.at(-1) ?? '';

  test(`${path}/${section} shows its section below the bar, with the focus on it`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await page.goto(`${path}/${section}`);
    const target = page.locator(`#${section}`);
    await expectHeadingFocused(target);
    await expect
      .poll(() => target.evaluate((element) => element.getBoundingClientRect().y / innerHeight))
      .toBeLessThan(0.6);
    expect(await target.evaluate((element) => element.getBoundingClientRect().y)).toBeGreaterThanOrEqual(0);
  });
}

test('the open drawer and an open answer can be read with a screen reader', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(pathTo(defaultLocale, 'faq'));
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: contentFor(defaultLocale).common.menu.open }).click();
  await expectAccessible(page);
});

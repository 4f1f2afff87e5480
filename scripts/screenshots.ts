/**
 * Photographs every page and state at five widths in both languages into screenshots/, with a contact
 * sheet (screenshots/index.html). The consent banner is among them when the settings turn analytics on
 * (ANALYTICS_URL, ANALYTICS_CONTAINER_ID).
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { localeCodes, type Locale } from '#common/locales.ts';
import { startService } from '#server/testing/server.ts';
import { publicConfig } from '#site/config.ts';
import { chromiumArgs, wholeChromiumPath } from '../tests/e2e/support/environment.ts';
import { readOptions, wrongUsage } from './commandLine.ts';
import { buildSite, installTestTools } from './prepare.ts';
import { pageScenes, stateScenes, type Scene } from './screenshots/scenes.ts';
import { contactSheet, type Shot } from './screenshots/sheet.ts';

const help = `Usage: npm run screenshots -- [--only contact,faq] [--widths 360,1440] [--out FOLDER]

  --only    scenes, separated by commas; all of them if not given
  --widths  widths of the window in pixels (360,768,1024,1440,1920)
  --out     the folder (screenshots); the pictures of an earlier run in it are deleted first`;

const options = readOptions(help, {
  only: { type: 'string' },
  widths: { type: 'string', default: '360,768,1024,1440,1920' },
  out: { type: 'string', default: 'screenshots' },
});
const widths = options.widths.split(',').map(Number);
if (widths.some((width) => !Number.isInteger(width) || width < 200))
  wrongUsage('--widths takes whole numbers of pixels from 200, separated by commas.', help);
const wanted = options.only?.split(',');
const hasAnalytics = publicConfig.analyticsContainer !== '';
const everyScene = [...pageScenes, ...stateScenes].filter((scene) => hasAnalytics || !scene.asksForConsent);
const scenes = everyScene.filter(({ name }) => wanted?.includes(name) ?? true);
if (scenes.length === 0)
  wrongUsage(`--only names no scene; there are: ${everyScene.map(({ name }) => name).join(', ')}.`, help);

/** Whether a run may have left it in its folder: other folders have pictures as well. */
const ourPicture = new RegExp(`-(${localeCodes.join('|')})-\\d+\\.png$`);
const isOurs = (name: string) => name === 'index.html' || ourPicture.test(name);

const earlier = openFolder(options.out);
const foreign = earlier.find((name) => !isOurs(name));
if (foreign !== undefined)
  wrongUsage(
    `--out: ${options.out} holds other files than screenshots (${foreign}); name an empty folder.`,
    help,
  );

installTestTools();
buildSite();

/** Makes the folder where it is missing; what lies in it. */
function openFolder(folder: string): string[] {
  try {
    mkdirSync(folder, { recursive: true });
    return readdirSync(folder);
  } catch (error) {
    return wrongUsage(`--out: ${folder} cannot be used: ${(error as Error).message}.`, help);
  }
}

async function photograph(browser: Browser, address: string, scene: Scene): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const locale of scene.locales ?? localeCodes) {
    for (const width of widths.filter((candidate) => candidate < (scene.below ?? Infinity))) {
      const context = await browser.newContext({
        viewport: { width, height: width < 600 ? 780 : 900 },
        reducedMotion: 'reduce',
        locale: scene.browserLanguage ?? locale,
      });
      const page = await context.newPage();
      await arrange(page, address, scene, locale);
      const { fullPage = true } = scene;
      if (fullPage) await toTop(page);
      const file = `${scene.name}-${locale}-${width}.png`;
      await page.screenshot({ path: join(options.out, file), fullPage });
      shots.push({ scene: scene.name, locale, width, file });
      await context.close();
    }
  }
  return shots;
}

/** Opens the scene's page, brings it into its state, and waits until all is there. */
async function arrange(page: Page, address: string, scene: Scene, locale: Locale): Promise<void> {
  // A browser that sends Global Privacy Control gets no consent banner.
  if (!scene.asksForConsent)
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
    });
  await page.goto(address + scene.path(locale));
  // `font-display: optional`: a font that loads late is used from the next page on (decision 7).
  await page.evaluate(() => document.fonts.ready);
  await page.reload();
  await scene.prepare?.(page, locale);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()));
    await document.fonts.ready;
  });
}

/** The menu bar stays at the window's top, which may be the middle of the page after a click. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}

for (const name of earlier) rmSync(join(options.out, name));
const { address, stop } = await startService();
const browser = await chromium.launch({
  executablePath: wholeChromiumPath,
  args: [...chromiumArgs, '--hide-scrollbars'],
});
try {
  const shots: Shot[] = [];
  for (const scene of scenes) {
    shots.push(...(await photograph(browser, address, scene)));
    console.log(scene.name);
  }
  writeFileSync(join(options.out, 'index.html'), contactSheet(shots));
  console.log(`${shots.length} screenshots; look at ${join(options.out, 'index.html')}`);
} finally {
  await browser.close();
  await stop();
}

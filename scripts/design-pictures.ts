/**
 * The pictures in docs/design.md, taken from the built style guide and the built pages.
 * Usage: npm run build && node scripts/design-pictures.ts
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { localisedPath, pathTo, styleguidePath } from '#common/routes.ts';
import { startService } from '#server/testing/server.ts';
import { chromiumArgs } from '../tests/e2e/support/environment.ts';

const out = 'docs/design';

/** Sections of the style guide, by the id of their heading, and pages, of which only the first screen. */
const sections = ['colours', 'type', 'spacing', 'buttons', 'form'];
const pages = ['home', 'institutional', 'lawyers', 'professional', 'about'] as const;

/** What a page is composed around: a window's height of it, from so many pixels below the section's top. */
const compositions = [
  ['home', '.doors', 0],
  ['institutional', '#how_to_start', 700],
  ['lawyers', '#our_solution', 120],
  ['professional', '#key_benefits', 60],
  ['platform', '[aria-labelledby="case-title"]', 520],
] as const;

const server = await startService();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: chromiumArgs });
mkdirSync(out, { recursive: true });

const save = (picture: Buffer, name: string) =>
  sharp(picture)
    .resize({ width: 1000, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(`${out}/${name}.webp`);

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await page.goto(server.address + localisedPath('en', styleguidePath), { waitUntil: 'networkidle' });
  // These stay in the window and would cover what is photographed.
  await page.evaluate(() => {
    for (const sticky of document.querySelectorAll('header, [href="#content"]')) sticky.remove();
  });
  for (const id of sections)
    await save(await page.locator(`section[aria-labelledby="${id}"]`).screenshot(), id);
  for (const key of pages) {
    await page.goto(server.address + pathTo('en', key), { waitUntil: 'networkidle' });
    await save(await page.screenshot(), `page-${key}`);
  }
  const moving = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  for (const [key, section, below] of compositions) {
    await moving.goto(server.address + pathTo('en', key), { waitUntil: 'networkidle' });
    await moving
      .locator(section)
      .evaluate(
        (element, below) =>
          scrollTo({ top: element.getBoundingClientRect().top + scrollY + below, behavior: 'instant' }),
        below,
      );
    // Pictures that come near are fetched, islands are hydrated.
    await moving.waitForLoadState('networkidle');
    await moving.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    await save(await moving.screenshot(), `composition-${key}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

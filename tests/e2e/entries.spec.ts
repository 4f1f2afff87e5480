import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { team } from '#common/company.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { startCopiedSite, type CopiedSite } from './support/copiedSite.ts';
import { expect, test } from './support/test.ts';

const inEach = <Text>(textIn: (locale: Locale) => Text) =>
  Object.fromEntries(localeCodes.map((locale) => [locale, textIn(locale)])) as Record<Locale, Text>;

/** Jobs, testimonials and photographs appear where their files are, without code: in a copy that has some. */
const job = {
  title: inEach((locale) => `Valuer (${locale})`),
  description: inEach((locale) => [`You value (${locale}).`]),
  employment: 'fullOrPartTime',
  workplace: 'officeOrRemote',
  published: '2027-01-04',
  closes: '2099-01-31',
};
const testimonial = {
  quote: inEach((locale) => `Three offers were there the next day (${locale}).`),
  name: 'Erika Beispiel',
  role: inEach((locale) => `Head of credit review (${locale})`),
  organisation: 'Musterbank',
  released: '2026-01-05',
};
const [{ key, name } = { key: '', name: '' }] = team;
/** What the camera wrote into the photograph. */
const author = 'Camera of the tests';

/** The upper half of the photograph, and the lower. */
const head = '#ffa900';
const shirt = '#206fa0';

/** A photograph as telephones take it: lying on its side, with a note on which way is up. */
async function photograph(file: string): Promise<void> {
  const half = await sharp({ create: { width: 800, height: 1200, channels: 3, background: head } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 1600, height: 1200, channels: 3, background: shirt } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif({ IFD0: { Artist: author } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
}

/** A fifth of a build's work, of which nothing is looked at here: pictures that are shared, and the valuation guide. */
const elsewhere = ['og', '[...locale]/valuation_guide'];

// One build for all of them.
test.describe.configure({ mode: 'default' });

let site: CopiedSite;

test.beforeAll(async () => {
  site = await startCopiedSite(async (folder) => {
    for (const pages of elsewhere) rmSync(join(folder, 'site/pages', pages), { recursive: true });
    const entries = join(folder, 'site/content/entries');
    writeFileSync(join(entries, 'jobs/valuer.json'), JSON.stringify(job));
    writeFileSync(join(entries, 'testimonials/bank.json'), JSON.stringify(testimonial));
    await photograph(join(folder, `site/assets/team/${key}.jpg`));
  });
});
test.afterAll(() => site.stop());

const aboutPage = (locale: Locale) => site.address + pathTo(locale, 'about');
const voicesOn = (locale: Locale) => site.address + pathTo(locale, 'platform', 'testimonials');

// The copy is served beside the suite's own server.
test.use({ tolerated: [/^third party: http:\/\/127\.0\.0\.1:/] });

for (const locale of localeCodes) {
  const { about, platform } = contentFor(locale);
  const words = about.jobs.positions;

  test(`a job is on the about page with its terms, and beside it the invitation (${locale})`, async ({
    page,
  }) => {
    await page.goto(aboutPage(locale));
    const card = page.locator('#jobs');
    await expect(card.getByRole('heading', { name: words.title })).toBeVisible();
    await expect(card.getByRole('heading', { name: job.title[locale] })).toBeVisible();
    await expect(card).toContainText(job.description[locale][0] ?? '');
    await expect(card).toContainText(words.employment.fullOrPartTime);
    await expect(card).toContainText(about.jobs.text);
  });

  test(`a job is gone after its last day, though the page was built before (${locale})`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2099-01-31T22:59:00Z'));
    await page.goto(aboutPage(locale));
    const title = page.locator('#jobs').getByRole('heading', { name: job.title[locale] });
    await expect(title).toBeVisible();
    await page.clock.setFixedTime(new Date('2099-01-31T23:00:00Z'));
    await page.reload();
    await expect(title).toHaveCount(0);
    await expect(page.getByRole('heading', { name: words.title })).toHaveCount(0);
    await expect(page.locator('#jobs')).toContainText(about.jobs.text);
  });

  test(`search engines find the job, with its last day (${locale})`, async ({ page }) => {
    await page.goto(aboutPage(locale));
    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const { '@graph': things } = JSON.parse(text) as { '@graph': Record<string, unknown>[] };
    expect(things.find((thing) => thing['@type'] === 'JobPosting')).toMatchObject({
      title: job.title[locale],
      datePosted: job.published,
      validThrough: `${job.closes}T23:59`,
      employmentType: ['FULL_TIME', 'PART_TIME'],
      hiringOrganization: { '@type': 'Organization' },
      jobLocation: { '@type': 'Place' },
    });
  });

  test(`a testimonial is on the platform page with who says it, and the invitation stays (${locale})`, async ({
    page,
  }) => {
    await page.goto(voicesOn(locale));
    const voices = page.locator('#testimonials');
    await expect(voices).toContainText(testimonial.quote[locale]);
    const { role, organisation } = testimonial;
    await expect(voices).toContainText(`${testimonial.name}, ${role[locale]}, ${organisation}`);
    await expect(voices).toContainText(platform.testimonials.invitation);
  });
}

test('a photograph takes the place of its figure, in the sizes that screens need', async ({ page }) => {
  await page.goto(aboutPage('de'));
  const portrait = page.locator('.team-member', { hasText: name }).getByRole('presentation');
  await portrait.scrollIntoViewIfNeeded();
  await expect(portrait).toHaveJSProperty('complete', true);
  const shown = await portrait.evaluate((image: HTMLImageElement) => ({
    ratio: image.naturalWidth / image.naturalHeight,
    widths: image.srcset.match(/(?<= )\d+(?=w)/g),
    source: image.currentSrc,
  }));
  expect(shown.ratio).toBeCloseTo(0.8, 2);
  expect(shown.widths).toEqual(['192', '384', '576']);
  expect(shown.source).toContain(key);
});

test('a photograph that lies on its side is shown upright', async () => {
  const published = globSync(`_astro/${key}*.webp`, { cwd: site.siteDir });
  expect(published.length).toBeGreaterThan(0);
  for (const file of published) {
    const { data, info } = await sharp(join(site.siteDir, file))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const blueAt = (row: number) => data[(row * info.width + Math.floor(info.width / 2)) * 3 + 2] ?? 0;
    expect(blueAt(0), `the top of ${file} is the head`).toBeLessThan(60);
    expect(blueAt(info.height - 1), `the foot of ${file} is the shirt`).toBeGreaterThan(120);
  }
});

test('what the camera wrote into a photograph is not published, nor the photograph as it was', async () => {
  const published = globSync(`_astro/${key}*`, { cwd: site.siteDir });
  expect(published.length).toBeGreaterThan(0);
  for (const file of published) {
    expect(readFileSync(join(site.siteDir, file)).includes(author), file).toBe(false);
    expect((await sharp(join(site.siteDir, file)).metadata()).width, file).toBeLessThanOrEqual(576);
  }
});

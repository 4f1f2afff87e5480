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
      await expect.poll(() => nameOf(page.locator(`#${section}`))).toMatch(words[locale]);
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

  visit(`"verified" stands flush below a valuer's name (${locale})`, async ({ page }) => {
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
      const places = await badges.evaluateAll((all) =>
        all.map((badge) => {
          const [box, name] = [badge, badge.parentElement?.firstElementChild ?? badge].map((element) =>
            element.getBoundingClientRect(),
          );
          if (!box || !name) return { aside: NaN, below: NaN };
          return { aside: Math.abs(box.left - name.left), below: box.top - name.bottom };
        }),
      );
      for (const { aside, below } of places) {
        expect.soft(aside, `${width} px`).toBeLessThan(1);
        expect.soft(below, `${width} px`).toBeGreaterThan(-4);
      }
    }
  });
}

/** The parts of a banner: its words by their classes, its picture by what each page shows. */
const pictures = '.survey, .town-map, .professional-hero-house, main picture img';

/** What a banner's first screen is: sizes of type, and where its parts stand in the window. */
const bannerOf = (page: Page) =>
  page.evaluate((selector) => {
    const part = (name: string) => {
      const element = document.querySelector(name);
      if (!element) throw new Error(`no ${name}`);
      return element;
    };
    const box = (name: string) => part(name).getBoundingClientRect();
    const lead = getComputedStyle(part('.phone-hero-lead'));
    const picture = box(selector);
    return {
      title: parseFloat(getComputedStyle(part('h1')).fontSize),
      lead: parseFloat(lead.fontSize),
      leadLines: Math.round(box('.phone-hero-lead').height / parseFloat(lead.lineHeight)),
      toButton: Math.round(box('main .button-primary').top - box('.phone-hero-lead').bottom),
      pictureTop: picture.top,
      pictureSeen: Math.min(innerHeight, picture.bottom) - picture.top,
    };
  }, pictures);

for (const key of ['home', 'institutional', 'lawyers', 'professional', 'platform', 'about'] as const)
  for (const locale of localeCodes)
    visit(
      `the banner of ${key} has headline, lead, button and picture as all have (${locale})`,
      async ({ page }) => {
        await page.goto(pathTo(locale, key));
        await page.evaluate(() => document.fonts.ready.then(() => true));
        const banner = await bannerOf(page);
        expect.soft(banner.title).toBeGreaterThan(35);
        expect.soft(banner.title).toBeLessThanOrEqual(36);
        expect.soft(banner.lead).toBe(18);
        expect.soft(banner.leadLines).toBeLessThanOrEqual(3);
        expect.soft(banner.toButton).toBe(24);
        expect.soft(banner.pictureTop).toBeLessThanOrEqual(561);
        expect.soft(banner.pictureSeen).toBeGreaterThanOrEqual(200);
        await page.setViewportSize({ width: 390, height: 664 });
        const low = await bannerOf(page);
        expect.soft(low.pictureTop).toBeLessThanOrEqual(470);
        expect.soft(low.pictureSeen).toBeGreaterThanOrEqual(190);
      },
    );

visit('the menu bar is 56 px high once the first screen is scrolled away', async ({ page }) => {
  await page.goto(pathTo('de', 'about'));
  const height = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
  expect(await height()).toBe(76);
  await page.evaluate(() => scrollTo(0, innerHeight));
  await expect.poll(height).toBe(56);
});

/** What of a page is in view that the lower bar goes for: a golden button, or what the page ends with. */
const seenOf = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    const isAnySeen = (selector: string) => [...document.querySelectorAll(selector)].some(isSeen);
    return { call: isAnySeen('main .button-primary'), end: isAnySeen('.closing, footer') };
  });

// Home's calls stand at its two ends, where the bar is away by its own timelines; these pages have one between as well.
for (const key of ['institutional', 'platform', 'about'] as const)
  visit(`there is never a second golden button beside the lower bar of ${key}`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const bar = page.locator('.sticky-cta');
    const screens = await page.evaluate(() =>
      Math.floor(document.documentElement.scrollHeight / innerHeight),
    );
    let callsBetween = 0;
    for (let screen = 1; screen < screens; screen++) {
      await page.evaluate((down) => scrollTo({ top: down * innerHeight, behavior: 'instant' }), screen);
      const { call, end } = await seenOf(page);
      if (call) await expect(bar, `${screen} screens down`).toBeHidden();
      else if (!end) await expect(bar, `${screen} screens down`).toBeVisible();
      if (call && !end) callsBetween++;
    }
    expect(callsBetween).toBeGreaterThan(0);
  });

for (const key of ['home', 'platform', 'about'] as const)
  visit(`the lower bar of ${key} says what the golden buttons of the page say`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const { register } = contentFor('de').common.actions;
    await expect(page.locator('main .button-primary').first()).toContainText(register);
    await expect(page.locator('.sticky-cta button')).toHaveText(register);
  });

const middleOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });

visit('the town of the home page shows the property that is chosen', async ({ page }) => {
  const { properties } = contentFor('de').home.enquiry;
  await page.goto(pathTo('de', 'home'));
  const { height = 0 } = (await page.locator('.survey').boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(240);
  for (const { value, label } of properties) {
    await page.getByRole('radio', { name: label }).check();
    const apart = async () => {
      const plot = await middleOf(page, `[data-plot=${value}] .survey-plot`);
      const town = await middleOf(page, '.survey');
      return Math.max(Math.abs(plot.x - town.x) / 2, Math.abs(plot.y - town.y));
    };
    await expect.poll(apart, { message: label }).toBeLessThan(60);
  }
});

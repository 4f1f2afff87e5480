import { brand } from '#common/company.ts';
import { localisedPath } from '#common/routes.ts';
import { styleguidePath } from '#site/views/styleguide/path.ts';
import { startDevServer, type DevServer } from './support/devServer.ts';
import { headingsOf, otherWeights } from './support/headings.ts';
import { expect, visit } from './support/visit.ts';

/** The style guide, which only `npm run dev` serves, shows what no page has yet: it is tested as developers see it. */
let dev: DevServer;

visit.beforeAll(async () => {
  dev = await startDevServer(styleguidePath);
});
visit.afterAll(() => dev.stop());

// One server serves them all.
visit.describe.configure({ mode: 'default' });
visit.use({ viewport: { width: 1920, height: 1000 }, tolerated: [/^third party: http:\/\/127\.0\.0\.1:/] });

for (const tag of ['h5', 'h6'])
  visit(`an ${tag} weighs 600 (statement 266)`, async ({ page }) => {
    await page.goto(dev.address + styleguidePath);
    await expect(page.locator(`main ${tag}`).first()).toBeVisible();
    const headings = await headingsOf(page);
    const ours = headings.filter((heading) => heading.tag === tag && heading.inMain);
    expect(ours).not.toEqual([]);
    expect(otherWeights(ours, '600')).toEqual([]);
  });

/** The brand's blues, as a browser writes them. */
const blues = ['rgb(48, 143, 186)', 'rgb(32, 111, 160)', 'rgb(14, 75, 131)'];

for (const [locale, slogan] of [
  ['de', 'Immobilienbewertung'],
  ['en', 'Property valuation'],
] as const)
  visit(
    `the logo comes in white and in colour, with its slogan (${locale}; statements 159, 160)`,
    async ({ page }) => {
      await page.goto(dev.address + localisedPath(locale, styleguidePath));
      await expect.soft(page.locator('main').getByText(slogan, { exact: true }).first()).toBeVisible();
      const colours = await page
        .locator('main *')
        .evaluateAll(
          (parts, name) =>
            parts
              .filter((part) => part.childElementCount === 0 && part.textContent.trim() === name)
              .map((part) => getComputedStyle(part).color),
          brand.name,
        );
      const inColour = colours.filter((colour) => blues.includes(colour));
      expect.soft(colours, 'in white').toContain('rgb(255, 255, 255)');
      expect.soft(inColour, 'in colour').not.toEqual([]);
    },
  );

import { contactFormId } from '#common/ids.ts';
import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

test.describe('what the policy forbids', () => {
  test.use({ tolerated: [/Content Security Policy|Trusted|violates|elsewhere\.example/i] });

  for (const path of [pathTo('de', 'home'), pathTo('en', 'contact')]) {
    test(`${path}: no markup from text, no foreign picture, no inline style`, async ({ page }) => {
      await page.goto(path);
      await page.locator(`#${contactFormId}, main h1`).first().scrollIntoViewIfNeeded();
      const violated = await page.evaluate(async () => {
        const directives = new Set<string>();
        document.addEventListener('securitypolicyviolation', (event) =>
          directives.add(event.effectiveDirective),
        );
        const element = document.createElement('div');
        let thrown = '';
        try {
          element.innerHTML = '<img src="x" onerror="alert(1)">';
        } catch (error) {
          thrown = (error as Error).name;
        }
        element.setAttribute('style', 'color: red');
        document.body.append(element);
        const image = document.createElement('img');
        image.src = 'https://elsewhere.example/pixel.gif';
        document.body.append(image);
        await new Promise((resolve) => setTimeout(resolve, 500));
        return { thrown, directives: [...directives].sort() };
      });
      expect(violated.thrown).toBe('TypeError');
      expect(violated.directives).toEqual(
        expect.arrayContaining(['img-src', 'require-trusted-types-for', 'style-src-attr']),
      );
    });
  }
});

test('a page shares its agent cluster with its own origin alone, without a header for it', async ({
  page,
}) => {
  const answer = await page.goto(pathTo('de', 'home'));
  expect(answer?.headers()).not.toHaveProperty('origin-agent-cluster');
  expect(await page.evaluate(() => originAgentCluster)).toBe(true);
});

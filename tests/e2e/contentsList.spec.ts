import { pathTo } from '#common/routes.ts';
import { expect, test } from './support/test.ts';

// Lower than the list of the terms or of the privacy notice.
test.use({ viewport: { width: 1024, height: 768 } });

for (const key of ['terms', 'privacy'] as const)
  test(`the table of contents of ${key} shows the section that one reads`, async ({ page }) => {
    await page.goto(pathTo('de', key));
    const list = page.locator('.legal-contents');
    expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0);
    const sections = page.locator('main section:has(h2)');
    for (const part of [0.5, 0.8, 0.95]) {
      const index = Math.floor((await sections.count()) * part);
      await sections.nth(index).evaluate((section) => {
        section.scrollIntoView({ behavior: 'instant' });
      });
      const entry = list.locator('a:target-current');
      await expect(entry).toHaveCount(1);
      await expect
        .poll(() =>
          entry.evaluate((link) => {
            const box = link.closest('.legal-contents')?.getBoundingClientRect() ?? new DOMRect();
            const place = link.getBoundingClientRect();
            // The list's last 3rem fade out.
            return place.top >= box.top && place.bottom <= box.bottom - 48;
          }),
        )
        .toBe(true);
    }
  });

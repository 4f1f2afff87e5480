import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

test('a page is fetched when its link is rested on, and not before', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    const purpose = request.headers()['sec-purpose'];
    if (purpose !== undefined) fetched.push(`${purpose} ${new URL(request.url()).pathname}`);
  });
  await page.goto(pathTo('de', 'home'));
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  const { menu } = contentFor('de').common;
  await page.getByRole('link', { name: menu.tabs.institutional, exact: true }).first().hover();
  await expect.poll(() => fetched).toEqual([`prefetch;prerender ${pathTo('de', 'institutional')}`]);
});

import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';
import { ready } from './support/tool.ts';
import { visit } from './support/visit.ts';

test('what a field says while somebody types is its description only once they leave it', async ({
  page,
}) => {
  const { feeCalculator, linkBuilder } = contentFor('en');
  const fields = [
    { path: pathTo('en', 'professional', 'service_fees'), name: feeCalculator.fee, typed: '99999999' },
    {
      path: pathTo('en', 'enquiryLink'),
      name: linkBuilder.link.label,
      typed: 'https://example.com/a/nord',
    },
  ];
  for (const { path, name, typed } of fields) {
    await page.goto(path);
    const field = await ready(page.getByLabel(name, { exact: true }));
    await field.fill(typed);
    await expect(field, name).toHaveAttribute('aria-invalid', 'true');
    await expect(field, name).toHaveAccessibleDescription('');
    await field.blur();
    await expect(field, name).not.toHaveAccessibleDescription('');
  }
});

visit('a valuer offers or declines by keyboard, and print shows both', async ({ page }) => {
  const { offer, decline } = contentFor('de').valuersDesk.answer;
  await page.goto(pathTo('de', 'professional', 'key_benefits'));
  await expect(page.getByText(offer.total.value).first()).toBeVisible();
  await expect(page.getByText(decline.title)).toBeHidden();
  await page.getByRole('radio', { name: offer.label }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText(decline.title)).toBeVisible();
  await expect(page.getByText(offer.note)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(offer.note)).toBeVisible();
  await expect(page.getByText(decline.note)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a valuer can decline', async ({ page }) => {
    const { decline } = contentFor('en').valuersDesk.answer;
    await page.goto(pathTo('en', 'professional'));
    await page.getByRole('radio', { name: decline.label }).check();
    await expect(page.getByText(decline.title)).toBeVisible();
  });
});

import { pathTo } from '#common/routes.ts';
import { toolEvents } from '#site/analytics/events.ts';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { announcements } from './support/announced.ts';
import { loggedEvents } from './support/events.ts';
import { expect, test } from './support/test.ts';
import { ready } from './support/tool.ts';

test('only a link of the platform becomes a button and a QR code', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const events = loggedEvents(page);
  const { linkBuilder: texts } = contentFor('en');
  const link = `${publicConfig.platformUrl}/a/nord`;
  await page.goto(pathTo('en', 'enquiryLink'));
  const field = await ready(page.getByLabel(texts.link.label));
  const download = page.getByRole('link', { name: texts.qr.download });
  await field.fill('https://example.com/a/nord');
  await expect(download).toHaveCount(0);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(new RegExp(RegExp.escape(new URL(link).host)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(link);
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(texts.link.ready);
  await expect(download).toBeVisible();
  await expect(page.getByRole('img', { name: link })).toBeVisible();
  const text = texts.text.choices[1] ?? '';
  await page.getByLabel(texts.text.label, { exact: true }).selectOption(text);
  await page.getByRole('button', { name: texts.copy.action }).click();
  await expect(page.getByText(texts.copy.done)).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain(`>${text}</a>`);
  expect(events).toEqual([toolEvents.linkBuilder.event]);
  // Another text is other HTML, which nobody has copied.
  await page.getByLabel(texts.text.label, { exact: true }).selectOption(texts.text.choices[2] ?? '');
  await expect(page.getByText(texts.copy.done)).toHaveCount(0);
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toBe(texts.qr.file);
});

test('a page of the platform that everybody has becomes neither button nor QR code', async ({ page }) => {
  const { linkBuilder: texts } = contentFor('de');
  await page.goto(pathTo('de', 'enquiryLink'));
  const field = await ready(page.getByLabel(texts.link.label));
  const { becomePartner } = contentFor('de').common.actions;
  const registration = page.getByRole('main').getByRole('link', { name: becomePartner });
  await field.fill((await registration.getAttribute('href')) ?? '');
  await expect(page.getByText(texts.problems.notYours)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.copy.action })).toBeDisabled();
});

test('who types a link hears once whether it leads to the platform', async ({ page }) => {
  const { linkBuilder: texts } = contentFor('de');
  const { host } = new URL(publicConfig.platformUrl);
  await page.goto(pathTo('de', 'enquiryLink'));
  const field = await ready(page.getByLabel(texts.link.label));
  const message = page.getByText(texts.link.hint.replace('{host}', host));
  const said = await announcements(message);
  await field.pressSequentially('https://stranger.example', { delay: 40 });
  const foreign = texts.problems.foreign.replace('{host}', host);
  await expect(page.getByText(foreign)).toBeVisible();
  expect(await said.jsonValue()).toEqual([foreign]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample replaces the link tool', async ({ page }) => {
    const { enquiryLink, linkBuilder } = contentFor('en');
    await page.goto(pathTo('en', 'enquiryLink'));
    await expect(page.getByText(enquiryLink.noScript)).toBeVisible();
    const html = page.getByRole('group', { name: linkBuilder.button.html });
    await expect(html).toHaveText(new RegExp(`^<a href="${publicConfig.platformUrl}/`));
    await expect(page.getByRole('img', { name: linkBuilder.qr.title })).toBeVisible();
    await expect(page.getByRole('button', { name: linkBuilder.copy.action })).toHaveCount(0);
  });
});

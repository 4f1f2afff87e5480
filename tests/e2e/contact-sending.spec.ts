import type { Route } from '@playwright/test';
import { challengePath, contactPath } from '#common/contact.ts';
import { messageSentPath, pathTo } from '#common/routes.ts';
import {
  answerWith,
  giveChallenges,
  openFilledForm,
  openForm,
  watchMessages,
} from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** Sending a message when a request or a script fails. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/Failed to load resource|^status (400|404|503)|^failed:/],
});

/** The scripts that the form loads once somebody fills it in. */
const scripts = { captcha: '**/_astro/captcha*', worker: '**/_astro/pbkdf2*' };

test('retries of a message share an idempotency key, the next message has another', async ({ page }) => {
  const messages = watchMessages(page);
  const answers: ((route: Route) => Promise<void>)[] = [
    // Tried once more by itself.
    (route) => route.abort('connectionreset'),
    (route) => route.fulfill({ status: 503 }),
    // The captcha is refused: the next try brings another one.
    (route) => route.fulfill({ status: 400, json: { message: 'Nein.' } }),
  ];
  await giveChallenges(page);
  await answerWith(page, (route) => (answers.shift() ?? ((last) => last.continue()))(route));
  const { submit, failed, sent } = await openFilledForm(page);
  for (const status of [503, 400]) {
    const answer = page.waitForResponse(`**${contactPath}`);
    await submit.click();
    expect((await answer).status()).toBe(status);
    await expect(submit).toBeEnabled();
    await expect(failed).toBeVisible();
  }
  await submit.click();
  await expect(sent).toBeFocused();
  await openFilledForm(page);
  await submit.click();
  await expect(sent).toBeFocused();

  const keys = await messages.keys();
  expect(keys.map((key) => keys.indexOf(key))).toEqual([0, 0, 0, 0, 4]);
  const tokens = messages.tokens();
  expect(tokens.map((token) => tokens.indexOf(token))).toEqual([0, 0, 0, 3, 4]);
});

test('offline the form says so, and is sent when the connection is back', async ({ page, context }) => {
  await page.clock.install();
  const messages = watchMessages(page);
  const { submit, fill, texts, notice, expectKept, sent } = await openForm(page);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await fill();
  await lost;
  await submit.click();
  await expect(notice(texts.error.offline)).toBeVisible();
  await page.clock.fastForward(6000);
  await expect(notice(texts.error.offline)).toBeHidden();
  await expect(submit).toHaveAccessibleDescription(texts.hint.offline);
  await expectKept();
  expect(messages.count()).toBe(0);

  // Scripts that failed offline are not fetched again; the form may then post itself.
  await context.setOffline(false);
  await submit.click();
  await expect(sent).toBeVisible();
});

test("a captcha worker's script that failed to load is fetched again", async ({ page, context }) => {
  // Each worker thread loads the script.
  await context.route(scripts.worker, (route) =>
    route.request().url().includes('?') ? route.continue() : route.abort('connectionreset'),
  );
  await giveChallenges(page);
  const { submit, sent } = await openFilledForm(page);
  await submit.click();
  await expect(sent).toBeFocused();
});

for (const [name, script] of Object.entries(scripts))
  test(`without the ${name}’s script the form posts itself`, async ({ page, context }) => {
    await context.route(script, (route) => route.fulfill({ status: 404 }));
    await giveChallenges(page);
    const { submit, field } = await openFilledForm(page);
    await submit.click();
    await expect(page).toHaveURL(new RegExp(`${messageSentPath}\\b`));
    // Until the script of the page "sent" has removed the stored text.
    await page.waitForLoadState();
    await page.goto(pathTo('de', 'contact'));
    await expect(field('firstName')).toHaveValue('');
  });

test('a form that cannot be posted either keeps its text and is sent later', async ({ page, context }) => {
  for (const lost of [scripts.captcha, `**${challengePath}`])
    await context.route(lost, (route) => route.abort('connectionrefused'));
  const { submit, failed, expectKept } = await openFilledForm(page);
  await submit.click();
  await expect(failed).toBeVisible();
  await expectKept();
  await expect(page).toHaveURL(pathTo('de', 'contact'));

  await context.unrouteAll();
  await submit.click();
  await expect(page).toHaveURL(new RegExp(`${messageSentPath}\\b`));
});

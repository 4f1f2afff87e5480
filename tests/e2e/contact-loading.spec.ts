import type { Page } from '@playwright/test';
import { challengePath } from '#common/contact.ts';
import { messageSentPath, pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage, typeLikeAPerson } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** The scripts that the form loads once somebody fills it in. */
const sender = '**/_astro/sender*';
const worker = '**/_astro/pbkdf2*';

const { contactForm, contact } = contentFor('de');

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/Failed to load resource|^status (400|404)|^failed:/],
});

/** Opens the page and waits until the script has taken the form over, but has loaded nothing else. */
async function openForm(page: Page) {
  await page.goto(pathTo('de', 'contact'));
  const submit = page.getByRole('button', { name: contactForm.submit.idle });
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  return {
    submit,
    sent: page.getByRole('heading', { name: contact.sent.title, exact: true }),
    failed: page.getByRole('alert').filter({ hasText: contactForm.error.text }),
  };
}

const sentPage = (page: Page) => expect(page).toHaveURL(new RegExp(`${messageSentPath}\\b`));
const samePage = (page: Page) => expect(page).toHaveURL(pathTo('de', 'contact'));

test('a form that was filled in without a connection is sent once there is one', async ({
  page,
  context,
}) => {
  const { submit, sent } = await openForm(page);
  await context.setOffline(true);
  const lost = page.waitForEvent('requestfailed');
  await fillContactForm(page, 'de', sampleMessage);
  await lost;
  await context.setOffline(false);
  await submit.click();
  await expect(sent).toBeFocused();
  await samePage(page);
});

for (const [name, script] of Object.entries({ sender, worker })) {
  test(`the ${name}’s script, lost on the way, is asked for again`, async ({ page, context }) => {
    let asked = 0;
    await context.route(script, async (route) => {
      asked += 1;
      // A worker has several threads, each of which loads it.
      await (route.request().url().includes('?') ? route.continue() : route.abort('connectionreset'));
    });
    const { submit, sent } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(sent).toBeFocused();
    expect(asked).toBeGreaterThan(1);
    await samePage(page);
  });

  test(`without the ${name}’s script, gone from the server, the form posts itself`, async ({
    page,
    context,
  }) => {
    let asked = 0;
    await context.route(script, (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    const { submit } = await openForm(page);
    await fillContactForm(page, 'de', sampleMessage);
    await typeLikeAPerson(page);
    await submit.click();
    await sentPage(page);
    expect(asked).toBeGreaterThan(1);
    // Until the script there has forgotten what was typed.
    await page.waitForLoadState();

    await page.goto(pathTo('de', 'contact'));
    await expect(page.getByLabel(contactForm.labels.firstName, { exact: true })).toHaveValue('');
  });
}

test('what cannot be posted either stays on the page, and is sent later', async ({ page, context }) => {
  for (const lost of [sender, `**${challengePath}`])
    await context.route(lost, (route) => route.abort('connectionrefused'));
  const { submit, sent, failed } = await openForm(page);
  await fillContactForm(page, 'de', sampleMessage);
  await submit.click();
  await expect(failed).toBeVisible();
  await samePage(page);

  await context.unrouteAll();
  await submit.click();
  await expect(sent).toBeFocused();
});

import { contactFields, type ContactField } from '#common/contactFields.ts';
import type { Page, Route } from '@playwright/test';
import { company, contacts } from '#common/company.ts';
import { challengePath, contactPath } from '#common/contact.ts';
import { countryName } from '#common/countries.ts';
import { locales, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { tooMany } from '#common/words/wait.ts';
import { expectAccessible } from './support/accessible.ts';
import { answerWith, formOn, openFilledForm, sampleMessage } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

/** What the form does when a message could not be sent. */

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  tolerated: [/Failed to load resource|^status (400|429|500|502)|^failed:/],
});

/** How long the notice stays. */
const duration = 6000;

const failWith = (status: number, json?: object) => (route: Route) =>
  route.fulfill(json ? { status, json } : { status });

/** What the English form writes of a field into a mail: the country by its name. */
const written = (name: ContactField) =>
  name === 'country' ? countryName(sampleMessage.country, locales.en.tag) : sampleMessage[name];

/** What a `mailto:` link holds. */
function mailIn(href: string | null) {
  const { pathname, search } = new URL(href ?? '');
  const [, subject = '', body = ''] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
  return { to: pathname, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

test('any failure shows a notice, keeps the form and announces the next try', async ({ page }) => {
  // The captcha fails; the service answers with a reason, without one, and not at all.
  const noCaptcha = failWith(429, {});
  const answers = [
    noCaptcha,
    failWith(500, { message: 'The store is full.' }),
    failWith(502),
    (route: Route) => route.abort('connectionrefused'),
  ];
  await page.clock.install();
  await page.route(`**${challengePath}`, noCaptcha);
  const { submit, failed, expectKept, sent, texts } = await openFilledForm(page, 'en');
  for (const answer of answers) {
    await answerWith(page, answer);
    await submit.click();
    await expect(failed).toBeVisible();
    // The pointer keeps the notice open, however slow the machine.
    await failed.hover();
    await expectKept();
    await expect(submit).toBeEnabled();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(duration);
    await expect(failed).toBeHidden();
    await expect(submit).toHaveAccessibleDescription(texts.hint.failed);
    await expect(submit).toHaveText(texts.submit.again);
    await page.unrouteAll();
  }
  await submit.click();
  await expect(sent).toBeFocused();
});

test('what answers in place of the service, as the page of a hotspot does, has taken no message', async ({
  page,
}) => {
  await page.clock.install();
  const signIn = '<!doctype html><title>Sign in</title>';
  const { submit, failed, expectKept, sent } = await openFilledForm(page, 'en');
  for (const response of [
    { status: 200, contentType: 'text/html', body: signIn },
    { status: 302, headers: { location: pathTo('en', 'faq') } },
    { status: 204 },
    { status: 202, contentType: 'text/html', body: signIn },
    { status: 202, contentType: 'application/json', body: 'null' },
    { status: 200, json: {} },
  ]) {
    await answerWith(page, (route) => route.fulfill(response));
    await submit.click();
    await expect(failed).toBeVisible();
    await failed.hover();
    await expectKept();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(duration);
    await expect(failed).toBeHidden();
    await page.unrouteAll();
  }
  await submit.click();
  await expect(sent).toBeFocused();
});

test('the notice closes after six seconds, unless the pointer is moved onto it', async ({ page }) => {
  await page.clock.install();
  await answerWith(page, failWith(500));
  const { submit, failed, field, expectKept } = await openFilledForm(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await submit.click();
  await expect(failed).toBeVisible();
  for (let seconds = 0; seconds < 5; seconds += 1) {
    await page.clock.runFor(1000);
    await field('town').pressSequentially('x');
    await expect(failed).toBeVisible();
  }
  await page.clock.runFor(1000);
  await expect(failed).toBeHidden();

  await field('town').fill(sampleMessage.town);
  await submit.click();
  await failed.hover();
  await page.clock.runFor(2 * duration);
  await expect(failed).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(duration - 1000);
  await expect(failed).toBeVisible();
  await page.clock.runFor(1000);
  await expect(failed).toBeHidden();
  await expectKept();
});

test('a notice that opens under a resting pointer closes too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await answerWith(page, failWith(500));
  const { submit, failed } = await openFilledForm(page);
  // In the middle, so that the page need not scroll, and the notice opens where the button was.
  await submit.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await submit.click();
  const bar = failed;
  await expect.poll(() => bar.evaluate((notice) => notice.matches(':hover'))).toBe(true);
  await page.clock.runFor(duration - 1000);
  await expect(bar).toBeVisible();
  await page.clock.runFor(1000);
  await expect(bar).toBeHidden();
});

test('the notice covers neither the button nor the hotline, at any width', async ({ page }) => {
  await answerWith(page, failWith(500));
  const { submit, failed } = await openFilledForm(page);
  const bar = failed;
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await submit.click();
    await expect(bar).toBeInViewport({ ratio: 0.99 });
    await expect(submit).toBeInViewport({ ratio: 0.99 });
    // The pointer keeps the notice open while the page is scrolled.
    await bar.dispatchEvent('pointermove', { movementX: 1 });
    const covered = await bar.evaluate((notice) => {
      const things = [
        ...document.querySelectorAll('form :is(button[type=submit], label), #contact_details a'),
      ];
      const found: string[] = [];
      for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
        scrollTo({ top, behavior: 'instant' });
        const over = notice.getBoundingClientRect();
        for (const thing of things) {
          const under = thing.getBoundingClientRect();
          const beside = over.right <= under.left || under.right <= over.left;
          if (!beside && over.bottom > under.top && under.bottom > over.top)
            found.push(`${thing.tagName} at ${top}`);
        }
      }
      return things.length < 2 ? ['nothing to cover'] : found;
    });
    expect.soft(covered, `at ${width} px`).toEqual([]);
  }
});

test('after a failure the form offers the telephone and a mail with the typed text', async ({ page }) => {
  await page.clock.install();
  await answerWith(page, failWith(500));
  const { submit, failed, texts, field } = await openFilledForm(page, 'en');
  const call = page.locator(`form a[href="tel:${contacts.hotline.tel}"]`);
  const write = page.getByRole('link', { name: texts.otherWays.mail });
  await expect(call.or(write).filter({ visible: true })).toHaveCount(0);
  await submit.click();
  await failed.hover();
  await expectAccessible(page);
  await page.mouse.move(0, 0);
  await page.clock.fastForward(duration);
  await expect(failed).toBeHidden();
  await expect(call.filter({ visible: true })).toHaveText(contacts.hotline.display);
  await expect(write).toBeVisible();

  const mail = async () => mailIn(await write.getAttribute('href'));
  const { body, ...head } = await mail();
  expect(head).toEqual({ to: company.email, subject: texts.otherWays.subject });
  for (const name of contactFields) {
    const typed = written(name);
    if (typed === '') continue;
    expect(body).toContain(`${texts.labels[name]}: ${typed.replaceAll('\n', '\r\n')}`);
  }

  await field('message').fill('ä'.repeat(4000));
  await expect(write).toHaveAttribute('href', /^.{1900,2000}$/);
  expect((await mail()).body).toMatch(/ä \[…\]\r\n\r\n\(.*\)$/);
});

test('an error that the service finds is shown at its field', async ({ page }) => {
  const errors = [{ field: 'town', code: 'too_long', message: 'x' }];
  await answerWith(page, failWith(400, { message: 'No.', errors }));
  const { submit, failed, error, field, texts } = await openFilledForm(page);
  await submit.click();
  await expect(error('town')).toHaveText(texts.errors.too_long);
  await expect(field('town')).toBeFocused();
  await expect(failed).toBeVisible();
  await field('town').fill('Köln');
  await expect(error('town')).toBeEmpty();
  await expect(submit).toBeEnabled();
});

test('of several errors that the service finds, the first one in the form has the focus', async ({
  page,
}) => {
  const errors = (['message', 'town'] as const).map((field) => ({ field, code: 'too_long', message: 'x' }));
  await answerWith(page, failWith(400, { message: 'No.', errors }));
  const { submit, field } = await openFilledForm(page);
  await submit.click();
  await expect(field('town')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  /** Sends the form with blanks in two fields, which browsers take for filled in. */
  async function sendFaulty(page: Page) {
    const form = formOn(page, 'en');
    await page.goto(pathTo('en', 'contact'));
    await form.fill({ town: ' ', message: ' ' });
    await form.submit.click();
    await expect(form.error('town')).not.toBeEmpty();
    return form;
  }

  test('the first wrong field as it stands in the form has the focus', async ({ page }) => {
    const { field, error } = await sendFaulty(page);
    await expect(error('message')).not.toBeEmpty();
    await expect(field('town')).toBeFocused();
  });

  test('the mail that the form offers has what was typed', async ({ page }) => {
    const { texts } = await sendFaulty(page);
    const write = page.getByRole('link', { name: texts.otherWays.mail }).filter({ visible: true });
    const { to, subject, body } = mailIn(await write.getAttribute('href'));
    expect(to).toBe(company.email);
    expect(subject).toBe(texts.otherWays.subject);
    for (const name of ['firstName', 'lastName', 'email', 'phone', 'country'] as const)
      expect(body).toContain(`${texts.labels[name]}: ${written(name)}`);
  });
});

for (const [path, locale, seconds] of [
  [challengePath, 'de', 290],
  [contactPath, 'en', 45],
] as const)
  test(`${path} answering 429 is not called again before Retry-After, which the page says`, async ({
    page,
  }) => {
    let asked = 0;
    await page.route(`**${path}`, async (route) => {
      asked += 1;
      const said = tooMany((await route.request().headerValue('accept-language')) as Locale, seconds);
      await route.fulfill({ status: 429, headers: { 'retry-after': `${seconds}` }, json: { message: said } });
    });
    const { submit, field, notice } = await openFilledForm(page, locale);
    await expect.poll(() => asked).toBe(path === challengePath ? 1 : 0);
    await field('firstName').pressSequentially('x'.repeat(20));
    for (let click = 1; click <= 2; click += 1) {
      await submit.click();
      await expect(notice(tooMany(locale, seconds))).toBeVisible();
      await expect(submit).toBeEnabled();
    }
    expect(asked).toBe(1);
  });

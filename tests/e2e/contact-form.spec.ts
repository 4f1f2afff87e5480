import type { Page, Route } from '@playwright/test';
import { company, contacts } from '#common/company.ts';
import { contactFields, contactPath, errorId, type ContactField } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { words } from '#common/words/words.ts';
import { contentFor } from '#site/content/load.ts';
import { fillContactForm, sampleMessage } from './support/contactForm.ts';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const errorDuration = 6000;

/** The form's parts, found by their words in a language. */
function formOn(page: Page, locale: Locale) {
  const { contactForm, contact } = contentFor(locale);
  return {
    texts: contactForm,
    submit: page.getByRole('button', { name: contactForm.submit.idle }),
    field: (field: ContactField) => page.getByLabel(contactForm.labels[field], { exact: true }),
    error: (field: ContactField | 'consent') => page.locator(`#${errorId(field)}`),
    snackbar: page.getByRole('alert').filter({ hasText: contactForm.error.text }),
    sent: page.getByRole('heading', { name: contact.sent.title, exact: true }),
  };
}

/** Opens the page and waits until the script has taken the form over: the button is disabled then. */
async function openForm(page: Page, locale: Locale) {
  await page.goto(pathTo(locale, 'contact'));
  const form = formOn(page, locale);
  await form.submit.scrollIntoViewIfNeeded();
  await expect(form.submit).toBeDisabled();
  return form;
}

/** Answers the form's call in the service's place. */
async function answerWith(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**${contactPath}`, answer);
}

async function expectFormKept(page: Page, locale: Locale): Promise<void> {
  for (const field of contactFields)
    await expect(formOn(page, locale).field(field)).toHaveValue(sampleMessage[field]);
  await expect(page.getByRole('checkbox')).toBeChecked();
}

for (const locale of ['de', 'en'] as const) {
  test(`errors appear only after a field was touched (${locale})`, async ({ page }) => {
    const { field, error, texts } = await openForm(page, locale);
    for (const name of [...contactFields, 'consent'] as const) await expect(error(name)).toBeEmpty();

    await field('firstName').focus();
    await field('email').focus();
    await expect(error('firstName')).toHaveText(texts.errors.required);
    await expect(field('firstName')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('firstName')).toHaveAccessibleDescription(texts.errors.required);
    await expect(error('email')).toBeEmpty();

    await field('email').fill('jo@ecke');
    await expect(error('email')).toBeEmpty();
    await field('country').focus();
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    await field('town').focus();
    await expect(error('country')).toHaveText(texts.errors.required);
    await expectAccessible(page);

    await field('email').fill('jo@ecke.example');
    await expect(error('email')).toBeEmpty();
    await expect(field('email')).toHaveAttribute('aria-invalid', 'false');
    await expect(error('message')).toBeEmpty();
  });
}

for (const email of ['max@straße.de', 'info@müller.de'])
  test(`${email} is sent as it was typed`, async ({ page }) => {
    const { submit, field } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await field('email').fill('');
    await field('email').pressSequentially(email);
    const call = page.waitForRequest(`**${contactPath}`);
    await submit.click();
    expect((await call).postDataJSON()).toHaveProperty('email', email);
  });

test('the box reports that it must be ticked', async ({ page }) => {
  const { error, texts } = await openForm(page, 'en');
  const box = page.getByRole('checkbox');
  await box.check();
  await expect(error('consent')).toBeEmpty();
  await box.uncheck();
  await page.getByRole('link', { name: texts.consent.terms }).first().focus();
  await expect(error('consent')).toHaveText(texts.errors.required);
});

test('the button waits until everything is filled in, and says what is missing', async ({ page }) => {
  const { submit, field, texts } = await openForm(page, 'de');
  await expect(submit).toHaveAccessibleDescription(texts.hint.required);
  await fillContactForm(page, 'de', sampleMessage);
  await expect(submit).toBeEnabled();
  await expect(submit).toHaveAccessibleDescription(texts.hint.ready);

  await field('town').fill('  ');
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(`${texts.hint.open} ${texts.labels.town}.`);
  await field('town').fill('Köln');
  await page.getByRole('checkbox').uncheck();
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(`${texts.hint.open} ${texts.hint.tick}.`);
});

test('the links of the consent open the documents in new tabs', async ({ page }) => {
  const { texts } = await openForm(page, 'en');
  const form = page.locator(`#${contactFormId}`);
  for (const [name, path] of [
    [texts.consent.terms, pathTo('en', 'terms')],
    [texts.consent.privacy, pathTo('en', 'privacy')],
  ] as const) {
    const link = form.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', path);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  }
});

test('Germany, Austria and Switzerland head the countries; the rest is sorted', async ({ page }) => {
  const { field } = await openForm(page, 'de');
  const names = await field('country').locator('option').allTextContents();
  expect(names.slice(1, 4)).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
  const rest = names.slice(4);
  expect(rest).toEqual(rest.toSorted(new Intl.Collator('de-DE').compare));
  expect(new Set(names).size).toBe(names.length);
});

for (const locale of ['de', 'en'] as const) {
  test(`a message is sent and confirmed (${locale})`, async ({ page }) => {
    const { submit, sent } = await openForm(page, locale);
    await fillContactForm(page, locale, sampleMessage);
    const call = page.waitForRequest(`**${contactPath}`);
    await submit.click();
    const request = await call;
    expect(request.method()).toBe('POST');
    const { recaptchaToken, ...payload } = request.postDataJSON() as Record<string, string>;
    expect(payload).toEqual(sampleMessage);
    expect(JSON.parse(atob(recaptchaToken ?? ''))).toHaveProperty('solution');
    expect(await request.headerValue('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(await request.headerValue('accept-language')).toBe(locale);

    await expect(sent).toBeFocused();
    const { thanks, reference } = contentFor(locale).contact.sent;
    await expect(sent).toHaveAccessibleDescription(
      new RegExp(`^${thanks} .* ${reference}: B W [0-9A-Z ]{11} `),
    );
    await expect(page.locator(`#${contactFormId}`)).toHaveCount(0);
    await expectAccessible(page);
  });
}

test('while it is being sent the button is busy, and a second click sends nothing', async ({ page }) => {
  let calls = 0;
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  await answerWith(page, async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  const { submit, sent, texts } = await openForm(page, 'de');
  await fillContactForm(page, 'de', sampleMessage);
  await submit.click();
  const busy = page.getByRole('button', { name: texts.submit.busy });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy).toBeFocused();
  await expect(busy).toHaveAccessibleDescription('');
  await busy.dispatchEvent('click');
  await page.keyboard.press('Enter');
  letGo(undefined);
  await expect(sent).toBeFocused();
  expect(calls).toBe(1);
});

test.describe('when sending fails', () => {
  test.use({ tolerated: [/Failed to load resource|^status (400|500|502)|^failed:/] });

  const failures: Record<string, (route: Route) => Promise<void>> = {
    'the service fails and says why': (route) =>
      route.fulfill({ status: 500, json: { message: 'The store is full.' } }),
    'the service fails without a word': (route) => route.fulfill({ status: 502, body: '' }),
    'the service cannot be reached': (route) => route.abort('connectionrefused'),
  };

  for (const [name, answer] of Object.entries(failures)) {
    test(`${name}: a snackbar says so, and the form is kept`, async ({ page }) => {
      await answerWith(page, answer);
      const { submit, snackbar, sent } = await openForm(page, 'en');
      await fillContactForm(page, 'en', sampleMessage);
      await submit.click();
      await expect(snackbar).toBeVisible();
      await expectFormKept(page, 'en');
      await expect(submit).toBeEnabled();
      await expectAccessible(page);

      await page.unroute(`**${contactPath}`);
      await submit.click();
      await expect(sent).toBeFocused();
      await expect(snackbar).toBeHidden();
    });
  }

  test('the snackbar goes after six seconds, but not while it is pointed at', async ({ page }) => {
    await page.clock.install();
    await answerWith(page, (route) => route.fulfill({ status: 500 }));
    const { submit, snackbar } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(snackbar).toBeVisible();
    await snackbar.hover();
    await page.clock.fastForward(2 * errorDuration);
    await expect(snackbar).toBeVisible();

    await page.mouse.move(0, 0);
    await page.clock.fastForward(errorDuration - 1000);
    await expect(snackbar).toBeVisible();
    await page.clock.fastForward(1000);
    await expect(snackbar).toBeHidden();
    await expectFormKept(page, 'de');
  });

  test('the snackbar goes after six seconds, also while somebody types', async ({ page }) => {
    await page.clock.install();
    await answerWith(page, (route) => route.fulfill({ status: 500 }));
    const { submit, snackbar, field } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(snackbar).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    for (let seconds = 0; seconds < 3; seconds += 1) {
      await page.clock.runFor(1000);
      await field('town').pressSequentially('x');
      await expect(snackbar).toBeVisible();
    }
    await page.clock.runFor(errorDuration - 3000);
    await expect(snackbar).toBeHidden();
  });

  for (const width of [390, 768, 1440])
    test(`the snackbar covers neither the button nor the hotline, however far the page is scrolled (${width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await answerWith(page, (route) => route.fulfill({ status: 500 }));
      const { submit, snackbar } = await openForm(page, 'de');
      await fillContactForm(page, 'de', sampleMessage);
      await submit.click();
      // Pointed at, it stays; the page is then scrolled under it.
      await snackbar.locator('div').dispatchEvent('pointerover');
      await expect(snackbar).toBeInViewport({ ratio: 0.99 });
      const covered = await snackbar.locator('div').evaluate((bar, number) => {
        const things = [document.querySelector('form button[type=submit]'), document.querySelector(number)];
        const found: string[] = [];
        for (let top = 0; top < document.documentElement.scrollHeight; top += 20) {
          scrollTo({ top, behavior: 'instant' });
          const over = bar.getBoundingClientRect();
          for (const thing of things) {
            const under = thing?.getBoundingClientRect() ?? over;
            const apart =
              over.bottom <= under.top ||
              under.bottom <= over.top ||
              over.right <= under.left ||
              under.right <= over.left;
            if (!apart) found.push(`${thing?.tagName} at ${top}`);
          }
        }
        return found;
      }, '#contact_details a');
      expect(covered).toEqual([]);
    });

  test('the snackbar can be closed', async ({ page }) => {
    await answerWith(page, (route) => route.fulfill({ status: 500 }));
    const { submit, snackbar, texts } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await page.getByRole('button', { name: texts.error.dismiss }).click();
    await expect(snackbar).toBeHidden();
    await expect(submit).toHaveAccessibleDescription(texts.hint.failed);
  });

  test('the snackbar leaves the button in sight, to press it again', async ({ page }) => {
    await answerWith(page, (route) => route.fulfill({ status: 500 }));
    const { submit, snackbar } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await submit.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await submit.click();
    const bar = await snackbar.locator('div').boundingBox();
    const button = await submit.boundingBox();
    expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    await expect(snackbar.locator('div')).toBeInViewport({ ratio: 0.99 });
    await expect(submit).toBeInViewport({ ratio: 0.99 });
  });

  for (const locale of ['de', 'en'] as const)
    test(`a failed form offers the telephone and a mail with what was typed, after the notice has gone too (${locale})`, async ({
      page,
    }) => {
      await answerWith(page, (route) => route.fulfill({ status: 500 }));
      const { submit, snackbar, texts, field } = await openForm(page, locale);
      await fillContactForm(page, locale, sampleMessage);
      const call = page.locator(`form a[href="tel:${contacts.hotline.tel}"]`);
      const write = page.getByRole('link', { name: texts.otherWays.mail });
      await expect(call.or(write).filter({ visible: true })).toHaveCount(0);
      await submit.click();
      await page.getByRole('button', { name: texts.error.dismiss }).click();
      await expect(snackbar).toBeHidden();
      await expect(call.filter({ visible: true })).toHaveText(contacts.hotline.display);
      await expect(write).toBeVisible();
      await expectAccessible(page);

      const mail = async () => {
        const { pathname, search } = new URL((await write.getAttribute('href')) ?? '');
        const [, subject = '', body = ''] = /^\?subject=([^&]*)&body=([^&]*)$/.exec(search) ?? [];
        return { to: pathname, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
      };
      const { to, subject, body } = await mail();
      expect({ to, subject }).toEqual({ to: company.email, subject: texts.otherWays.subject });
      for (const name of contactFields)
        expect(body).toContain(`${texts.labels[name]}: ${sampleMessage[name].replaceAll('\n', '\r\n')}`);

      await field('message').fill('ä'.repeat(4000));
      await expect(write).toHaveAttribute('href', /^.{1900,2000}$/);
      expect((await mail()).body).toMatch(/ä \[…\]\r\n\r\n\(.*\)$/);
    });

  test('what the service finds wrong stands at its field', async ({ page }) => {
    await answerWith(page, (route) =>
      route.fulfill({
        status: 400,
        json: { message: 'No.', errors: [{ field: 'town', code: 'invalid_characters', message: 'x' }] },
      }),
    );
    const { submit, snackbar, error, field, texts } = await openForm(page, 'de');
    await fillContactForm(page, 'de', sampleMessage);
    await submit.click();
    await expect(error('town')).toHaveText(texts.errors.invalid_characters);
    await expect(field('town')).toBeFocused();
    await expect(snackbar).toBeVisible();
    await field('town').fill('Köln');
    await expect(error('town')).toBeEmpty();
    await expect(submit).toBeEnabled();
  });
});

test.describe('before the script has arrived', () => {
  test.use({ tolerated: [/\b400\b/] });

  /** Holds the form's script back until the returned function is called. */
  async function holdScript(page: Page): Promise<() => void> {
    const { promise: held, resolve } = Promise.withResolvers<undefined>();
    await page.route('**/_astro/ContactForm*.js', async (route) => {
      await held;
      await route.continue();
    });
    return () => resolve(undefined);
  }

  test('what was typed is kept', async ({ page }) => {
    const letScriptIn = await holdScript(page);
    await page.goto(pathTo('de', 'contact'));
    const { submit, texts } = formOn(page, 'de');
    await expect(submit).toBeEnabled();
    await fillContactForm(page, 'de', sampleMessage);
    letScriptIn();
    await expect(submit).toHaveAccessibleDescription(texts.hint.ready);
    await expect(submit).toBeEnabled();
    await expectFormKept(page, 'de');
  });

  test('a form that came back with errors keeps them, and can be put right', async ({ page }) => {
    const letScriptIn = await holdScript(page);
    await page.goto(pathTo('de', 'contact'));
    const { submit, field, error, texts, sent } = formOn(page, 'de');
    await fillContactForm(page, 'de', { ...sampleMessage, email: 'jo@ecke' });
    await submit.click();
    await expect(page).toHaveURL(contactPath);
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    const call = page.locator(`form a[href="tel:${contacts.hotline.tel}"]`).filter({ visible: true });
    await expect(call).toBeVisible();

    letScriptIn();
    await expect(submit).toBeDisabled();
    await expect(error('email')).toHaveText(texts.errors.invalid_email);
    await expect(page.getByRole('alert').filter({ hasText: words.de.invalid })).toBeVisible();
    await field('email').fill(sampleMessage.email);
    await expect(error('email')).toBeEmpty();
    await expectFormKept(page, 'de');
    await submit.click();
    await expect(sent).toBeFocused();
  });
});

test('on phones the hotline stands above the form, beside it on wider screens, in reading order on both', async ({
  page,
}) => {
  await page.goto(pathTo('de', 'contact'));
  const tops = () =>
    page.evaluate(() =>
      ['contact_details', 'send_message', 'report_problem'].map(
        (id) => document.getElementById(id)?.getBoundingClientRect().top ?? NaN,
      ),
    );
  await page.setViewportSize({ width: 390, height: 844 });
  const stacked = await tops();
  expect(stacked).toEqual(stacked.toSorted((one, other) => one - other));
  await page.setViewportSize({ width: 1440, height: 900 });
  const [hotline, form] = await tops();
  expect(form).toBe(hotline);
});

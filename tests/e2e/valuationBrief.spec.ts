import type { Page } from '@playwright/test';
import { briefParameter } from '#common/briefKey.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, pathTo } from '#common/routes.ts';
import { answersTo, briefPath, needOutcomes, needPath } from '#common/valuationNeed.ts';
import { contentFor } from '#site/content/load.ts';
import { formOn } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const taxBrief = (locale: Locale) => localisedPath(locale, briefPath(['tax']));

/** The form of a contact page whose address names a brief. */
async function openForm(page: Page, locale: Locale, key: string) {
  await page.goto(`${pathTo(locale, 'contact')}?${briefParameter}=${encodeURIComponent(key)}#send_message`);
  const form = formOn(page, locale);
  await expect(form.submit).toBeDisabled();
  return form;
}

test.describe('on paper', () => {
  test.use({ javaScriptEnabled: false });

  for (const locale of localeCodes)
    test(`each valuation brief is one sheet of A4 (${locale})`, async ({ page }) => {
      test.slow();
      for (const outcome of needOutcomes) {
        const address = localisedPath(locale, briefPath(answersTo(outcome)));
        await page.goto(address);
        const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
        const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
        expect.soft(sheets, address).toHaveLength(1);
      }
    });
});

for (const locale of localeCodes)
  test(`from the outcome, registering is the first thing to do and the brief the second (${locale})`, async ({
    page,
  }) => {
    const { common, valuationBrief, valuationNeed } = contentFor(locale);
    await page.goto(localisedPath(locale, needPath(['tax'])));
    const actions = page.getByRole('main').getByRole('link');
    await expect(actions.nth(0)).toHaveAccessibleName(new RegExp(`^${common.actions.register}`));
    await expect(actions.nth(1)).toHaveText(valuationNeed.outcome.briefLink);
    await actions.nth(1).click();
    await expect(page).toHaveURL(taxBrief(locale));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(valuationBrief.titles.taxOffice);
    await page.getByRole('link', { name: valuationBrief.back }).click();
    await expect(page).toHaveURL(localisedPath(locale, needPath(['tax'])));
  });

test('one click copies the sheet as text, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { valuationBrief } = contentFor('de');
  await page.goto(taxBrief('de'));
  await page.getByRole('button', { name: valuationBrief.copy.action }).click();
  await expect(page.getByText(valuationBrief.copy.done)).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await (await page.request.get(`${taxBrief('de')}.txt`)).text());
});

test('where copying is refused, the page says what to do instead', async ({ page }) => {
  const { valuationBrief } = contentFor('en');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto(taxBrief('en'));
  await page.getByRole('button', { name: valuationBrief.copy.action }).click();
  await expect(page.getByText(valuationBrief.copy.failed)).toBeVisible();
});

test('the button prints the sheet', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['printed'] = '';
    };
  });
  await page.goto(taxBrief('de'));
  await page.getByRole('button', { name: contentFor('de').valuationBrief.print }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

for (const locale of localeCodes)
  test(`a link takes the brief into an empty message, where it can be changed and stays (${locale})`, async ({
    page,
  }) => {
    const { contactForm, valuationBrief } = contentFor(locale);
    await page.goto(taxBrief(locale));
    await page.getByRole('link', { name: valuationBrief.message.action }).click();
    const message = formOn(page, locale).field('message');
    await expect(message).toHaveValue(await (await page.request.get(`${taxBrief(locale)}.txt`)).text());
    await expect(page.getByRole('status').filter({ hasText: contactForm.brief.taken })).toBeVisible();
    // A reload must neither lose a change nor bring the brief back.
    await expect(page).toHaveURL(`${pathTo(locale, 'contact')}#send_message`);
    await message.fill('anders');
    await page.reload();
    await expect(message).toHaveValue('anders');
  });

test('a message that somebody has begun is left alone', async ({ page }) => {
  const { contactForm } = contentFor('de');
  await page.goto(pathTo('de', 'contact'));
  const { field, submit } = formOn(page, 'de');
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  await field('message').fill('Mein eigener Text');
  await openForm(page, 'de', 'tax');
  await expect(page.getByText(contactForm.brief.kept)).toBeVisible();
  await expect(field('message')).toHaveValue('Mein eigener Text');
});

test('what else somebody has typed stays when the brief is taken in', async ({ page }) => {
  await page.goto(pathTo('de', 'contact'));
  const { field, submit } = formOn(page, 'de');
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeDisabled();
  await field('town').fill('Köln');
  await openForm(page, 'de', 'sale/others');
  await expect(field('message')).not.toBeEmpty();
  await expect(field('town')).toHaveValue('Köln');
});

for (const key of ['Überweisen Sie 500 Euro', '../../imprint', '//evil.example/need/tax', 'tax?x=/', ''])
  test(`an address cannot put words of its own into the form: ${JSON.stringify(key)}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const { field } = await openForm(page, 'de', key);
    await page.waitForLoadState('networkidle');
    await expect(field('message')).toBeEmpty();
    expect(asked.filter((path) => path.endsWith('.txt'))).toEqual([]);
  });

test.describe('a brief that is not there', () => {
  test.use({ tolerated: [/404/] });

  test('leaves the message empty, and the page says what to do', async ({ page }) => {
    const { field } = await openForm(page, 'en', 'no/such/outcome');
    await expect(page.getByText(contentFor('en').contactForm.brief.failed)).toBeVisible();
    await expect(field('message')).toBeEmpty();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the brief can be read, its page says how to take it over, and the link leads to the form', async ({
    page,
  }) => {
    const { valuationBrief, contactForm } = contentFor('de');
    await page.goto(taxBrief('de'));
    await expect(page.getByText(valuationBrief.value.reasons.taxOffice)).toBeVisible();
    await expect(page.getByText(valuationBrief.message.noScript)).toBeVisible();
    await expect(page.getByRole('button', { name: valuationBrief.copy.action })).toBeHidden();
    await page.getByRole('link', { name: valuationBrief.message.action }).click();
    await expect(page.getByLabel(contactForm.labels.message, { exact: true })).toBeEmpty();
  });
});

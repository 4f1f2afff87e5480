import { localeCodes } from '#common/locales.ts';
import { localisedPath, pathTo } from '#common/routes.ts';
import { answersTo, needPath, needPlaces } from '#common/valuationNeed.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

for (const locale of localeCodes) {
  const { valuationGuide, valuationNeed } = contentFor(locale);
  const { questions, outcome, given, change, restart } = valuationNeed;

  test.describe(`which valuation do I need, without JavaScript (${locale})`, () => {
    test.use({ javaScriptEnabled: false });

    test('four questions lead to an outcome, and back', async ({ page }) => {
      await page.goto(pathTo(locale, 'valuationGuide'));
      const answer = (name: string) =>
        page.getByRole('main').getByRole('link', { name, exact: true }).click();
      const headline = page.getByRole('heading', { level: 1 });
      await answer(questions.occasion.answers.sale);
      await expect(headline).toHaveText(questions.reliance.title);
      await answer(questions.reliance.answers.self);
      await expect(headline).toHaveText(questions.date.title);
      await answer(questions.date.answers.today);
      await expect(headline).toHaveText(questions.property.title);
      await answer(questions.property.answers.plain);
      await expect(headline).toHaveText(outcome.titles.short);
      await expect(page.getByText(valuationGuide.overview.kinds.short.costs)).toBeVisible();

      await expect(page.getByRole('heading', { name: given })).toBeVisible();
      const back = new RegExp(`^${change}\\s*: ${RegExp.escape(questions.date.title)}$`);
      await page.getByRole('link', { name: back }).click();
      await answer(questions.date.answers.past);
      await expect(headline).toHaveText(outcome.titles.full);
      await page.getByRole('link', { name: restart }).click();
      await expect(page).toHaveURL(localisedPath(locale, needPath([])));
    });
  });

  test(`every step shows its question or its outcome, and is not indexed (${locale})`, async ({
    request,
  }) => {
    for (const place of needPlaces) {
      const response = await request.get(localisedPath(locale, needPath(answersTo(place))));
      expect(response.status()).toBe(200);
      const html = await response.text();
      const { step } = place;
      const title = 'ask' in step ? questions[step.ask].title : outcome.titles[step.kind];
      expect(html).toMatch(new RegExp(`<h1[^>]*>${RegExp.escape(title)}</h1>`));
      expect(html).toMatch(/<meta name="robots" content="noindex"/);
      expect(html).not.toMatch(/rel="canonical"/);
      if ('ask' in step) continue;
      const kind = valuationGuide.overview.kinds[step.kind];
      const [documents] = valuationGuide.documents.groups;
      for (const text of [kind.costs, kind.law, outcome.durationText, documents?.items[0] ?? ''])
        expect(html).toContain(text);
    }
  });
}

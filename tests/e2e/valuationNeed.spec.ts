import { localisedPath, pathTo } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { contentFor } from '#site/content/load.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript four questions lead to the right valuation, and back', async ({ page }) => {
  const { valuationGuide, valuationNeed } = contentFor('de');
  const { questions, outcome, given, change, restart } = valuationNeed;
  await page.goto(pathTo('de', 'valuationGuide'));
  const answer = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).click();
  const headline = page.getByRole('heading', { level: 1 });
  await answer(questions.occasion.answers.sale);
  await expect(headline).toHaveText(questions.reliance.title);
  await answer(questions.reliance.answers.self);
  await expect(headline).toHaveText(questions.date.title);
  await answer(questions.date.answers.today);
  await expect(headline).toHaveText(questions.property.title);
  await answer(questions.property.answers.plain);
  await expect(headline).toHaveText(outcome.reasons.ownView.title);
  await expect(page.getByText(valuationGuide.overview.kinds.short.price)).toBeVisible();

  await expect(page.getByRole('heading', { name: given })).toBeVisible();
  const back = new RegExp(`^${change}\\s*: ${RegExp.escape(questions.date.title)}$`);
  await page.getByRole('link', { name: back }).click();
  await answer(questions.date.answers.past);
  await expect(headline).toHaveText(outcome.reasons.pastDate.title);
  await page.getByRole('link', { name: restart }).click();
  await expect(page).toHaveURL(localisedPath('de', needPath([])));
});

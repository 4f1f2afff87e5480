import { publicConfig } from '#site/config.ts';
import { budgets, type Budget, type BudgetName } from '../../budgets.ts';
import { pictureWeights } from '../../tests/built/pictureWeights.ts';
import { pages, type BuiltPage } from '../../tests/built/site.ts';
import {
  firstSectionWeight,
  fontsWeight,
  htmlWeight,
  islandsWeight,
  scriptWeight,
  secondSheetWeight,
  stylesWeight,
  toolWeight,
} from '../../tests/built/weights.ts';

/** The value nearest to a budget's limit, and where it is. */
export type Nearest = { name: BudgetName; where: string; value: number; limit: number; unit: string };

type Measured = { where: string; value: number };

const largest = (all: readonly Measured[]): Measured =>
  all.reduce((one, other) => (other.value > one.value ? other : one), { where: 'nowhere', value: 0 });

const ofPages = (weigh: (page: BuiltPage) => number, which: readonly BuiltPage[] = pages) =>
  largest(which.map((page) => ({ where: page.file, value: weigh(page) })));

const ofPictures = (name: BudgetName) =>
  largest(
    pictureWeights
      .filter(({ budget }) => budget === name)
      .map(({ file, weight }) => ({ where: file, value: weight })),
  );

const isHome = ({ address }: BuiltPage) => address === '/' || address === '/en';
const isContact = ({ file }: BuiltPage) => file.endsWith('contact.html');
const withForm = pages.filter(isContact);
const withoutForm = pages.filter((page) => !isContact(page));

/** What the built site has of each budget that is measured on files: the value nearest to its limit. */
export function nearestToBudgets(): Nearest[] {
  const script = publicConfig.analyticsContainer === '' ? 'script' : 'consentScript';
  const nearest: Partial<Record<BudgetName, Measured>> = {
    html: ofPages(htmlWeight),
    styles: ofPages(stylesWeight),
    secondSheet: ofPages(secondSheetWeight),
    homeFirstSection: ofPages(firstSectionWeight, pages.filter(isHome)),
    firstSection: ofPages(firstSectionWeight),
    fonts: ofPages(fontsWeight),
    [script]: ofPages(scriptWeight),
    contactForm: ofPages(islandsWeight, withForm),
    tools: ofPages(islandsWeight, withoutForm),
    toolItself: ofPages(toolWeight, withoutForm),
  };
  for (const { budget } of pictureWeights) nearest[budget] ??= ofPictures(budget);
  return (Object.entries(nearest) as [BudgetName, Measured][]).map(([name, measured]) => {
    const { limit, unit }: Budget = budgets[name];
    return { ...measured, name, limit, unit };
  });
}

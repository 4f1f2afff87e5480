import { NodeType, parse, type HTMLElement, type Node } from 'node-html-parser';
import { localisedPath, pathTo, type PageKey } from '#common/routes.ts';
import { needPath } from '#common/valuationNeed.ts';
import { MINUTE } from '#server/time.ts';
import { questionsIn } from '#site/content/entries/load.ts';
import { contentFor } from '#site/content/load.ts';
import { sources } from '#site/content/samples/report/rows.ts';
import { canBeHeard, isAmong } from '../heard.ts';
import { readOrOperate, type Journey } from './journey.ts';

/** The FAQ: searched, and an answer read. */
export const questions: Journey = async (listener, site, locale) => {
  const { faq } = contentFor(locale);
  const word = locale === 'de' ? 'Honorar' : 'fee';
  await listener.open(site.address + pathTo(locale, 'faq'));
  await listener.pressUntil('Tab', faq.search.label);
  await listener.type(word);
  await listener.hear(faq.search.found);
  const heard = await listener.press('Tab');
  const question = questionsIn(locale).find((one) => isAmong(heard, one.question));
  if (question === undefined) throw new Error('The first match was not heard.');
  await listener.press('Return', readOrOperate, 'Down', 'Down');
  const [answer = ''] = question.answer[0]?.text.split('. ') ?? [];
  return { inOrder: [faq.search.label, faq.search.found, question.question, answer] };
};

/** The guide: four answers, and the valuation that they lead to. */
export const guide: Journey = async (listener, site, locale) => {
  const { questions: asks, outcome } = contentFor(locale).valuationNeed;
  const steps = [
    { title: asks.occasion.title, answer: asks.occasion.answers.sale },
    { title: asks.reliance.title, answer: asks.reliance.answers.self },
    { title: asks.date.title, answer: asks.date.answers.today },
    { title: asks.property.title, answer: asks.property.answers.plain },
  ];
  await listener.open(site.address + localisedPath(locale, needPath([])));
  for (const { title, answer } of steps) {
    await listener.pressUntil('h', title, 4);
    await listener.pressUntil('Tab', new RegExp(`(^|[.] )${answer} link`));
    await listener.press('Return');
    await listener.hear('Bewertra');
  }
  await listener.pressUntil('h', outcome.reasons.ownView.title, 4);
  return {
    inOrder: [...steps.flatMap(({ title, answer }) => [title, answer]), outcome.reasons.ownView.title],
  };
};

/** The report: the calculation's figures, each with where it comes from. */
export const figures: Journey = async (listener, site, locale) => {
  const { calculation } = contentFor(locale).sampleReport;
  const rows = sources.map((source) => ({
    label: calculation.rows.find((row) => row.source === source)?.label ?? '',
    says: calculation.sources[source],
  }));
  await listener.open(site.address + pathTo(locale, 'sampleReport'));
  await listener.pressUntil('h', calculation.title);
  await listener.pressUntil('Tab', rows[0]?.label ?? '', 3);
  for (const { label } of rows.slice(1)) await listener.pressUntil('r', label, 2);
  return { inOrder: [calculation.title, ...rows.flatMap(({ label, says }) => [label, says])] };
};

/** What is no text for a listener. */
const unheard = 'script, style, template, noscript, dialog, svg, [hidden], [aria-hidden="true"]';

/** What a part of a page says, sentence by sentence, in the order of the document. */
function sentencesOf(part: HTMLElement): string[] {
  for (const silent of part.querySelectorAll(unheard)) silent.remove();
  return textsOf(part).flatMap((text) => text.split(/(?<=[.!?:;])\s+/));
}

const textsOf = (node: Node): string[] =>
  node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsOf);

/** Reads a page from its first word to its last one, by the key that reads all of it: no sentence is passed over. */
const wholePage =
  (route: PageKey): Journey =>
  async (listener, site, locale) => {
    const { common } = contentFor(locale);
    const address = site.address + pathTo(locale, route);
    const main = parse(await (await fetch(address)).text()).querySelector('main');
    if (main === null) throw new Error(`${address} has no main content.`);
    await listener.open(address);
    await listener.press('ctrl+Home');
    await listener.pressAndHear('KP_Add', common.footer.copyright, 2 * MINUTE);
    return { inOrder: [...sentencesOf(main).filter(canBeHeard), common.footer.copyright] };
  };

/** What is promised, as statements below their topics. */
export const trustPage = wholePage('trust');

/** Who the people are, by groups. */
export const aboutPage = wholePage('about');

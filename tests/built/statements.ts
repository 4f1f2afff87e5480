import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { factKeys, facts, type FactKey } from '#common/facts.ts';
import type { Locale } from '#common/locales.ts';
import { languages } from '#site/content/load.ts';
import { plain } from './site.ts';

const pieces = 'p, h1, h2, h3, h4, li, td, summary, dl > div';

/** The texts in a node, one for each element that has some. */
const textsIn = (node: Node): string[] =>
  node.nodeType === NodeType.TEXT_NODE ? [node.text] : node.childNodes.flatMap(textsIn);

/** What a page's main part says, one paragraph, heading, entry of a list or row at a time, with plain spaces. */
export function statementsOf(document: HTMLElement): string[] {
  return (
    document
      .querySelectorAll(`main :is(${pieces})`)
      .filter((piece) => piece.querySelector(pieces) === null)
      // A statistic has number and unit in elements of their own, with no space between.
      .map((piece) => plain(textsIn(piece).join(' ')))
  );
}

/**
 * Finds a fact as a language writes it (in the nominative, the dative or as a statistic), but neither as part
 * of another number ("4 %" in "40 %", "4 hours" in "2 to 4 hours") nor of another word.
 */
export function figurePattern(locale: Locale, key: FactKey): RegExp {
  const { figure, dative, statistic } = languages[locale].format;
  const { value, unit, unitFirst } = statistic(key);
  const apart = (unitFirst ? [unit, value] : [value, unit]).map(spaced).join(String.raw`\s*`);
  const forms = [...new Set([spaced(figure[key]), spaced(dative[key]), apart])].join('|');
  return new RegExp(`${numberBegins(locale)}(?:${forms})${formEnds}`, 'u');
}

/** Finds any amount in the unit of a fact, so that another amount beside its words is noticed. */
export function amountPattern(locale: Locale, key: FactKey): RegExp {
  if (facts[key].unit === 'year') return /\b20\d\d\b/;
  const { dative, statistic } = languages[locale].format;
  const { unit, unitFirst } = statistic(key);
  const names = [unit, dative[key].split(/\s/).at(-1) ?? ''].map(spaced).join('|');
  return new RegExp(unitFirst ? String.raw`€\s*\d` : String.raw`\d\s*(?:${names})${formEnds}`, 'u');
}

/** The statements without their facts: any amount that is left is not in the facts. */
export function withoutFacts(locale: Locale, statements: readonly string[]): string[] {
  const patterns = factKeys.map((key) => new RegExp(figurePattern(locale, key), 'gu'));
  return statements.map((statement) =>
    patterns.reduce((rest, pattern) => rest.replaceAll(pattern, ''), statement),
  );
}

/** A position outside numbers and ranges. */
function numberBegins(locale: Locale): string {
  // "2 to 4 hours"
  const [, to = ''] = languages[locale].format.figure.replyWithin.split(/\s/);
  return String.raw`(?<![\p{L}\p{N}]|\p{N}[.,]|\p{N}\s${to}\s)`;
}

const formEnds = String.raw`(?![\p{L}\p{N}]|[.,]\p{N})`;

function spaced(text: string): string {
  return RegExp.escape(text.replaceAll(/\s+/g, ' '));
}

import { HTMLElement, NodeType, type Node } from 'node-html-parser';
import law from '../site/content/law.json' with { type: 'json' };

/** European acts, whose short names are not German. */
const european = ['CRR', 'DORA'];

/** Acts that only legal texts cite, and German words that English copy explains in brackets. */
const further = [
  'ArbGG',
  'BDSG',
  'DDG',
  'HGB',
  'MStV',
  'TDDDG',
  'VSBG',
  'Digitale-Dienste-Gesetz',
  'Amtsgericht',
  'Nachlasspfleger',
  'Sachverständiger',
  'Testamentsvollstreckung',
  'Bodenwert',
  'Ertragswert',
  'Sachwert',
  'Vergleichswert',
];

/** German words that pages in other languages use: acts, what their provisions are about, and `further`. */
const germanTerms: readonly string[] = [
  ...Object.keys(law.acts).filter((act) => !european.includes(act)),
  ...Object.values(law.acts).filter((name) => !name.includes('(EU)')),
  ...Object.values(law.provisions).map(({ subject }) => subject),
  ...further,
];

/** Longest first: “Bewertungsgesetz” before “Bewertung”. */
const oneOf = [...new Set(germanTerms)]
  .toSorted((one, other) => other.length - one.length)
  .map((term) => RegExp.escape(term))
  .join('|');
const term = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${oneOf})(?![\p{L}\p{N}])`, 'gu');

/** Where an element would be wrong: text that is not rendered as one, and islands, whose text React compares. */
const untouched = 'SCRIPT, STYLE, TEMPLATE, TEXTAREA, OPTION, SVG, ASTRO-ISLAND'.split(', ');

function mark(node: Node): void {
  if (node.nodeType === NodeType.TEXT_NODE) {
    // Written out as it is, tags included.
    node.rawText = node.rawText.replaceAll(term, '<span lang="de">$&</span>');
    return;
  }
  if (!(node instanceof HTMLElement)) return;
  if (untouched.includes(node.tagName) || node.getAttribute('lang') === 'de') return;
  for (const child of node.childNodes) mark(child);
}

/**
 * Marks the German terms of a page in another language with `lang="de"`, so that a screen reader pronounces them in
 * German (WCAG 3.1.2). In the built page, since a term may stand in any text.
 */
export function markGermanTerms(page: HTMLElement): void {
  const language = page.querySelector('html')?.getAttribute('lang');
  const body = page.querySelector('body');
  if (body && language !== 'de') mark(body);
}

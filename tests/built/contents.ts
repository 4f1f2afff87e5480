import { NodeType, type HTMLElement, type Node } from 'node-html-parser';
import { pathTo, type PageKey } from '#common/routes.ts';
import { attribute, pageAt, plain, textOf } from './site.ts';

/**
 * What the tests of `tests/built/ordered/` look with. They name what the specification orders for each page in words of
 * their own (the numbers of its statements stand in their titles), never by the keys of the content that the page
 * renders: a test that reads the same key cannot see that a text is gone.
 */

/** The specification's languages. A third one has no words in these tests. */
export const spoken = ['de', 'en'] as const;
export type Spoken = (typeof spoken)[number];

/** A wording in each language. */
export type InBoth<T = RegExp> = Readonly<Record<Spoken, T>>;

export const mainOf = (locale: Spoken, page: PageKey): HTMLElement => {
  const main = pageAt(pathTo(locale, page)).document.querySelector('main');
  if (main === null) throw new Error(`${pathTo(locale, page)} has no main part.`);
  return main;
};

/** What an address with a section leads to. */
export function sectionOf(locale: Spoken, page: PageKey, section: string): HTMLElement {
  const found = mainOf(locale, page).querySelector(`[id="${section}"]`);
  if (found === null) throw new Error(`${pathTo(locale, page)} has no section "${section}".`);
  return found;
}

/** Elements that begin a new line. */
const blocks = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE BUTTON DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM
  H1 H2 H3 H4 H5 H6 HEADER LABEL LEGEND LI MAIN NAV OL P SECTION SUMMARY TABLE TD TH TR UL`.split(/\s+/),
);
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SELECT', 'SVG']);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** Whether nobody sees it: decorative, or for screen readers alone. */
const isUnseen = (element: HTMLElement) =>
  attribute(element, 'aria-hidden') === 'true' || element.classList.contains('sr-only');

function rawLines(node: Node, without: readonly HTMLElement[]): string {
  if (!isElement(node)) return `${node.text} `;
  if (unread.has(node.tagName) || isUnseen(node) || without.includes(node)) return ' ';
  const inside = node.childNodes.map((child) => rawLines(child, without)).join('');
  return blocks.has(node.tagName) ? `\n${inside}\n` : inside;
}

/** What can be read in an element, one paragraph, entry or heading at a time. */
export function linesIn(element: HTMLElement, without: readonly HTMLElement[] = []): string[] {
  return rawLines(element, without)
    .split('\n')
    .map((line) => plain(line).replaceAll(/ (?=[.,;:!?)])/g, ''))
    .filter((line) => line !== '');
}

/** What can be read in an element, as one text. */
export const readIn = (element: HTMLElement): string => linesIn(element).join(' ');

const sentenceEnd = /[.!?…][”’“")]?$/;

/** The sentences of some lines: what begins after a full stop and ends with one. */
function sentencesOf(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.split(/(?<=[.!?…][”’“"]?) (?=[\p{Lu}„‘“(])/u))
    .filter((sentence) => sentenceEnd.test(sentence));
}

export const sentencesIn = (element: HTMLElement): string[] => sentencesOf(linesIn(element));

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][^\s–]*/gu) ?? [];

/** Signs of a verb: a fragment such as "Encrypted data on servers in Germany." has none of them. */
const verbs: InBoth = {
  de: /(?<!\p{L})(?:Sie|sie|Ihnen|wir|uns|es|er|man|wer|ist|sind|war|wird|werden|hat|haben|kann|können|muss|müssen|darf|dürfen|soll|sollen|lässt|lassen)(?!\p{L})|(?<!\p{L})(?!(?:nicht|seit|jetzt|dort|selbst|statt|erst|fast|direkt|recht|leicht|zuletzt|damit|somit|samt)(?!\p{L}))\p{Ll}{3,}t(?!\p{L})|(?<!\p{L})\p{Ll}{3,}(?:en|ern|eln)[.,]/u,
  en: /\b(?:you|we|us|it|they|them|he|she|who|which|that|nobody|everyone|everything|is|are|was|were|be|been|has|have|had|do|does|can|could|may|must|will|would|should|need|needs|gets?)\b/i,
};

/** Whether a sentence says something: at least six words, and a verb or so many words that there is one. */
function isWhole(sentence: string, locale: Spoken): boolean {
  const { length } = wordsIn(sentence);
  return length >= 10 || (length >= 6 && verbs[locale].test(sentence));
}

/** The whole sentences of an element; a bare noun is none, nor a fragment with a full stop. */
export const wholeSentencesIn = (element: HTMLElement, locale: Spoken): string[] =>
  sentencesIn(element).filter((sentence) => isWhole(sentence, locale));

const names = 'h2, h3, h4, h5, h6, dt, strong, b, summary';

const contains = (outer: HTMLElement, inner: HTMLElement): boolean => {
  for (let element: HTMLElement | null = inner; element !== null; element = element.parentNode)
    if (element === outer) return true;
  return false;
};

const isSeenIn = (scope: HTMLElement, element: HTMLElement): boolean => {
  for (let one: HTMLElement | null = element; one !== null && one !== scope; one = one.parentNode)
    if (isUnseen(one)) return false;
  return true;
};

/** The headings and other names that can be seen in an element, in page order. */
const namesIn = (scope: HTMLElement): HTMLElement[] =>
  scope.querySelectorAll(names).filter((name) => isSeenIn(scope, name) && textOf(name) !== '');

/** An item of a section: its heading (or another name), and what is said beside it. */
export type Item = { name: string; tag: string; lines: string[]; sentences: string[]; element: HTMLElement };

/** What belongs to a name: the largest element around it without another item, or what follows it up to the next one. */
function itemOf(name: HTMLElement, others: readonly HTMLElement[], scope: HTMLElement): Item {
  let element = name;
  for (;;) {
    const { parentNode: parent } = element;
    if (parent === null || parent === scope || others.some((other) => contains(parent, other))) break;
    element = parent;
  }
  const lines = element === name ? linesAfter(name, others) : linesIn(element, [name]);
  return { name: textOf(name), tag: name.tagName, lines, sentences: sentencesOf(lines), element };
}

function linesAfter(name: HTMLElement, others: readonly HTMLElement[]): string[] {
  const lines: string[] = [];
  let sibling = name.nextElementSibling;
  while (sibling !== null) {
    const next = sibling;
    if (others.some((other) => contains(next, other))) break;
    lines.push(...linesIn(sibling));
    sibling = sibling.nextElementSibling;
  }
  return lines;
}

/** Every item of a scope: each name with what stands beside it, up to the next of its rank. */
export function itemsIn(scope: HTMLElement): Item[] {
  const all = namesIn(scope);
  return all.map((name) => {
    const peers = all.filter((other) => other !== name && other.tagName === name.tagName);
    return itemOf(name, peers, scope);
  });
}

/**
 * The item of a scope whose name matches.
 * @param wanted the names of all items of the list, so that each ends where the next begins
 * @returns undefined where nothing has such a name
 */
export function itemNamed(
  scope: HTMLElement,
  pattern: RegExp,
  wanted: readonly RegExp[] = [pattern],
): Item | undefined {
  const all = namesIn(scope);
  // The innermost: a summary contains the heading that is the name.
  const matching = all.filter((name) => pattern.test(textOf(name)));
  const name = matching.find((one) => !matching.some((other) => other !== one && contains(one, other)));
  if (name === undefined) return undefined;
  const others = all.filter(
    (other) =>
      !contains(other, name) &&
      !contains(name, other) &&
      (other.tagName === name.tagName || wanted.some((one) => one.test(textOf(other)))),
  );
  return itemOf(name, others, scope);
}

/** Whether an item says something: in one whole sentence, or in short ones with as many words together. */
export function isDescribed({ sentences }: Item, locale: Spoken): boolean {
  if (sentences.some((sentence) => isWhole(sentence, locale))) return true;
  const said = sentences.filter((sentence) => verbs[locale].test(sentence));
  return wordsIn(said.join(' ')).length >= 8;
}

/**
 * What an item lacks, in words for whoever has to write it; empty where it has its name and a whole sentence.
 * @param wanted the names of all items of the list
 */
export function faultOfItem(
  scope: HTMLElement | undefined,
  name: RegExp,
  wanted: readonly RegExp[],
  locale: Spoken,
): string {
  if (scope === undefined) return 'there is no such section';
  const item = itemNamed(scope, name, wanted);
  if (item === undefined) return `no heading says ${name}`;
  return isDescribed(item, locale)
    ? ''
    : `“${item.name}” has no whole sentence, only: ${item.lines.join(' ')}`;
}

/** Longest text of a statistic with its subject and prefix, in characters: a whole section is none. */
const statisticLength = 240;

/** A figure with its subject and prefix, wherever it stands: as it is read, or undefined. */
export function statisticOf(scope: HTMLElement, pattern: RegExp): string | undefined {
  const texts = scope.querySelectorAll('li, dl > div, figure, div, p').map(readIn);
  return texts.find((text) => text.length <= statisticLength && pattern.test(text));
}

/** The smallest part of a scope whose text matches every pattern; undefined where there is none. */
export function partNaming(
  scope: HTMLElement,
  selector: string,
  patterns: readonly RegExp[],
): HTMLElement | undefined {
  const parts = scope.querySelectorAll(selector).filter((part) => {
    const text = readIn(part);
    return patterns.every((pattern) => pattern.test(text));
  });
  return parts.find((part) => !parts.some((other) => other !== part && contains(part, other)));
}

/** What a link or button says, without the hint that it opens a new tab. */
export const labelOf = (element: HTMLElement): string =>
  readIn(element)
    .replace(/ ?\( ?(?:opens in a new tab|öffnet in einem neuen Tab) ?\)$/, '')
    .trim();

/** Links to exactly this address. */
export const linksTo = (scope: HTMLElement, href: string): HTMLElement[] =>
  scope.querySelectorAll('a').filter((link) => attribute(link, 'href') === href);

/** Links to one of the platform's registrations, whatever the platform's host is. */
export const registrationsIn = (scope: HTMLElement, kind: 'client' | 'valuer'): HTMLElement[] =>
  scope.querySelectorAll('a').filter((link) => attribute(link, 'href').endsWith(`/register/${kind}`));

/** An address in a language, from its German one. */
export const inLanguage = (locale: Spoken, path: string): string => {
  if (locale === 'de') return path;
  return path === '/' ? '/en' : `/en${path}`;
};

import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { parse } from 'node-html-parser';

/** A word on a sheet, with its place in points (1/72 of an inch) from the upper left corner. */
type Word = { text: string; left: number; right: number; top: number; bottom: number };

type Sheet = Word[];

/** Two lengths of sheet, since each breaks a page elsewhere; the second in the tests of a release. */
const formats = process.env['TEST_FULL'] === '1' ? (['A4', 'Letter'] as const) : (['A4'] as const);

/** Letters and digits alone: a printed word may be hyphenated, and marks of lists are drawn. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The page as Chromium prints it, sheet by sheet, as poppler's pdftotext reads it. */
async function printed(page: Page, format: (typeof formats)[number]): Promise<Sheet[]> {
  const pdf = await page.pdf({ format });
  const xml = execFileSync('pdftotext', ['-bbox-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return parse(xml)
    .querySelectorAll('page')
    .map((sheet) =>
      sheet.querySelectorAll('word').map((word) => ({
        text: word.textContent,
        left: Number(word.getAttribute('xmin')),
        right: Number(word.getAttribute('xmax')),
        top: Number(word.getAttribute('ymin')),
        bottom: Number(word.getAttribute('ymax')),
      })),
    );
}

/** A word's box is as tall as its font allows; ink is in the middle half of it. */
function shareTheirPlace(one: Word, other: Word): boolean {
  const ink = ({ top, bottom }: Word) => ({
    from: top + (bottom - top) / 4,
    to: bottom - (bottom - top) / 4,
  });
  const a = ink(one);
  const b = ink(other);
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(a.to, b.to) - Math.max(a.from, b.from) > 1
  );
}

/** Of a text that is turned (a watermark, a stamp) pdftotext gives one or two letters at a time; it lies over others on purpose. */
const isTurned = ({ text }: Word) => lettersOf(text).length < 3;

function overprinted(sheet: Sheet): string[] {
  const words = sheet.filter((word) => !isTurned(word));
  return words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => shareTheirPlace(one, other))
      .map((other) => `over each other: ${one.text} / ${other.text}`),
  );
}

/** The texts that reach the paper, and the headings among them. Runs in the page. */
function textsToPrint() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    const isPrinted =
      parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      parent.closest('.sr-only, svg, option, textarea, script, style') === null;
    if (isPrinted && textContent?.trim()) texts.push(textContent);
  }
  const headings = [...document.querySelectorAll('h1, h2, h3, h4')]
    .filter((heading) => heading.checkVisibility() && heading.closest('.sr-only') === null)
    .map((heading) => heading.textContent);
  return { texts, headings };
}

/** Whether a text stands on the sheets: whole or, since columns are read line by line, in pieces as long as a line. */
function isIn(all: string, text: string): boolean {
  let rest = lettersOf(text);
  const lines = 3 + rest.length / 25;
  for (let pieces = 0; rest !== '' && pieces < lines; pieces += 1) {
    let length = rest.length;
    while (length > 0 && !all.includes(rest.slice(0, length))) length -= 1;
    rest = rest.slice(length);
  }
  return rest === '';
}

/** Words further apart than this stand in two columns, in points. */
const columnGap = 12;

/** Where the columns of a sheet's last line begin. */
function columnsAtFoot(words: Sheet): number[] {
  const foot = Math.max(...words.map(({ bottom }) => bottom));
  const line = words
    .filter(({ bottom }) => foot - bottom < 2)
    .toSorted((one, other) => one.left - other.left);
  return line
    .filter((word, index) => word.left - (line[index - 1]?.right ?? -Infinity) > columnGap)
    .map(({ left }) => left);
}

/** The last letters of a column, from the sheet's foot up, line by line, until there are as many as asked for. */
function lastLetters(words: Sheet, [from, to]: readonly [number, number], count: number): string {
  const column = words.filter(({ left }) => left > from - 2 && left < to - 2);
  const lines = Map.groupBy(column, ({ bottom }) => Math.round(bottom));
  let letters = '';
  for (const [, line] of [...lines].toSorted(([one], [other]) => other - one)) {
    if (letters.length >= count) break;
    letters = lettersOf(line.map(({ text }) => text).join('')) + letters;
  }
  return letters;
}

/** A heading whose text is on the next sheet. */
function lonelyHeadings(sheets: Sheet[], headings: string[]): string[] {
  const known = [...new Set(headings.map(lettersOf))].filter((heading) => heading.length > 3);
  return sheets.slice(0, -1).flatMap((words) => {
    const starts = columnsAtFoot(words);
    const columns = starts.map((start, index) => [start, starts[index + 1] ?? Infinity] as const);
    return known
      .filter((heading) => columns.some((column) => lastLetters(words, column, heading.length) === heading))
      .map((heading) => `heading at the foot of a sheet: ${heading}`);
  });
}

/** What is wrong with the sheets of the page in its print look: overprinted, lost, torn from its heading. */
export async function sheetFaults(page: Page): Promise<string[]> {
  const { texts, headings } = await page.evaluate(textsToPrint);
  const faults: string[] = [];
  for (const format of formats) {
    const sheets = await printed(page, format);
    const all = sheets.map((words) => lettersOf(words.map(({ text }) => text).join(''))).join('');
    const found = [
      ...sheets.flatMap(overprinted),
      ...texts.filter((text) => !isIn(all, text)).map((text) => `lost: ${text.trim()}`),
      ...lonelyHeadings(sheets, headings),
    ];
    faults.push(...found.map((fault) => `${format}: ${fault}`));
  }
  return faults;
}

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Something that has to be done before a public launch. */
export type Finding = {
  /** What is not final, in a few words. */
  what: string;
  /** File to change, relative to the repository, and its line, from 1. */
  file: string;
  line: number;
  /** What to put there. */
  remedy: string;
};

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * A finding for each match of a pattern in some files.
 * @param files a glob, relative to the repository
 * @param pattern a global one, which matches within a line; its first group takes the place of `$1` in `what`
 */
export function findIn(files: string, pattern: RegExp, what: string, remedy: string): Finding[] {
  const found = globSync(files, { cwd: root }).toSorted();
  return found.flatMap((file) =>
    readFileSync(root + file, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        Array.from(text.matchAll(pattern), ([, value = '']) => ({
          ...{ what: what.replace('$1', () => value), file, line: index + 1, remedy },
        })),
      ),
  );
}

/** Unfinished data of the pages: placeholders, legal drafts, copy that an expert has not reviewed, missing quotes. */
export const pageFindings = (): Finding[] => [
  ...findIn(
    'common/company.ts',
    /\bplaceholder\('([^']*)'\)/g,
    'placeholder “$1”',
    'Put the real value, without placeholder(…)',
  ),
  ...findIn(
    'common/company.ts',
    /\b(terms|privacy|imprint): true/g,
    'legal text “$1” is a draft',
    'Have its files in site/content/*/legal/ released, then set it to false',
  ),
  ...findIn(
    'common/company.ts',
    /'([^']+)': true/g,
    'nobody of the trade has read the $1',
    'Have a lawyer (law) or a valuer (samples) read it, then set it to false',
  ),
  // None may be invented (requirement 1.31).
  ...findIn(
    'site/content/*/platform.ts',
    /\b(quotes): \[\]/g,
    'no testimonials',
    'Add real quotes that their authors have released',
  ),
];

/**
 * Open tasks of the company: gaps in the data protection papers, and claims that are open or overdue for review
 * (requirement 1.33).
 * @param today `YYYY-MM-DD`
 */
export const companyFindings = (today: string): Finding[] => [
  ...findIn(
    'docs/data-protection/!(README).md',
    /\[einzutragen: ([^\]]+)\]/g,
    'data protection paper lacks “$1”',
    'Enter it, or keep the complete paper elsewhere',
  ),
  ...findIn(
    'common/claims.ts',
    /^ {4}open: '(.+)'/g,
    'a claim is open: $1',
    'Have it decided, put its words in order, then remove open',
  ),
  ...findIn(
    'common/claims.ts',
    /= '(\d{4}-\d\d-\d\d)'/g,
    'claims were to be reviewed by $1',
    'Look whether they are still so, then set asOf and the day',
  ).filter(({ what }) => what.slice(-10) < today),
];

/** One line a finding, as compilers write them, so that editors can jump to it. */
export function asLines(findings: readonly Finding[]): string {
  return findings.map(({ file, line, what, remedy }) => `${file}:${line}: ${what}. ${remedy}.`).join('\n');
}

/**
 * Lists the texts that a change touched in one language only, with both versions of each language. Exits with 1 where
 * there are some and no commit of the change says that it is meant.
 */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { localeCodes, type Locale } from '#common/locales.ts';
import { readOptions, wrongUsage } from './commandLine.ts';
import { oneSided, textsOfEntry, textsOfJson, textsOfMarkdown, type Texts } from './oneLanguage/compare.ts';

const trailer = 'One-language';
const help = `Usage: npm run one-language -- [--since COMMIT]

Lists the texts that changed in one language only since COMMIT: by default since this branch left main, or on main
since the commit before. Where it is meant (a spelling mistake, a better word), say so in a line of a commit's message:

  ${trailer}: corrects a spelling mistake`;

const { since } = readOptions(help, { since: { type: 'string' } });
const root = join(import.meta.dirname, '..');

/** What git prints, trimmed; undefined where it cannot say. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/** The commit that this change began at; undefined without a history that tells. */
function startOfChange(): string | undefined {
  const head = git('rev-parse', 'HEAD');
  const left = ['origin/main', 'main'].map((main) => git('merge-base', main, 'HEAD')).find(Boolean);
  return left === undefined || left === head ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : left;
}

/** Files of a language that hold its texts; what only the code and the tests read, no visitor sees. */
const isText = (file: string) =>
  /\.json$|\/legal\/\w+\.md$/.test(file) && !/\/(?:rules|writing|expected)\.json$/.test(file);

/** The texts of both languages, from files that `contentOf` reads. */
function textsFrom(files: readonly string[], contentOf: (file: string) => string): Texts {
  const pages = (locale: Locale) =>
    files
      .filter((file) => file.startsWith(`site/content/${locale}/`) && isText(file))
      .flatMap((file) =>
        file.endsWith('.md')
          ? textsOfMarkdown(contentOf(file), `legal/${basename(file, '.md')}`)
          : textsOfJson(JSON.parse(contentOf(file)), basename(file, '.json')),
      );
  const entries = (locale: Locale) =>
    files
      .filter((file) => file.startsWith('site/content/entries/') && file.endsWith('.json'))
      .flatMap((file) =>
        textsOfEntry(JSON.parse(contentOf(file)), file.replace('site/content/', ''), locale),
      );
  const all = (locale: Locale) => new Map([...pages(locale), ...entries(locale)]);
  return Object.fromEntries(localeCodes.map((locale) => [locale, all(locale)]));
}

const start = since ?? startOfChange();
if (start === undefined) {
  console.log('No history to compare with: texts that changed in one language only are not looked for.');
  process.exit(0);
}
const listed = git('ls-tree', '-r', '--name-only', start, '--', 'site/content');
if (listed === undefined) wrongUsage(`There is no commit “${start}”.`, help);

const before = textsFrom(listed.split('\n'), (file) => git('show', `${start}:${file}`) ?? '');
const now = textsFrom(globSync('site/content/*/**/*.{json,md}', { cwd: root }), (file) =>
  readFileSync(join(root, file), 'utf8'),
);
const found = oneSided(before, now);
for (const { key, versions } of found) {
  console.log(`\n${key}`);
  for (const { locale, before, after } of versions)
    console.log(
      before === after
        ? `  ${locale} stays  ${after}`
        : `  ${locale} before ${before}\n  ${locale} now    ${after}`,
    );
}
const isMeant = new RegExp(`^${trailer}: \\S`, 'm').test(git('log', '--format=%B', `${start}..HEAD`) ?? '');
if (found.length > 0 && !isMeant) {
  console.error(
    `\n${found.length} text(s) changed in one language only. Change the other, or say in a commit:\n${trailer}: …`,
  );
  process.exitCode = 1;
}

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { localeCodes, locales } from '#common/locales.ts';
import { legalVersions } from '#common/legalVersions.ts';

/** A repository of its own inside this one, where it finds node_modules. */
const root = join(import.meta.dirname, '../..');
let copy: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@bewertra.example', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

beforeAll(() => {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  copy = mkdtempSync(join(root, 'test-results', 'publish-'));
  for (const part of [
    'build',
    'common',
    'site/content',
    'scripts',
    'package.json',
    'tests/published.txt',
    '.gitignore',
  ])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Words before');
  git('tag', 'before');
}, 60_000);
beforeEach(() => {
  git('reset', '--quiet', '--hard', 'before');
  git('clean', '--quiet', '--force', '-d');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const german = 'site/content/de/legal/terms.md';
function changeWords(change: (words: string) => string): void {
  const file = join(copy, german);
  const words = readFileSync(file, 'utf8');
  expect(change(words)).not.toBe(words);
  writeFileSync(file, change(words));
}
/** Into the first section. */
const addSentence = (words: string) => words.replace(/\n## [^]*?\n\n/, '$&Dieser Satz ist neu. ');

const publish = (...options: string[]) =>
  spawnSync(process.execPath, ['scripts/publish-legal.ts', '--text', 'terms', ...options], {
    cwd: copy,
    encoding: 'utf8',
  });
/** The sentence in each language. */
const saying = (sentence: string) => localeCodes.flatMap((locale) => [`--${locale}`, sentence]);
const said = saying('Ein Satz ist neu.');
const changedFiles = () =>
  git('status', '--porcelain', '--untracked-files=all')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.slice(3))
    .toSorted();

it('publishes changed words under the next number, and keeps those before', () => {
  changeWords(addSentence);
  const { version } = legalVersions.terms;
  const { stdout, stderr, status } = publish('--section', '1', ...said);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  expect(stdout).toContain(`Version ${Number(version) + 1} of the terms`);
  expect(changedFiles()).toEqual(
    [
      'common/legalVersions.json',
      german,
      ...localeCodes.flatMap((locale) => [
        `site/content/${locale}/legal/earlier/terms_${version}.md`,
        `site/content/${locale}/legal.json`,
      ]),
      'tests/published.txt',
    ].toSorted(),
  );
  const added = git('diff', '--unified=0', 'tests/published.txt').match(/^\+\/.*/gm);
  const path = `/terms_and_conditions/version_${Number(version) + 1}`;
  expect(added).toEqual(localeCodes.map((locale) => `+${locales[locale].prefix}${path}`).toSorted());
});

it.each<[problem: string, change: (words: string) => string, ...options: string[]]>([
  ['nothing is called {figure.unknown}', (words) => `${words}\n{figure.unknown}\n`, '--section', '1'],
  ['a brace without its partner', (words) => `${words}\nEine {Klammer.\n`, '--section', '1'],
  ['--section 2: no word of it has changed', addSentence, '--section', '2'],
  ['--section 99: no word of it has changed', addSentence, '--section', '99'],
  ['No word of the terms has changed', (words) => `${words}\n\n`, '--section', '1'],
  ['--date must not be before that of version', addSentence, '--section', '1', '--date', '2020-01-01'],
])('says "%s", and changes no file', (problem, change, ...options) => {
  changeWords(change);
  const { stderr, status } = publish(...options, ...said);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('\n\nUsage: ');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(2);
  expect(changedFiles()).toEqual([german]);
});

it('refuses words in another encoding, and changes no file', () => {
  const file = join(copy, german);
  const latin1 = Buffer.from(addSentence(readFileSync(file, 'utf8')), 'latin1');
  writeFileSync(file, latin1);
  const { stderr, status } = publish('--section', '1', ...said);
  expect(stderr).toContain(`${german}: is not saved as UTF-8; save it in this encoding`);
  expect(status).toBe(2);
  expect(changedFiles()).toEqual([german]);
});

it('publishes a corrected text again as the same version, until that is committed', () => {
  changeWords(addSentence);
  expect(publish('--section', '1', ...said).status).toBe(0);
  const once = changedFiles();
  changeWords((words) => words.replace('Dieser Satz ist neu.', 'Dieser Satz ist besser.'));
  const { version } = legalVersions.terms;
  const { stdout, stderr } = publish('--section', '1', ...saying('Ein Satz ist besser.'));
  expect(stderr).toBe('');
  expect(stdout).toContain(`Version ${Number(version) + 1} of the terms`);
  expect(changedFiles()).toEqual(once);
  expect(readFileSync(join(copy, 'site/content/de/legal.json'), 'utf8')).not.toContain('Ein Satz ist neu.');

  git('add', '--all');
  git('commit', '--quiet', '--message', 'Publish');
  expect(publish('--section', '1', ...said, '--from', 'HEAD~1').stderr).toContain(
    `Version ${Number(version) + 1} is committed already`,
  );
});

it('says that a sentence is missing, in which language', () => {
  changeWords(addSentence);
  const { stderr, status } = publish('--section', '1', ...saying('Satz.').with(-1, ' '));
  expect(stderr).toContain(`--${localeCodes.at(-1)} must be a sentence.`);
  expect(status).toBe(2);
});

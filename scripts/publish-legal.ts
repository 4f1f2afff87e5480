/**
 * Publishes the changed terms or privacy notice as a new version, in one step: keeps the words before, raises version
 * and date, says in every language what changed, writes the fingerprints and lists the new addresses. Where one of these
 * fails, every file is as it was.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { dayOf, isDay } from '#common/day.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, versionPath } from '#common/routes.ts';
import type { PublishedText, VersionedText } from '#common/legalVersions.ts';
import { fingerprintsOf, wordsOf } from '#site/content/legal/fingerprint.ts';
import type { LegalDocument, LegalValues } from '#site/content/legal/render.ts';
import { unreadableFiles } from '../build/unreadableFiles.ts';
import { readOptions, wrongUsage } from './commandLine.ts';
import { remember } from './publishLegal/undo.ts';

const languages = localeCodes.map((locale) => `--${locale} "…"`).join(' ');
const help = `Usage: npm run publish-legal -- --text terms --section 5 ${languages} [--date 2027-01-31] [--from HEAD]

Publishes the words of site/content/*/legal/terms.md (or --text privacy) as they are now as a new version. For each
section that changed, --section gives its number and ${languages} a sentence that says what is different now; repeat
them for several. Save or discard the form of the legal texts first, if it is open in the editor. --from is the
commit with the words before, by default the last one. Until the new version is committed, the command can be
repeated: it writes the same version anew.`;

const root = join(import.meta.dirname, '..');
const versionsFile = join(root, 'common/legalVersions.json');
const addressesFile = join(root, 'tests/published.txt');

type Versions = Record<VersionedText, PublishedText>;
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const { text, date, from, changes } = readCommandLine();
refuseUnreadable();
const before = versionAt(from);
const version = String(Number(before.version) + 1);
const kept = `earlier/${text}_${before.version}`;
const fileOf = (locale: Locale, name: string) => join(root, 'site/content', locale, 'legal', `${name}.md`);
const changesFileOf = (locale: Locale) => join(root, 'site/content', locale, 'legal.json');

if (versionAt('HEAD').version !== before.version)
  wrong(`Version ${version} is committed already: name a commit after it with --from.`);
if (date < before.date) wrong(`--date must not be before that of version ${before.version}, ${before.date}.`);
undoUnlessPublished();
try {
  keepWordsBefore();
  raiseVersion();
  for (const locale of localeCodes) sayWhatChanged(locale);
  const words = await renderWords();
  refuseUnchanged(words);
  writeFingerprints(words.newWords);
} catch (error) {
  wrong((error as Error).message);
}
const addresses = listAddresses();
console.log(`Version ${version} of the ${text}, published on ${date}: ${addresses.join(', ')}
Look at the changes (git diff), then run npm run check. If the form of the legal texts is open, reload it before
you write in it.`);

/** What was asked for; what cannot be done ends the program with its help. */
function readCommandLine() {
  const sentences = { type: 'string', multiple: true, default: [] as string[] } as const;
  const given = readOptions(help, {
    text: { type: 'string' },
    date: { type: 'string', default: dayOf(new Date()) },
    from: { type: 'string', default: 'HEAD' },
    section: sentences,
    ...(Object.fromEntries(localeCodes.map((locale) => [locale, sentences])) as Record<
      Locale,
      typeof sentences
    >),
  });
  const versioned = Object.keys(readJson(versionsFile) as Versions) as VersionedText[];
  const asked = versioned.find((one) => one === given.text) ?? wrong('Say which text.');
  const sections = sectionNumbers(given.section);
  for (const locale of localeCodes) {
    if (given[locale].length !== sections.length) wrong(`--${locale} must stand once for each --section.`);
    if (given[locale].some((sentence) => sentence.trim() === '')) wrong(`--${locale} must be a sentence.`);
  }
  if (!isDay(given.date)) wrong(`--date must be a day, such as 2027-01-31, not "${given.date}".`);
  return {
    text: asked,
    date: given.date,
    from: given.from,
    /** For each section that changed, its number and a sentence in each language. */
    changes: sections.map((section, at) => ({
      section,
      says: (locale: Locale) => given[locale][at],
    })),
  };
}

function sectionNumbers(given: readonly string[]): number[] {
  const numbers = given.map(Number);
  if (numbers.length === 0) wrong('Say which section changed, and what is different in it.');
  if (!numbers.every((number) => Number.isInteger(number) && number > 0))
    wrong('--section must be the number of a section.');
  if (new Set(numbers).size < numbers.length)
    wrong('--section names a section twice: say all of it in one sentence.');
  return numbers;
}

function wrong(problem: string): never {
  return wrongUsage(problem, help);
}

/** Words that were saved in another encoding would be published with other characters. */
function refuseUnreadable(): void {
  const [fault] = unreadableFiles(root);
  if (fault !== undefined) wrong(fault);
}

/** The version that was in force at a commit: what is not committed is not published. */
function versionAt(commit: string): PublishedText {
  try {
    const json = String(run('git', ['show', `${commit}:common/legalVersions.json`]));
    return (JSON.parse(json) as Versions)[text];
  } catch (error) {
    return wrong((error as Error).message);
  }
}

/** Whatever ends this program before it is done, no file is left half changed. */
function undoUnlessPublished(): void {
  const undo = remember([
    versionsFile,
    addressesFile,
    ...localeCodes.flatMap((locale) => [changesFileOf(locale), fileOf(locale, kept)]),
  ]);
  process.once('exit', (code) => {
    if (code !== 0) undo();
  });
  process.once('SIGINT', () => process.exit(130));
}

/** Lets the commit with the words before keep them itself, with the figures and names that it had. */
function keepWordsBefore(): void {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const copy = mkdtempSync(join(root, 'test-results', 'before-'));
  try {
    const parts = ['common', 'site/content', 'scripts', 'package.json'];
    run('tar', ['-x', '-C', copy], run('git', ['archive', '--format=tar', from, ...parts]));
    run(process.execPath, [join(copy, 'scripts/keep-legal-text.ts'), '--text', text]);
    for (const locale of localeCodes) {
      cpSync(join(copy, 'site/content', locale, 'legal', `${kept}.md`), fileOf(locale, kept));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(`${program}: ${String(stderr)}`);
  return stdout;
}

/** Enters the new version in force; its fingerprint follows, since its words name version and day. */
function raiseVersion(): void {
  const { version: number, date: day, sha256, earlier } = before;
  const published = { version, date, earlier: [...earlier, { version: number, date: day, sha256 }], sha256 };
  writeJson(versionsFile, { ...(readJson(versionsFile) as Versions), [text]: published });
}

type LegalTexts = { changes: { lists: Record<VersionedText, Record<string, unknown>> } };

function sayWhatChanged(locale: Locale): void {
  const content = readJson(changesFileOf(locale)) as LegalTexts;
  content.changes.lists[text][version] = changes.map(({ section, says }) => ({
    section,
    says: says(locale),
  }));
  writeJson(changesFileOf(locale), content);
}

/** Words, a document for each language. */
type Rendered = {
  keptWords: LegalDocument[];
  newWords: LegalDocument[];
  /** The new words as if they still had the number and the day of the version before. */
  underNumberBefore: LegalDocument[];
};

/** Renders the words that were kept and those of today. */
async function renderWords(): Promise<Rendered> {
  // Imported only now: these modules read what this command has written before.
  const { renderIn } = await import('#site/content/legal/renderIn.ts');
  const { languages: loaded } = await import('#site/content/load.ts');
  const rendered = (name: string, valuesIn: (locale: Locale) => LegalValues = () => ({})) =>
    localeCodes.map((locale) => {
      const source = readFileSync(fileOf(locale, name), 'utf8');
      // What the origin is does not matter for the words.
      return renderIn(locale, text, source, {
        'site.origin': 'https://www.site.example',
        ...valuesIn(locale),
      });
    });
  return {
    keptWords: rendered(kept),
    newWords: rendered(text),
    underNumberBefore: rendered(text, (locale) => ({
      [`${text}.version`]: before.version,
      [`${text}.date`]: loaded[locale].format.date(before.date),
    })),
  };
}

/**
 * @throws Error when the words that were kept are not those of the version before, nothing has changed since, or a
 * section is named that has not changed
 */
function refuseUnchanged({ keptWords, underNumberBefore }: Rendered): void {
  if (!isDeepStrictEqual(fingerprintsOf(keptWords), before.sha256))
    throw new Error(
      `The words at ${from} are not those of version ${before.version}: name the commit with --from.`,
    );
  if (isDeepStrictEqual(fingerprintsOf(underNumberBefore), before.sha256))
    throw new Error(`No word of the ${text} has changed since version ${before.version}.`);
  const sectionOf = (document: LegalDocument | undefined, section: number) =>
    wordsOf({ introHtml: '', sections: document?.sections.slice(section - 1, section) ?? [] });
  const hasChanged = (section: number) =>
    keptWords.some((was, at) => sectionOf(was, section) !== sectionOf(underNumberBefore[at], section));
  for (const { section } of changes)
    if (!hasChanged(section))
      throw new Error(`--section ${section}: no word of it has changed since version ${before.version}.`);
}

/** Writes the fingerprints of the words in force. */
function writeFingerprints(words: readonly LegalDocument[]): void {
  const versions = readJson(versionsFile) as Versions;
  writeJson(versionsFile, { ...versions, [text]: { ...versions[text], sha256: fingerprintsOf(words) } });
}

/** Every address that was ever published is kept in a list, by name: adds those of the new version, which it keeps. */
function listAddresses(): string[] {
  const added = localeCodes.map((locale) => localisedPath(locale, versionPath(text, version)));
  const known = readFileSync(addressesFile, 'utf8').trimEnd().split('\n');
  writeFileSync(addressesFile, `${[...new Set([...known, ...added])].toSorted().join('\n')}\n`);
  return added;
}

/**
 * Publishes the changed terms or privacy notice as a new version, in one step: keeps the words before, raises version
 * and date, says in every language what changed, writes the fingerprint and lists the new addresses.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayOf, isDay } from '#common/day.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { localisedPath, versionPath } from '#common/routes.ts';
import type { PublishedText, VersionedText } from '#common/legalVersions.ts';
import { readOptions, wrongUsage } from './commandLine.ts';

const languages = localeCodes.map((locale) => `--${locale} "…"`).join(' ');
const help = `Usage: npm run publish-legal -- --text terms --section 5 ${languages} [--date 2027-01-31] [--from HEAD]

Publishes the words of site/content/*/legal/terms.md (or --text privacy) as they are now as a new version. For each
section that changed, --section gives its number and ${languages} a sentence that says what is different now; repeat
them for several. Save or discard the form of the legal texts first, if it is open in the editor. --from is the
commit with the words before, by default the last one.`;

const texts = { type: 'string', multiple: true, default: [] as string[] } as const;
const given = readOptions(help, {
  text: { type: 'string' },
  date: { type: 'string', default: dayOf(new Date()) },
  from: { type: 'string', default: 'HEAD' },
  section: texts,
  ...(Object.fromEntries(localeCodes.map((locale) => [locale, texts])) as Record<Locale, typeof texts>),
});

const root = join(import.meta.dirname, '..');
const versionsFile = join(root, 'common/legalVersions.json');

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file: string, value: unknown) =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

const versions = readJson(versionsFile) as Record<VersionedText, PublishedText>;
const text = (Object.keys(versions) as VersionedText[]).find((one) => one === given.text);
if (text === undefined) wrongUsage('Say which text.', help);
if (given.section.length === 0) wrongUsage('Say which section changed, and what is different in it.', help);
for (const locale of localeCodes) {
  if (given[locale].length !== given.section.length)
    wrongUsage(`--${locale} must stand once for each --section.`, help);
}
const sections = given.section.map(Number);
if (!sections.every((section) => Number.isInteger(section) && section > 0))
  wrongUsage('--section must be the number of a section.', help);
if (!isDay(given.date)) wrongUsage(`--date must be a day, such as 2027-01-31, not "${given.date}".`, help);

const before = versions[text];
const version = String(Number(before.version) + 1);
const folderOf = (locale: Locale) => join(root, 'site/content', locale, 'legal');
const keptFile = `earlier/${text}_${before.version}.md`;

keepWordsBefore(text, given.from);
// Read from here on: these modules take what this command has written by then.
const { fingerprintOf } = await import('#site/content/legal/fingerprint.ts');
const { renderLegal } = await import('#site/content/legal/render.ts');

const { version: number, date, sha256: fingerprint, earlier } = before;
writeJson(versionsFile, {
  ...versions,
  [text]: {
    version,
    date: given.date,
    earlier: [...earlier, { version: number, date, sha256: fingerprint }],
    sha256: fingerprint,
  },
});
for (const locale of localeCodes) sayWhatChanged(locale, text);

const { languages: loaded } = await import('#site/content/load.ts');
/** As `legal/load.ts` renders a text; what the origin is does not matter for its words. */
const rendered = (locale: Locale, name: string) =>
  renderLegal(
    readFileSync(join(folderOf(locale), `${name}.md`), 'utf8'),
    { ...loaded[locale].values, 'site.origin': 'https://www.site.example' },
    text === 'terms' ? loaded[locale].format.sectionNumber : undefined,
  );

const kept = fingerprintOf(localeCodes.map((locale) => rendered(locale, keptFile.replace('.md', ''))));
if (kept !== fingerprint) {
  restore(text);
  wrongUsage(
    `The words at ${given.from} are not those of version ${number}: name the commit with --from.`,
    help,
  );
}
const written = readJson(versionsFile) as Record<VersionedText, PublishedText>;
written[text] = {
  ...written[text],
  sha256: fingerprintOf(localeCodes.map((locale) => rendered(locale, text))),
};
writeJson(versionsFile, written);
const addresses = localeCodes.map((locale) => localisedPath(locale, versionPath(text, version)));
listAddresses(addresses);
console.log(`Version ${version} of the ${text}, published on ${given.date}: ${addresses.join(', ')}
Look at the changes (git diff), then run npm run check. If the form of the legal texts is open, reload it before
you write in it.`);

/** Every address that was ever published is kept in a list, by name. */
function listAddresses(added: readonly string[]): void {
  const file = join(root, 'tests/published.txt');
  const known = readFileSync(file, 'utf8').trimEnd().split('\n');
  writeFileSync(file, `${[...known, ...added].toSorted().join('\n')}\n`);
}

/** Lets the commit with the words before keep them itself, with the figures and names that it had. */
function keepWordsBefore(changed: VersionedText, commit: string): void {
  mkdirSync(join(root, 'test-results'), { recursive: true });
  const copy = mkdtempSync(join(root, 'test-results', 'before-'));
  try {
    const parts = ['common', 'site/content', 'scripts', 'package.json'];
    const archive = run('git', ['archive', '--format=tar', commit, ...parts]);
    run('tar', ['-x', '-C', copy], archive);
    run(process.execPath, [join(copy, 'scripts/keep-legal-text.ts'), '--text', changed]);
    for (const locale of localeCodes) {
      const kept = join(copy, 'site/content', locale, 'legal', keptFile);
      if (!existsSync(kept))
        wrongUsage(`Version ${before.version} is not in ${commit} yet: commit it first.`, help);
      cpSync(kept, join(folderOf(locale), keptFile));
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function run(program: string, args: string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, input, maxBuffer: 2 ** 28 });
  if (status !== 0) wrongUsage(`${program}: ${String(stderr)}`, help);
  return stdout;
}

type LegalTexts = { changes: { lists: Record<VersionedText, Record<string, unknown>> } };

function sayWhatChanged(locale: Locale, changed: VersionedText): void {
  const file = join(root, 'site/content', locale, 'legal.json');
  const content = readJson(file) as LegalTexts;
  content.changes.lists[changed][version] = sections.map((section, at) => ({
    section,
    says: given[locale][at],
  }));
  writeJson(file, content);
}

/** Leaves everything as it was. */
function restore(changed: VersionedText): void {
  writeJson(versionsFile, versions);
  for (const locale of localeCodes) {
    const file = join(root, 'site/content', locale, 'legal.json');
    const content = readJson(file) as LegalTexts;
    const lists = Object.entries(content.changes.lists[changed]).filter(([listed]) => listed !== version);
    content.changes.lists[changed] = Object.fromEntries(lists);
    writeJson(file, content);
    rmSync(join(folderOf(locale), keptFile), { force: true });
  }
}

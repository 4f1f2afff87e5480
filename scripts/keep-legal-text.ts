/** The first step of a new version of a legal text, by itself: see `help`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalVersions, versionedTexts } from '#common/legalVersions.ts';
import { localeCodes } from '#common/locales.ts';
import { keptMarkdown } from '#site/content/legal/render.ts';
import { languages } from '#site/content/load.ts';
import { readOptions, wrongUsage } from './commandLine.ts';

const help = `Usage: npm run keep-legal-text -- --text ${versionedTexts.join('|')}

Keeps the words of the version in force, before you change one: with the figures and names of today, in a file for
each language below site/content/*/legal/earlier/. A version that is kept already is refused, and stays as it is.`;

const { text: given } = readOptions(help, { text: { type: 'string' } });
const text = versionedTexts.find((one) => one === given) ?? wrongUsage('Say which text.', help);
const { version } = legalVersions[text];

for (const locale of localeCodes) {
  const folder = join(import.meta.dirname, `../site/content/${locale}/legal`);
  const kept = join(folder, `earlier/${text}_${version}.md`);
  if (existsSync(kept)) {
    wrongUsage(`Version ${version} of the ${text} is kept already: ${kept}`, help);
  }
  mkdirSync(join(folder, 'earlier'), { recursive: true });
  writeFileSync(
    kept,
    keptMarkdown(readFileSync(join(folder, `${text}.md`), 'utf8'), languages[locale].values),
  );
  console.log(kept);
}

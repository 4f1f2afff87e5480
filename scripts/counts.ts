/**
 * Prints how many words each page has in each language, how many lines each folder of the project, and how near pages and
 * pictures are to their budgets (`budgets.ts`). A report for whoever looks: words and lines are not limited, since a limit
 * that is met cuts what was ordered.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { localeCodes, type Locale } from '#common/locales.ts';
import { pageKeys, pathTo, type PageKey } from '#common/routes.ts';
import { readOptions } from './commandLine.ts';
import { linesByFolder } from './counts/lines.ts';
import { wordsOf } from './counts/words.ts';

const help = `Usage: npm run counts

Prints the words of each built page by language and the lines by folder; and of each budget in budgets.ts that is
measured on built files the value nearest to its limit.`;

readOptions(help, {});

/** The file that a static host serves for a page. */
function builtFile(locale: Locale, page: PageKey): string {
  const path = pathTo(locale, page);
  return path === '/' ? 'dist/index.html' : `dist${path}.html`;
}

if (!existsSync(builtFile('de', 'home'))) {
  console.error('There is no built site to count: run "npm run build" first.');
  process.exit(1);
}

console.log(`${'Words'.padEnd(24)}${localeCodes.map((locale) => locale.padStart(8)).join('')}`);
for (const page of pageKeys) {
  const words = localeCodes.map((locale) => wordsOf(readFileSync(builtFile(locale, page), 'utf8')));
  console.log(`${page.padEnd(24)}${words.map((count) => String(count).padStart(8)).join('')}`);
}

const { status, stdout } = spawnSync('git', ['ls-files'], { encoding: 'utf8' });
if (status !== 0) {
  console.error('Lines are counted of what git lists, and git lists nothing here.');
  process.exit(1);
}
console.log(`\n${'Lines'.padEnd(36)}${'lines'.padStart(8)}`);
const paths = stdout.split('\n').filter((path) => existsSync(path));
for (const { folder, kind, lines } of linesByFolder(paths))
  console.log(`${folder.padEnd(24)}${kind.padEnd(12)}${String(lines).padStart(8)}`);

// Imported here, since it reads the built site, which is there by now.
const { nearestToBudgets } = await import('./counts/budgets.ts');
console.log(`\n${'Budgets'.padEnd(24)}${'now'.padStart(8)}${'limit'.padStart(8)}  where`);
for (const { name, value, limit, unit, where } of nearestToBudgets()) {
  const now = value.toFixed(2).padStart(8);
  console.log(`${name.padEnd(24)}${now}${String(limit).padStart(8)}  ${unit}, ${where}`);
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';

const root = join(import.meta.dirname, '..');

const changed = ['--section', '5', ...localeCodes.flatMap((locale) => [`--${locale}`, 'Satz.'])];
/** A version whose words before are nowhere: nothing is written, whatever becomes of its date. */
const legal = ['scripts/publish-legal.ts', '--text', 'terms', '--from', 'no-such-commit', ...changed];

it.each<[words: string, ...command: string[]]>([
  ['There is no part "constructor".', 'scripts/test.ts', 'constructor'],
  ['There is no part "toString".', 'scripts/test.ts', 'toString'],
  ['--constructor is no option here; known: --help.', 'scripts/test.ts', '--constructor'],
  ['-x is no option here; known: --only, --jobs, --help.', 'tests/planted/main.ts', '-x'],
  ['--only is given twice.', 'tests/planted/main.ts', '--only', 'a', '--only=b'],
  ['--jobs needs a value, as in --jobs=VALUE.', 'tests/planted/main.ts', '--only=a', '--jobs'],
  ['--runs needs a value, as in --runs=VALUE.', 'scripts/bench.ts', '--runs', '-3'],
  ['--write takes no value.', 'scripts/bench.ts', '--write=yes'],
  ['"commons" is in no room.', 'scripts/mutation.ts', 'commons'],
  ['"all" is no option.', 'scripts/counts.ts', 'all'],
  ['--only: Invalid regular expression: /[/i:', 'tests/planted/main.ts', '--only', '['],
  ['--port must be a whole number from 1 to 65535, not "80.7".', 'scripts/edit.ts', '--port', '80.7'],
  ['--port must be a whole number from 1 to 65535, not "99999".', 'scripts/edit.ts', '--port', '99999'],
  ['--runs must be a whole number from 1, not "0.5".', 'scripts/bench.ts', '--runs', '0.5'],
  ['--jobs must be a whole number from 1, not "1.5".', 'tests/planted/main.ts', '--jobs', '1.5'],
  ['--out: docs holds other files than screenshots', 'scripts/screenshots.ts', '--out', 'docs'],
  ['--out: . holds other files than screenshots', 'scripts/screenshots.ts', '--out', '.'],
  ['--out: docs/pictures holds other files', 'scripts/screenshots.ts', '--out', 'docs/pictures'],
  ['--out: package.json/pictures cannot be used', 'scripts/screenshots.ts', '--out', 'package.json/pictures'],
  ['--out: package.json cannot be used', 'scripts/screenshots.ts', '--out', 'package.json'],
  ['--log: there is no folder /nonexistent/x.', 'scripts/guides.ts', '--log', '/nonexistent/x'],
  ['--log: there is no folder package.json.', 'scripts/guides.ts', '--log', 'package.json'],
  ['--date must be a day, such as 2027-01-31, not "2026-13-40".', ...legal, '--date', '2026-13-40'],
  ['--date must be a day, such as 2027-01-31, not "2026-02-30".', ...legal, '--date', '2026-02-30'],
])('says "%s" with its help and code 2 (%s %s)', (words, ...command) => {
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect(stderr).toContain(words);
  expect(stderr).toContain('\n\nUsage: ');
  expect(stderr).not.toMatch(/^ +at /m);
  expect(status).toBe(2);
});

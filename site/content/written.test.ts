import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const byteOrderMark = '\uFEFF';

/** JSON as the editor writes it. */
const asWritten = (text: string) =>
  `${JSON.stringify(JSON.parse(text.replace(byteOrderMark, '')), null, 2)}\n`;

/** What an author's program did to a file; where it did nothing, how entries are written. */
function reasonFor(text: string): string {
  if (text.startsWith(byteOrderMark)) return 'begins with a byte order mark; save it as UTF-8 without one';
  if (text.includes('\r')) return 'has the line ends of Windows (CRLF); save it with LF';
  return 'two blanks, each entry of a list on a line of its own, an empty line at the end';
}

/** The editor writes them so: a file that somebody wrote otherwise would change as a whole when its form is saved. */
it.each(globSync(['site/content/**/*.json', 'common/*.json']))(
  '%s is written as the editor writes it',
  (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text, reasonFor(text)).toBe(asWritten(text));
  },
);

it.each(globSync('site/content/**/*.md'))('%s has line ends as the others have', (file) => {
  expect(reasonFor(readFileSync(file, 'utf8'))).not.toMatch(/byte order mark|CRLF/);
});

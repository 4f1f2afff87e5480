import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import vnuJar from 'vnu-jar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteFolder } from './site.ts';

type Report = { messages: { url: string; lastLine: number; message: string }[] };

/**
 * What the checker does not know: some of the CSS, which a browser has judged already, and that a link that
 * blocks rendering may also be one that expects an element
 * (<https://html.spec.whatwg.org/#attr-link-blocking>).
 */
const unknownToIt = 'CSS: .*|A “link” element with a “blocking” attribute must have a “rel” attribute .*';

/** What the checker of the W3C finds in the pages of a folder. */
async function faultsIn(folder: string): Promise<string[]> {
  const options = ['--format', 'json', '--errors-only', '--filterpattern', unknownToIt, '--skip-non-html'];
  // It ends with 1 when it has found something, and writes to the stream for errors.
  const { stderr } = await promisify(execFile)('java', ['-jar', vnuJar, ...options, folder], {
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => error as { stderr: string });
  const { messages } = JSON.parse(stderr) as Report;
  return messages.map(({ url, lastLine, message }) => `${url.slice(-40)}:${lastLine} ${message}`);
}

const broken = mkdtempSync(join(tmpdir(), 'bewertra-nu-'));
beforeAll(() => {
  const body = '<form><select maxlength="2"><option>A</select></form><svg slot="a"></svg>';
  writeFileSync(
    join(broken, 'broken.html'),
    `<!doctype html><html lang="en"><title>A</title><body>${body}</body></html>`,
  );
});
afterAll(() => rmSync(broken, { recursive: true }));

it('finds attributes where HTML has none', async () => {
  expect(await faultsIn(broken)).toEqual([
    expect.stringContaining('“maxlength” not allowed on element “select”'),
    expect.stringContaining('“slot” not allowed on element “svg”'),
  ]);
});

it('finds nothing in any page', async () => {
  expect(await faultsIn(siteFolder)).toEqual([]);
}, 240_000);

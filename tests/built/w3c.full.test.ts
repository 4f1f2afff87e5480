import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import vnuJar from 'vnu-jar';
import { siteFolder } from './site.ts';
import { templates } from './templates.ts';

type Report = { messages: { url: string; lastLine: number; message: string }[] };

/**
 * What the checker does not know: some of the CSS, which a browser has judged already, and that a link that
 * blocks rendering may also be one that expects an element
 * (<https://html.spec.whatwg.org/#attr-link-blocking>).
 */
const unknownToIt = 'CSS: .*|A “link” element with a “blocking” attribute must have a “rel” attribute .*';

const folder = mkdtempSync(join(tmpdir(), 'bewertra-nu-'));
const broken = join(folder, 'broken.html');
let faults: string[];

beforeAll(async () => {
  const body = '<form><select maxlength="2"><option>A</select></form><svg slot="a"></svg>';
  writeFileSync(broken, `<!doctype html><html lang="en"><title>A</title><body>${body}</body></html>`);
  // It runs for seconds: Java's first compiler alone is faster, but needs a deeper stack.
  const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m', '-jar', vnuJar];
  const options = ['--format', 'json', '--errors-only', '--filterpattern', unknownToIt];
  const files = templates.map(({ file }) => join(siteFolder, file));
  // Exit code 1 means findings, which are on stderr.
  const { stderr } = await promisify(execFile)('java', [...java, ...options, broken, ...files], {
    maxBuffer: 2 ** 26,
  }).catch((error: unknown) => error as { stderr: string });
  const { messages } = JSON.parse(stderr) as Report;
  faults = messages.map(({ url, lastLine, message }) => `${url.slice(-40)}:${lastLine} ${message}`);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it('the Nu HTML checker finds a wrong attribute, and nothing in one file of each template and language', () => {
  expect(faults).toEqual([
    expect.stringMatching(/broken\.html.*“maxlength” not allowed on element “select”/),
    expect.stringMatching(/broken\.html.*“slot” not allowed on element “svg”/),
  ]);
});

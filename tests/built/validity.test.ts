import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vnuJar from 'vnu-jar';
import { alternates, pageAddresses, sectionAddresses, unlinkedAddresses } from '#common/addresses.ts';
import { answersTo, needPath, needPlaces } from '#common/valuationNeed.ts';
import { pageAt, siteFolder } from './site.ts';

const stepThat = (asks: boolean) => {
  const place = needPlaces.find(({ step }) => 'ask' in step === asks);
  return needPath(place === undefined ? [] : answersTo(place));
};

/** One file of each kind of page and language: the others of a kind are made of the same elements. */
const templates = [
  ...[...pageAddresses, ...unlinkedAddresses, ...sectionAddresses.slice(0, 1)].map(({ path }) => path),
  ...['/404', stepThat(true), stepThat(false)].flatMap((path) => Object.values(alternates(path))),
].map(pageAt);

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // Matters of taste, decided by what Astro writes.
    'doctype-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'no-trailing-whitespace': 'off',
  },
});

it.each(templates)('$file is valid HTML', async ({ file, html }) => {
  const { results } = await validator.validateString(html, file);
  const faults = results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${ruleId}: ${message} (line ${line}, ${selector ?? ''})`,
    ),
  );
  expect(faults).toEqual([]);
});

describe('the checker of the W3C', () => {
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
    // It runs for seconds: what compiles at once beats what compiles well, but needs a deeper stack.
    const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m', '-jar', vnuJar];
    const options = ['--format', 'json', '--errors-only', '--filterpattern', unknownToIt];
    const files = templates.map(({ file }) => join(siteFolder, file));
    // It ends with 1 when it has found something, and writes to the stream for errors.
    const { stderr } = await promisify(execFile)('java', [...java, ...options, broken, ...files], {
      maxBuffer: 2 ** 26,
    }).catch((error: unknown) => error as { stderr: string });
    const { messages } = JSON.parse(stderr) as Report;
    faults = messages.map(({ url, lastLine, message }) => `${url.slice(-40)}:${lastLine} ${message}`);
  }, 120_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('finds attributes where HTML has none, and nothing in one file of each template and language', () => {
    expect(faults).toEqual([
      expect.stringMatching(/broken\.html.*“maxlength” not allowed on element “select”/),
      expect.stringMatching(/broken\.html.*“slot” not allowed on element “svg”/),
    ]);
  });
});

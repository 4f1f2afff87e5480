import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Holds "How a message travels" of CONTRIBUTING.md: whoever follows a message by it finds each function where it says. */

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

/** Lines of the section that begin in a way, such as `1. \`file\`: \`first\` → \`second\``. */
function stepsOf(document: string, beginning: RegExp) {
  const [, section = ''] = /^## How a message travels.*\n([^]*?)^## /m.exec(document) ?? [];
  const lines = section.split('\n').filter((line) => beginning.test(line));
  return lines.map((line) => {
    const [file = '', first = '', ...calls] = Array.from(
      line.matchAll(/`([^`]+)`/g),
      ([, name = '']) => name,
    );
    return { file, first, calls };
  });
}

const guide = read('CONTRIBUTING.md');
const browserSteps = stepsOf(guide, /^- /);
const steps = stepsOf(guide, /^\d\. /);

it('a message travels through four files in the browser', () => {
  expect(browserSteps).toHaveLength(4);
});

it('a message travels through six files on the server', () => {
  expect(steps).toHaveLength(6);
});

describe.each([...browserSteps, ...steps])('$file', ({ file, first, calls }) => {
  const source = read(file);

  it(`has ${first}`, () => {
    expect(source).toMatch(new RegExp(`^export ((async )?function ${first}\\(|const ${first} = \\()`, 'm'));
  });

  it.each(calls)('calls %s', (name) => {
    const uses = source.matchAll(new RegExp(`(function )?(?<![\\w.])${name.replaceAll('.', '\\.')}\\(`, 'g'));
    const isCalled = Array.from(uses, ([, definition]) => definition === undefined).includes(true);
    expect(isCalled).toBe(true);
  });
});

it.each(
  steps.slice(1).flatMap(({ file, first }, at) => {
    // The database lies between the outbox and the worker.
    if (file.endsWith('/worker.ts')) return [];
    return [{ file, first, before: steps[at]?.calls.at(-1) }];
  }),
)('$file is where the one before leads: by $first', ({ first, before }) => {
  expect(before).toBe(first);
});

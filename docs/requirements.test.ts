import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((file) => existsSync(file));

const page = readFileSync('docs/requirements.md', 'utf8');

type Row = { number: string; where: string; test: string };

/** The rows of the page's tables, in its order. */
const rows: Row[] = page.split('\n').flatMap((line) => {
  const [number = '', , where = '', test = ''] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
  return /^\d+\.\d+$/.test(number) ? [{ number, where, test }] : [];
});

/** What a cell names by a file's name or the end of its path, or by a folder with a slash at its end. */
const named = (cell: string) =>
  [...cell.matchAll(/`([^`]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => /\/$|\.(ts|tsx|astro|css|md|js|json|example)$/.test(name));

const exists = (name: string) =>
  files.some((file) => (name.endsWith('/') ? file.startsWith(name) : `/${file}`.endsWith(`/${name}`)));

describe('the requirements', () => {
  it('are numbered without gaps, section by section', () => {
    const sections = [...page.matchAll(/^## (\d+)\. /gm)].map(([, section]) => section);
    expect(sections).toEqual(sections.map((_, index) => String(index + 1)));
    const expected = sections.flatMap((section) =>
      rows
        .filter(({ number }) => number.split('.')[0] === section)
        .map((_, index) => `${section}.${index + 1}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
  });

  it.each(rows)('$number names files that there are', ({ where, test }) => {
    expect(named(where)).not.toEqual([]);
    expect([...named(where), ...named(test)].filter((name) => !exists(name))).toEqual([]);
  });

  it.each(rows)('$number is held by tests, or says that it is not', ({ test }) => {
    expect(test === '–' || named(test).every((name) => /\.(test|spec)\.tsx?$|\/test\.ts$/.test(name))).toBe(
      true,
    );
  });

  it('are all there that something cites', () => {
    const numbers = new Set(rows.map(({ number }) => number));
    const citing = files.filter(
      (file) =>
        /\.(ts|tsx|astro|css|sql|js|md|sh)$|Dockerfile|\.example$/.test(file) &&
        !file.startsWith('docs/requirements'),
    );
    const unknown = citing.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/requirements? (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g)]
        .flatMap(([, cited = '']) => cited.split(/, | and | to /))
        .filter((number) => !numbers.has(number))
        .map((number) => `${file}: ${number}`),
    );
    expect(unknown).toEqual([]);
  });
});

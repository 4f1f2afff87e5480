import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sayIn } from './say.ts';
import { writingFaults } from './writing.ts';

const say = sayIn('en');

/** Every text of a JSON file, with its key. */
function textsIn(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, below]) =>
    textsIn(below, key === '' ? name : `${key}.${name}`),
  );
}

/** What the form, mails and pages say that no file of a page has. Parts of sentences may begin or end with a blank. */
it.each([...globSync('common/words/*.json'), 'common/team.json', 'common/company.json'])(
  '%s has no character that is shown as it was not meant',
  (file) => {
    const faults = textsIn(JSON.parse(readFileSync(file, 'utf8'))).flatMap(([key, text]) =>
      writingFaults(text, say)
        .filter((says) => says !== say('blanks'))
        .map((says) => `${file}, ${key}: ${says}`),
    );
    expect(faults).toEqual([]);
  },
);

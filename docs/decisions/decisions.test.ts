import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = 'docs/decisions';
const records = globSync('[0-9]*.md', { cwd: folder }).sort();
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const index = read('README.md');

/** A record's headings, in order; a record may have further ones between them. */
const parts = ['Context', 'Decision', 'Consequences'];

describe.each([...records, 'template.md'])('%s', (file) => {
  const record = read(file);

  it('has the template’s head', () => {
    expect(record).toMatch(
      /^# \d+\. .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|.*superseded by \[\d+\]\(\d{4}-[\w-]+\.md\))\n\n## Context\n/,
    );
  });

  it('has the template’s parts', () => {
    const headings = [...record.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings.filter((heading) => parts.includes(heading ?? ''))).toEqual(parts);
    for (const part of parts) expect(record).toMatch(new RegExp(`^## ${part}\n\n\\S`, 'm'));
  });

  it('leads to records that there are', () => {
    const linked = [...record.matchAll(/\]\((\d{4}-[^)]*)\)/g)].map(([, target]) => target);
    expect(linked.filter((target) => !records.includes(target ?? ''))).toEqual([]);
  });
});

it('every record is in the index, once, by number and title', () => {
  const entries = [...index.matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title, file]) => `${file}: ${title}`);
  const titles = records.map((file) => `${file}: ${/^# (.*)$/m.exec(read(file))?.[1]}`);
  expect(entries).toEqual(titles);
});

it('a record’s number is that of its file, and stands in the room that the index gives it', () => {
  for (const file of records) expect(read(file)).toMatch(new RegExp(`^# ${Number(file.slice(0, 4))}\\. `));
  const rooms = [...index.matchAll(/^## (\d{4}) to (\d{4}): .+\n\n((?:- .+\n)+)/gm)];
  for (const [, first = '', last = '', entries = ''] of rooms)
    for (const [, number = ''] of entries.matchAll(/\]\((\d{4})-/g))
      expect(number >= first && number <= last, `${number} in ${first} to ${last}`).toBe(true);
});

import { expect, it } from 'vitest';
import { BothChanged, merge, mergeFiles } from './merge.ts';

/** What two people have made of the same content (`tools/edit/saving.ts`). */

const base = { title: 'A', lead: 'B', steps: [{ says: 'C' }, { says: 'D' }], note: 'E' };

it('what only one of them has changed is as that one has left it, also in a list', () => {
  const theirs = { ...base, lead: 'theirs', steps: [{ says: 'theirs' }, { says: 'D' }] };
  const ours = { ...base, title: 'ours', steps: [{ says: 'C' }, { says: 'ours' }] };
  expect(merge({ base, theirs, ours })).toEqual({
    title: 'ours',
    lead: 'theirs',
    steps: [{ says: 'theirs' }, { says: 'ours' }],
    note: 'E',
  });
});

it('what both have changed alike is no matter', () => {
  const changed = { ...base, title: 'both' };
  expect(merge({ base, theirs: changed, ours: { ...changed } })).toEqual(changed);
});

it('what one has taken away stays away, and what one has added is added', () => {
  const { title, lead, steps } = base;
  const without = { title, lead, steps };
  const theirs = { ...without, added: 'theirs' };
  const ours = { ...base, title: 'ours', more: 'ours' };
  expect(merge({ base, theirs, ours })).toEqual({
    ...without,
    title: 'ours',
    added: 'theirs',
    more: 'ours',
  });
});

it('a list that only one of them has made longer is as that one has left it', () => {
  const theirs = { ...base, steps: [...base.steps, { says: 'theirs' }] };
  expect(merge({ base, theirs, ours: { ...base, title: 'ours' } })).toEqual({ ...theirs, title: 'ours' });
});

it.each([
  ['a text', { title: 'theirs' }, { title: 'ours' }, ['title']],
  ['a text that one has taken away', { title: undefined }, { title: 'ours' }, ['title']],
  [
    'a text in a list',
    { steps: [{ says: 'theirs' }, { says: 'D' }] },
    { steps: [{ says: 'ours' }, { says: 'D' }] },
    ['steps', '1', 'says'],
  ],
  [
    'a list and its length',
    { steps: [{ says: 'theirs' }] },
    { steps: [{ says: 'ours' }, { says: 'D' }] },
    ['steps'],
  ],
  ['a text that is a list now', { title: ['theirs'] }, { title: 'ours' }, ['title']],
])('%s that both have changed is named by its place', (_what, theirs, ours, place) => {
  const both = () => merge({ base, theirs: { ...base, ...theirs }, ours: { ...base, ...ours } });
  expect(both).toThrow(BothChanged);
  expect(both).toThrow(expect.objectContaining({ place }) as Error);
});

it('files of JSON are brought together by their names, other texts by their lines', () => {
  const file = (content: object) => `${JSON.stringify(content, null, 2)}\n`;
  expect(
    mergeFiles('home.json', {
      base: file(base),
      theirs: file({ ...base, lead: 'theirs' }),
      ours: file({ ...base, title: 'ours' }),
    }),
  ).toBe(file({ ...base, lead: 'theirs', title: 'ours' }));
  expect(mergeFiles('terms.md', { base: '1\n2\n3\n', theirs: '1\n2\ntheirs\n', ours: 'ours\n2\n3\n' })).toBe(
    'ours\n2\ntheirs\n',
  );
});

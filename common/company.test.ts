import { expect, it } from 'vitest';
import company from './company.json' with { type: 'json' };
import { placeholdersLeft } from './company.ts';
import team from './team.json' with { type: 'json' };

const written = JSON.stringify([company, team]);

it('a stand-in is named once, however often it is in the data', () => {
  const named = placeholdersLeft();
  expect(named).toEqual([...new Set(named)]);
});

it('every address that nobody can write to is a stand-in', () => {
  const unreachable = [...written.matchAll(/"([^"]+@[^"]+\.example)"/g)].map(([, address]) => address);
  expect(placeholdersLeft()).toEqual(expect.arrayContaining(unreachable));
});

it('every number of the block that nobody is called by is a stand-in', () => {
  const fictional = [...written.matchAll(/"(\+493023125\d+)"/g)].map(([, number]) => number);
  expect(placeholdersLeft()).toEqual(expect.arrayContaining(fictional));
});

import { expect, it } from 'vitest';
import { scrub } from './scrubbed.ts';

it.each([
  ['another process is using them', () => Promise.resolve('heldUp' as const)],
  ['database or disk is full', () => Promise.reject(new Error('database or disk is full'))],
])('a deletion stands, and names what is left and why: %s', async (cause, fails) => {
  const { scrubbed, unfinished } = await scrub({ scrub: fails });
  expect(scrubbed).toBe(false);
  expect(unfinished).toContain(`still hold it (${cause}); run "purge"`);
});

it('says nothing where nothing is left', async () => {
  expect(await scrub({ scrub: () => Promise.resolve('done') })).toEqual({ scrubbed: true });
});

import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import { checksOf, lookAtDisk, lookAtUnanswered } from './checks.ts';

it('a disk is almost full when less of it is free than that, as df has it', async () => {
  const folder = temporaryFolder();
  const df = execFileSync('df', ['--output=used,avail', '-k', folder], { encoding: 'utf8' });
  const [used = 0, free = 0] = df.trim().split('\n').at(-1)?.trim().split(/\s+/).map(Number) ?? [];
  const share = free / (used + free);
  const standing = { trouble: 'disk', about: hostname() };
  // Others write to this disk meanwhile.
  expect(await lookAtDisk(folder, share - 0.01)).toEqual([{ ...standing, count: 0 }]);
  expect(await lookAtDisk(folder, share + 0.01)).toEqual([{ ...standing, count: 1 }]);
});

/** A store on a clock moved by hand, in the afternoon: three hours of the hotline are the next morning. */
function setUpAnswers() {
  let now = Date.parse('2026-11-23T16:00:00+01:00');
  const clock = () => now;
  const store = testStore({ clock });
  return {
    store,
    clock,
    pass: (time: number) => (now += time),
    accept: async () => {
      const stored = await store.outbox.accept({ contact: sampleContact, locale: 'de' });
      if (stored.kind !== 'accepted') throw new Error('not accepted');
      return stored;
    },
    look: () => lookAtUnanswered(store.outbox, clock),
  };
}

it('messages that wait for an answer count from an hour before the promise is broken, by the hotline', async () => {
  const { store, pass, accept, look } = setUpAnswers();
  const none = [{ trouble: 'unanswered', count: 0, oldest: undefined, detail: '' }];
  const first = await accept();
  const atOnce = await accept();
  await store.outbox.done([atOnce.id]);
  pass(HOUR);
  const second = await accept();
  expect(await look()).toEqual(none);
  // 16 hours later, two of which the hotline was open.
  pass(16 * HOUR - 1);
  expect(await look()).toEqual(none);
  pass(1);
  const standing = { trouble: 'unanswered', count: 1, oldest: first.id };
  expect(await look()).toEqual([{ ...standing, detail: `${first.reference} has 1.0 h left` }]);
  pass(90 * MINUTE);
  expect(await look()).toEqual([
    {
      ...standing,
      count: 2,
      detail: `${first.reference} is 0.5 h late, ${second.reference} has 0.5 h left`,
    },
  ]);
  await store.outbox.done([first.id]);
  expect(await look()).toEqual([
    { ...standing, oldest: second.id, detail: `${second.reference} has 0.5 h left` },
  ]);
  await store.outbox.done([second.id]);
  expect(await look()).toEqual(none);
});

it.each([true, false])('they are looked at only where that is wanted (%s)', async (remind) => {
  const checks = checksOf(testStore(), { dataDir: temporaryFolder(), remind }, []);
  const found = (await Promise.all(checks.map(({ look }) => look()))).flat();
  expect(found.map(({ trouble }) => trouble).includes('unanswered')).toBe(remind);
});

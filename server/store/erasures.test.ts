import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { copyErasures, erasedUntil, forgetErasures, noteErasure, readErasures } from './erasures.ts';

const email = 'Jo@Müller.example';
const [first, second] = [new Date('2026-03-02T09:30:00.123Z'), new Date('2026-04-02T09:30:00.456Z')];

it('finds a person by the address in any spelling, and nobody else', async () => {
  const folder = join(temporaryFolder(), 'erasures');
  await noteErasure(folder, { email, date: second });
  await noteErasure(folder, { email, date: first });
  const until = erasedUntil(await readErasures(folder));
  expect(until('jo@xn--mller-kva.example')).toEqual(second);
  expect(until('jo@else.example')).toBeUndefined();
});

it('holds a date, a number and a hash that is another each time; for its owner only', async () => {
  const folder = join(temporaryFolder(), 'erasures');
  await noteErasure(folder, { email, date: first });
  await noteErasure(folder, { email, date: first });
  const notes = await readErasures(folder);
  expect(notes).toHaveLength(2);
  const [one, other] = notes;
  expect(one).toMatchObject({ date: first });
  expect(one?.hash).not.toBe(other?.hash);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('merges lists by copying them, and forgets what is old', async () => {
  const [here, there] = [join(temporaryFolder(), 'erasures'), join(temporaryFolder(), 'erasures')];
  await copyErasures(there, here);
  expect(await readErasures(here)).toEqual([]);
  await noteErasure(here, { email, date: first });
  await noteErasure(there, { email, date: second });
  await copyErasures(there, here);
  await copyErasures(there, here);
  expect((await readErasures(here)).map(({ date }) => date)).toEqual([first, second]);
  await forgetErasures(here, second);
  expect((await readErasures(here)).map(({ date }) => date)).toEqual([second]);
});

it.each(['', '{}', '{"date":"yesterday"}'])('does not take a damaged note %j for none', async (content) => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.json'), content);
  await expect(readErasures(folder)).rejects.toThrow('a.json is no note of an erasure');
});

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { readErasures, erasuresFolder } from '#server/store/erasures.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { findMessages } from '#server/store/records.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';

// Before any module asks for the time zone, which is why this file has a process of its own.
vi.hoisted(() => (process.env['TZ'] = 'Europe/Berlin'));

/** A store with a message of each of these moments. */
async function storeOf(...moments: string[]) {
  const env = { DATA_DIR: temporaryFolder() };
  let now = 0;
  const database = testStore({ folder: env.DATA_DIR, clock: () => now });
  for (const moment of moments) {
    now = Date.parse(moment);
    await storeMessage(database, message);
  }
  const left = async () =>
    (await findMessages(database, { limit: 9 })).map(({ receivedAt }) => receivedAt.toISOString()).sort();
  return { env, left };
}

const erase = (from: string, until: string) => ['erase', '--from', from, '--until', until];

describe('erase of a span', () => {
  it('takes a day as the machine’s clock has it, from its start to its end', async () => {
    const kept = ['2026-12-10T22:59:59.999Z', '2026-12-11T23:00:00.000Z'];
    const { env, left } = await storeOf(
      kept[0] ?? '',
      '2026-12-10T23:00:00Z',
      '2026-12-11T22:59:59Z',
      kept[1] ?? '',
    );
    const { code, out } = await contactCli(env, ...erase('2026-12-11', '2026-12-11'));
    expect(code).toBe(0);
    expect(out).toBe(
      'Received from 2026-12-11 00:00:00 CET to before 2026-12-12 00:00:00 CET: ' +
        '2 messages (2 of them undelivered) and 0 .eml files were deleted.\n',
    );
    expect(await left()).toEqual(kept);
  });

  it.each([
    ['2026-12-11T09:00', '2026-12-11 10:00:00 CET'],
    ['2026-12-11 09:00:00', '2026-12-11 10:00 CET'],
    ['2026-12-11T08:00Z', '2026-12-11T14:30:00+05:30'],
    ['2026-12-11 09:00:00 CET', '2026-12-11T09:00:00.000Z'],
  ])('understands %s and %s alike, and says so before it deletes anything', async (from, until) => {
    const moment = '2026-12-11T08:30:00.000Z';
    const { env, left } = await storeOf(moment);
    const { out } = await contactCli(env, ...erase(from, until), '--dry-run');
    expect(out).toBe(
      'Received from 2026-12-11 09:00:00 CET to before 2026-12-11 10:00:00 CET: ' +
        '1 message (1 of them undelivered) and 0 .eml files would be deleted.\n',
    );
    expect(await left()).toEqual([moment]);
  });

  it('tells programs the span, and notes the same for restores', async () => {
    const { env } = await storeOf('2026-07-11T08:30:00Z');
    const span = { from: '2026-07-11T07:00:00.000Z', until: '2026-07-11T22:00:00.000Z' };
    const args = erase('2026-07-11T09:00', '2026-07-11');
    expect(await contactJson(env, ...args, '--dry-run')).toMatchObject({ span });
    expect(await contactJson(env, ...args)).toMatchObject({ span });
    const notes = await readErasures(erasuresFolder(env.DATA_DIR));
    expect(notes).toMatchObject([{ from: new Date(span.from), until: new Date(span.until) }]);
  });

  it('says to the millisecond what was given so', async () => {
    const { env } = await storeOf();
    const { out } = await contactCli(env, ...erase('2026-12-11T08:30:00.250Z', '2026-12-12'), '--dry-run');
    expect(out).toContain('from 2026-12-11T08:30:00.250Z to before 2026-12-13 00:00:00 CET');
  });

  it('takes a time that is there twice by the name of its zone', async () => {
    const { env, left } = await storeOf('2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z');
    await contactCli(env, ...erase('2026-10-25 02:00:00 CET', '2026-10-25T02:59:59+01:00'));
    expect(await left()).toEqual(['2026-10-25T00:30:00.000Z']);
  });

  it.each([
    [
      '11.12.2026',
      'must be a moment such as 2026-11-25 or 2026-11-25T09:00 (year, month, day), not "11.12.2026"',
    ],
    ['12/11/2026', 'must be a moment'],
    ['foo-1', 'must be a moment'],
    ['1', 'must be a moment'],
    ['', 'must be a moment'],
    ['2026-12', 'must be a moment'],
    ['2026-12-11T09', 'must be a moment'],
    ['0026-12-11', 'must be a moment'],
    ['2026-02-30', ': there is no day 2026-02-30'],
    ['2026-11-31T09:00', ': there is no day 2026-11-31'],
    ['2026-12-11T24:00', ': there is no time 24:00'],
    ['2026-12-11T09:60', ': there is no time 09:60'],
    ['2026-12-11T09:00+99:00', ': there is no zone +99:00'],
    ['2026-12-11 09:00:00 CEST', ': "2026-12-11 09:00:00 CEST" names a zone that "list" does not print here'],
    ['2026-12-11 09:00:00 PST', ': "2026-12-11 09:00:00 PST" names a zone that "list" does not print here'],
    ['2026-03-29T02:30', ': the clocks of this machine never show "2026-03-29T02:30"'],
    ['2026-10-25T02:30', 'write "2026-10-25 02:30:00 CEST" or "2026-10-25 02:30:00 CET"'],
  ])('refuses "%s" at either end, says why, and deletes nothing', async (value, words) => {
    const { env, left } = await storeOf('2026-11-20T09:00:00Z');
    for (const [option, args] of [
      ['--from', erase(value, '2027-01-01')],
      ['--until', erase('2026-01-01', value)],
    ] as const) {
      const { code, out, err } = await contactCli(env, ...args);
      expect(code).toBe(2);
      expect(out).toBe('');
      expect(err).toContain(`contact erase: ${option}`);
      expect(err).toContain(words);
    }
    expect(await left()).toHaveLength(1);
  });

  it.each([
    ['2026-12-12', '2026-12-11', '2026-12-12 00:00:00 CET', '2026-12-12 00:00:00 CET'],
    ['2026-12-13', '2026-12-11', '2026-12-13 00:00:00 CET', '2026-12-12 00:00:00 CET'],
    ['2026-12-11T09:00', '2026-12-11T08:00Z', '2026-12-11 09:00:00 CET', '2026-12-11 09:00:00 CET'],
  ])('refuses a span from %s until %s: there is nothing in it', async (from, until, understood, end) => {
    const { code, err } = await contactCli((await storeOf()).env, ...erase(from, until));
    expect(code).toBe(2);
    expect(err).toContain(`--from (${understood}) must be before --until (${end})`);
  });

  it('understands what list prints', async () => {
    const { env, left } = await storeOf('2026-07-11T08:30:00Z');
    const { out } = await contactCli(env, 'list');
    const [printed = ''] = /2026-07-11 \d\d:\d\d:\d\d \S+/.exec(out) ?? [];
    await contactCli(env, ...erase(printed, '2026-07-11'));
    expect(await left()).toEqual([]);
  });

  it('reads and prints in the time zone that .env names', async () => {
    const { env } = await storeOf('2026-12-11T08:30:00Z');
    writeFileSync(join(env.DATA_DIR, '.env'), 'TZ=Asia/Tokyo\n');
    const program = fileURLToPath(new URL('./main.ts', import.meta.url));
    const args = [program, ...erase('2026-12-11T17:00', '2026-12-11'), '--dry-run'];
    const { stdout } = spawnSync(process.execPath, args, { cwd: env.DATA_DIR, env, encoding: 'utf8' });
    expect(stdout).toMatch(
      /^Received from 2026-12-11 17:00:00 \S+ to before 2026-12-12 00:00:00 \S+: 1 message /,
    );
  });
});

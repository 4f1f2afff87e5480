import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { setUpRetention } from '#server/testing/retention.ts';
import { start } from '#server/testing/store.ts';
import { DAY, SECOND } from '#server/time.ts';
import { retentionCutoff } from './rule.ts';

// The dates below are counted with six months, whatever the fact is.
vi.mock('#common/facts.ts', async (original) => {
  const { facts } = await original<{ facts: Record<string, object> }>();
  return { facts: { ...facts, contactDataDeletion: { ...facts.contactDataDeletion, value: 6 } } };
});

describe('retentionCutoff', () => {
  it.each([
    // Deleted on the eve, so that it is never late.
    ['2026-09-01T09:30:00Z', '2026-03-02T09:30:00Z'],
    ['2026-01-14T00:00:00Z', '2025-07-15T00:00:00Z'],
    // § 188 BGB: a month without that day ends with its last.
    ['2026-02-27T12:00:00Z', '2025-08-31T12:00:00Z'],
    ['2028-02-28T12:00:00Z', '2027-08-31T12:00:00Z'],
    ['2026-08-30T12:00:00Z', '2026-02-28T12:00:00Z'],
    ['2026-08-28T12:00:00Z', '2026-02-28T12:00:00Z'],
  ])('on %s deletes what was delivered before %s', (now, cutoff) => {
    expect(retentionCutoff(new Date(now)).toISOString()).toBe(new Date(cutoff).toISOString());
  });
});

it('deletes in small portions until nothing is left', async () => {
  const { accept, settle, pass, deleteDue } = setUpRetention();
  await Promise.all(Array.from({ length: 1200 }, accept));
  await settle();
  pass(230 * DAY);
  expect(await deleteDue()).toHaveLength(1200);
});

it('counts from the delivery to the end of a month (§ 188 BGB), not from when a message came', async () => {
  const { accept, settle, clock, pass, deleteDue } = setUpRetention();
  await accept();
  pass(Date.parse('2026-08-31T10:00:00Z') - start);
  const [late = ''] = await settle();
  pass(Date.parse('2027-02-27T10:00:00Z') - clock());
  expect(await deleteDue()).toEqual([]);
  pass(1);
  expect(await deleteDue()).toMatchObject([{ id: late }]);
});

describe('the .eml files', () => {
  /** The folder after a run, with these files in it; `age` counts days. */
  async function left(files: (message: { id: string; receivedAt: Date }) => { name: string; age: number }[]) {
    const { accept, settle, dataDir, pass, deleteDue, clock } = setUpRetention();
    await accept();
    const receivedAt = new Date(clock());
    const [id = ''] = await settle();
    pass(230 * DAY);
    const mail = join(dataDir, 'mail');
    mkdirSync(mail);
    for (const { name, age } of files({ id, receivedAt })) {
      writeFileSync(join(mail, name), '');
      const written = (clock() - age * DAY) / SECOND;
      utimesSync(join(mail, name), written, written);
    }
    await deleteDue();
    return readdirSync(mail);
  }

  it('of messages that are deleted go with them, whenever they were written', async () => {
    expect(await left((message) => [{ name: emlName(message), age: 0 }])).toEqual([]);
  });

  it('that are as old go as well, also half-written ones', async () => {
    const files = ['old.eml', '.old.eml.part'].map((name) => ({ name, age: 230 }));
    expect(await left(() => files)).toEqual([]);
  });

  it('of younger messages stay, and so does what is no mail', async () => {
    const young = emlName({ id: crypto.randomUUID(), receivedAt: new Date(start + 200 * DAY) });
    const files = [
      { name: young, age: 0 },
      { name: 'old.txt', age: 230 },
    ];
    expect(await left(() => files)).toEqual([young, 'old.txt'].sort());
  });
});

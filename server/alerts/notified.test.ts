import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readAlertStates } from '#server/store/alertState.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { setUpWatch, titles, condition } from '#server/testing/watch.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import { ceilingCheck, lookAtStore } from './checks.ts';

/** What is remembered of a telling, by a real store: `state.test.ts` has the rule as a table. */

describe('what somebody was told', () => {
  it('is not told again by a second server, or after a restart', async () => {
    const receiver = await alertReceiver(ntfy);
    const url = `${receiver.address}/?topic=t`;
    const first = setUpWatch({ url });
    const second = setUpWatch({ url, folder: first.folder });
    for (const server of [first, second]) server.watch([condition(1).look]);
    await first.round();
    await second.round();
    first.pass(2 * MINUTE);
    second.pass(2 * MINUTE);
    await first.round();
    await second.round();
    expect(receiver.shown).toHaveLength(1);
  });

  it('is told over by the server that comes after a restart', async () => {
    const receiver = await alertReceiver(ntfy);
    const url = `${receiver.address}/?topic=t`;
    const before = setUpWatch({ url });
    const ceiling = ceilingCheck(before.folder);
    ceiling.noteReached();
    const running = before.watch([ceiling.look]);
    await vi.waitFor(async () => {
      const [state] = (await readAlertStates(before.database)).values();
      expect(state?.notified).toBeDefined();
    }, 20 * SECOND);
    await running.stop();
    setUpWatch({ url, folder: before.folder }).watch([ceilingCheck(before.folder).look]);
    await vi.waitFor(() => expect(receiver.shown).toHaveLength(2), 20 * SECOND);
    expect(titles(receiver.shown)[1]).toMatch(/^Bewertra, over: more messages than people send/);
  });
});

describe('a condition of which somebody was told', () => {
  const subject = 'messages refused or given up (team)';

  /** It concerned one message; `sayNext` resolves to what is told of a change. */
  async function notified() {
    const receiver = await alertReceiver(ntfy);
    const { watch, round, pass } = setUpWatch({ url: `${receiver.address}/?topic=t` });
    const { look, set } = condition(1);
    watch([look]);
    await vi.waitFor(() => expect(receiver.shown).toHaveLength(1), 20 * SECOND);
    await round();
    const sayNext = async (change: () => void) => {
      const before = receiver.shown.length;
      change();
      await round();
      await round();
      return titles(receiver.shown.slice(before));
    };
    return { sayNext, set, pass };
  }

  it('is told again when it concerns ten times as many, and not before', async () => {
    const { sayNext, set } = await notified();
    expect(await sayNext(() => set(9))).toEqual([]);
    expect(await sayNext(() => set(10))).toEqual([`Bewertra, more: ${subject}: 10`]);
  });

  it('is told again with a further kind of error, but not when that goes or comes back', async () => {
    const { sayNext, set } = await notified();
    const both = ['recipient', 'unanswered'] as const;
    expect(await sayNext(() => set(1, both))).toEqual([`Bewertra, more: ${subject}`]);
    expect(await sayNext(() => set(1))).toEqual([]);
    expect(await sayNext(() => set(1, both))).toEqual([]);
  });

  it('is told again once a day while it stands', async () => {
    const { sayNext, pass } = await notified();
    expect(await sayNext(() => pass(DAY))).toEqual([`Bewertra, still: ${subject}`]);
    expect(await sayNext(() => pass(DAY - MINUTE))).toEqual([]);
    expect(await sayNext(() => pass(MINUTE))).toEqual([`Bewertra, still: ${subject}`]);
  });

  it('is told no more once it is over', async () => {
    const { sayNext, set, pass } = await notified();
    expect(await sayNext(() => set(0))).toEqual([`Bewertra, over: ${subject}`]);
    expect(await sayNext(() => pass(2 * DAY))).toEqual([]);
  });
});

it('tells that the store cannot write, and that it can again', async () => {
  const receiver = await alertReceiver(ntfy);
  const { watch, database, folder, round } = setUpWatch({ url: `${receiver.address}/?topic=t` });
  watch([], [() => lookAtStore(database)]);
  await round();
  expect(receiver.shown).toEqual([]);
  // A full disk refuses every write; here it is a trigger that does, also what the watch would note.
  const saboteur = new DatabaseSync(sqliteFile(folder));
  onTestFinished(() => saboteur.close());
  const triggers = ['contact_beat', 'contact_alert'].flatMap((table) =>
    ['insert', 'update', 'delete'].map((verb) => ({ name: `full_${table}_${verb}`, verb, table })),
  );
  for (const { name, verb, table } of triggers)
    saboteur.exec(`create trigger ${name} before ${verb} on ${table} begin select raise(abort, 'full'); end`);
  await round();
  await round();
  expect(titles(receiver.shown)).toEqual(['Bewertra: the store cannot write']);
  for (const { name } of triggers) saboteur.exec(`drop trigger ${name}`);
  await round();
  await round();
  expect(titles(receiver.shown)).toEqual([
    'Bewertra: the store cannot write',
    'Bewertra, over: the store cannot write',
  ]);
});

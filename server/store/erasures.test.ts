import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { addressKey } from './addressKey.ts';
import {
  markUnfinished,
  copyErasures,
  erasedBy,
  erasuresFolder,
  markFinished,
  deleteErasureNotes,
  isErasureOf,
  noteErasure,
  readErasures,
  unfinishedErasures,
} from './erasures.ts';

const sender = addressKey('Jo@Müller.example');
const first = new Date('2026-03-02T09:30:00.123Z');
const second = new Date('2026-04-02T09:30:00.456Z');
const later = new Date('2026-04-02T09:30:00.457Z');
const span = { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-02T00:00:00Z') };

const newFolder = () => join(temporaryFolder(), 'erasures');

it('finds the messages of a person up to the last erasure, and of nobody else', async () => {
  const folder = newFolder();
  await noteErasure(folder, { sender }, second);
  await noteErasure(folder, { sender }, first);
  const isErased = erasedBy(await readErasures(folder));
  expect(isErased({ sender: 'jo@xn--mller-kva.example', receivedAt: second })).toBe(true);
  expect(isErased({ sender, receivedAt: later })).toBe(false);
  expect(isErased({ sender: 'jo@else.example', receivedAt: first })).toBe(false);
});

it('finds what came in a span of time that was erased, its end left out', async () => {
  const folder = newFolder();
  await noteErasure(folder, span, first);
  const isErased = erasedBy(await readErasures(folder));
  expect(isErased({ sender, receivedAt: span.from })).toBe(true);
  expect(isErased({ sender, receivedAt: new Date(span.until.getTime() - 1) })).toBe(true);
  expect(isErased({ sender, receivedAt: new Date(span.from.getTime() - 1) })).toBe(false);
  expect(isErased({ sender, receivedAt: span.until })).toBe(false);
});

it('leaves what came after the erasure in a span that had not ended', async () => {
  const folder = newFolder();
  await noteErasure(folder, { from: span.from, until: later }, first);
  const isErased = erasedBy(await readErasures(folder));
  expect(isErased({ sender, receivedAt: first })).toBe(true);
  expect(isErased({ sender, receivedAt: second })).toBe(false);
});

describe('a note of an erasure', () => {
  /** Two notes of the same sender, at the same time. */
  async function two() {
    const folder = newFolder();
    const names = [
      await noteErasure(folder, { sender }, first),
      await noteErasure(folder, { sender }, first),
    ];
    const notes = names.map(
      (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
    );
    return { folder, names, notes };
  }

  it('is a file of its own', async () => {
    const { folder, names } = await two();
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it('holds a date, a salt and a hash, and no address', async () => {
    const { notes } = await two();
    for (const note of notes) expect(Object.keys(note)).toEqual(['date', 'salt', 'hash']);
  });

  it('has another hash each time, so that two of them do not tell that they are of one person', async () => {
    const { notes } = await two();
    expect(notes[0]?.['hash']).not.toBe(notes[1]?.['hash']);
  });

  it('is for its owner only', async () => {
    const { folder, names } = await two();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
  });
});

describe('lists of erasures', () => {
  const datesIn = async (folder: string) => (await readErasures(folder)).map(({ date }) => date);

  it('are merged by copying them, however often', async () => {
    const here = newFolder();
    const there = newFolder();
    await noteErasure(here, { sender }, first);
    await noteErasure(there, span, second);
    await copyErasures(there, here);
    await copyErasures(there, here);
    expect(await datesIn(here)).toEqual([first, second]);
  });

  it('that are not there are empty', async () => {
    const here = newFolder();
    await copyErasures(newFolder(), here);
    expect(await datesIn(here)).toEqual([]);
  });

  it('are deleted once they are old', async () => {
    const here = newFolder();
    await noteErasure(here, { sender }, first);
    await noteErasure(here, span, second);
    await deleteErasureNotes(here, second);
    expect(await datesIn(here)).toEqual([second]);
  });
});

describe('an erasure that has begun', () => {
  async function begun() {
    const here = newFolder();
    const name = await noteErasure(here, { sender }, first);
    await markUnfinished(here, name);
    return { here, name };
  }

  it('is known, and one that is only noted is not', async () => {
    const { here, name } = await begun();
    await noteErasure(here, span, second);
    expect(await unfinishedErasures(here)).toMatchObject([{ name, erasure: { date: first } }]);
  });

  it('has begun on this machine alone: where its note is copied to, nothing is unfinished', async () => {
    const { here } = await begun();
    const there = newFolder();
    await copyErasures(here, there);
    expect(await unfinishedErasures(there)).toEqual([]);
  });

  it('is no more known once it is finished, and leaves its note', async () => {
    const { here, name } = await begun();
    await markFinished(here, [name]);
    expect(await unfinishedErasures(here)).toEqual([]);
    expect(readdirSync(here)).toEqual([name]);
  });
});

it.each([
  '',
  '{}',
  '{"date":"yesterday"}',
  '{"date":"2026-03-02T09:30:00.123Z","from":"2026-03-02T09:30:00Z"}',
])('does not take a damaged note %j for none', async (content) => {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'a.json'), content);
  await expect(readErasures(folder)).rejects.toThrow('a.json is no note of an erasure');
});

describe('an erasure that is asked for again', () => {
  async function noted(target: Parameters<typeof noteErasure>[1]) {
    const folder = newFolder();
    await noteErasure(folder, target, first);
    const [erasure] = await readErasures(folder);
    if (erasure === undefined) throw new Error('nothing was noted');
    return erasure;
  }

  it('is known by its sender, though only a hash is kept', async () => {
    const erasure = await noted({ sender });
    expect(isErasureOf(erasure, { sender })).toBe(true);
    expect(isErasureOf(erasure, { sender: 'al@else.example' })).toBe(false);
    expect(isErasureOf(erasure, span)).toBe(false);
  });

  it('is known by both ends of its span of time', async () => {
    const erasure = await noted(span);
    expect(isErasureOf(erasure, span)).toBe(true);
    expect(isErasureOf(erasure, { from: span.from, until: later })).toBe(false);
    expect(isErasureOf(erasure, { from: first, until: span.until })).toBe(false);
    expect(isErasureOf(erasure, { sender })).toBe(false);
  });
});

it('notes are where the guide to backups has them', () => {
  expect(erasuresFolder('/srv/data')).toBe('/srv/data/erasures');
});

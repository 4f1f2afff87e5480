import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { addressKey } from './addressKey.ts';
import {
  beginErasure,
  copyErasures,
  erasedBy,
  finishErasures,
  forgetErasures,
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

it('holds a date, a number and a hash that is another each time; for its owner only', async () => {
  const folder = newFolder();
  const names = [await noteErasure(folder, { sender }, first), await noteErasure(folder, { sender }, first)];
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  const notes = names.map(
    (name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>,
  );
  expect(notes.map((note) => Object.keys(note))).toEqual(notes.map(() => ['date', 'salt', 'hash']));
  expect(notes[0]?.['hash']).not.toBe(notes[1]?.['hash']);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('merges lists by copying them, and forgets what is old', async () => {
  const here = newFolder();
  const there = newFolder();
  await copyErasures(there, here);
  expect(await readErasures(here)).toEqual([]);
  await noteErasure(here, { sender }, first);
  await noteErasure(there, span, second);
  await copyErasures(there, here);
  await copyErasures(there, here);
  expect((await readErasures(here)).map(({ date }) => date)).toEqual([first, second]);
  await forgetErasures(here, second);
  expect((await readErasures(here)).map(({ date }) => date)).toEqual([second]);
});

it('knows an erasure that has begun until it is finished, on this machine alone', async () => {
  const here = newFolder();
  const there = newFolder();
  const name = await noteErasure(here, { sender }, first);
  expect(await unfinishedErasures(here)).toEqual([]);
  await beginErasure(here, name);
  await copyErasures(here, there);
  expect(await unfinishedErasures(here)).toMatchObject([{ name, erasure: { date: first } }]);
  expect(await unfinishedErasures(there)).toEqual([]);
  await finishErasures(here, [name]);
  expect(await unfinishedErasures(here)).toEqual([]);
  expect(readdirSync(here)).toEqual([name]);
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

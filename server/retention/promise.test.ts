import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { facts } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { asRead } from '#common/marks.ts';
import { erasuresFolder, deleteErasureNotes, noteErasure } from '#server/store/erasures.ts';
import { contactAnswering } from '#server/testing/cli.ts';
import { eventually, message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { storeOnClock, testStore } from '#server/testing/store.ts';
import { DAY, HOUR } from '#server/time.ts';
import { questionsIn } from '#site/content/entries/load.ts';
import { languages } from '#site/content/load.ts';
import { textsOfAnswer } from '#site/content/types/faq.ts';
import { loadLegal } from '#site/content/legal/load.ts';
import { expectedIn } from '#site/content/testing/expected.ts';
import { usualKeep } from '../../deploy/backupFile.ts';
import { startRetention } from './job.ts';
import { deleteExpired, retentionCutoff } from './rule.ts';
import { recordOutcome, storeMessage, takeDeliveries } from '#server/store/outbox.ts';

/** The privacy notice as one text, without markup. */
function privacyNotice(locale: Locale): string {
  const { introHtml, sections } = loadLegal(locale, 'privacy', { 'site.origin': 'https://www.site.example' });
  const html = [introHtml, ...sections.map(({ html: section }) => section)].join(' ');
  return asRead(html.replace(/<[^>]+>/g, ' '));
}

/** Sentences of the privacy notice in which a pattern stands. */
function sentencesWith(locale: Locale, pattern: RegExp): string[] {
  return privacyNotice(locale)
    .split(/(?<=[.:]) (?=\p{Lu})/u)
    .filter((sentence) => pattern.test(sentence));
}

const wording = (locale: Locale, entry: Parameters<typeof expectedIn<'deletion'>>[2]) =>
  expectedIn(locale, 'deletion', entry);

/** Everything that the site says of when a message is deleted. */
function promisesOf(locale: Locale): string[] {
  const { contactForm, trust } = languages[locale].texts;
  return [
    contactForm.retention,
    trust.deletion.items.messages.text,
    ...sentencesWith(locale, wording(locale, 'deletes')),
  ].map(asRead);
}

describe.each(localeCodes)('what the site promises is what the service does (%s)', (locale) => {
  const { texts, format } = languages[locale];

  it('a message goes so long after its delivery, wherever that is said; nowhere after its receipt', () => {
    const promises = promisesOf(locale);
    expect(promises).toHaveLength(4);
    for (const promise of promises) {
      expect(promise).toMatch(wording(locale, 'delivered'));
      expect(promise).not.toMatch(wording(locale, 'received'));
      expect(promise).toContain(asRead(format.figure.contactDataDeletion));
    }
  });

  it('what has to be kept is named beside each promise to delete', () => {
    const { contactForm, trust } = texts;
    const { answer = [] } = questionsIn(locale).find(({ id }) => id === 'end_of_contract') ?? {};
    const promises = [contactForm.retention, trust.deletion.lead, textsOfAnswer(answer).join(' ')];
    for (const text of promises) expect(asRead(text)).toMatch(wording(locale, 'unless'));
  });

  it('of an erasure no more is recorded than the privacy notice lists', async () => {
    const [sentence = ''] = sentencesWith(locale, wording(locale, 'recorded'));
    const listed = (wording(locale, 'recorded').exec(sentence)?.[1] ?? '').split(wording(locale, 'and'));
    const DATA_DIR = temporaryFolder();
    const database = testStore({ folder: DATA_DIR });
    await storeMessage(database, message);
    await contactAnswering(sampleContact.email).cli({ DATA_DIR }, 'erase');
    const notes = readdirSync(erasuresFolder(DATA_DIR));
    expect(notes).toHaveLength(1);
    const note = readFileSync(join(erasuresFolder(DATA_DIR), String(notes[0])), 'utf8');
    // A time; a check value of the address, which is the hash with its salt.
    expect(Object.keys(JSON.parse(note) as object)).toEqual(['date', 'salt', 'hash']);
    expect(listed).toHaveLength(2);
    expect(listed[0]).toMatch(wording(locale, 'time'));
    expect(listed[1]).toMatch(wording(locale, 'address'));
  });

  it('backups are kept for as long as the privacy notice says', () => {
    const [sentence = ''] = sentencesWith(locale, wording(locale, 'backups'));
    expect(asRead(sentence)).toContain(asRead(format.figure.backupDeletion));
    expect(usualKeep * HOUR).toBe(facts.backupDeletion.value * 7 * DAY);
  });
});

/** When the time is up that starts then, as a calendar has it. */
function monthsAfter(date: Date, months: number): Date {
  const end = new Date(date);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

const months = facts.contactDataDeletion.value;

it('a message that was delivered late goes when the promise counts from its delivery, not from its receipt', async () => {
  const dataDir = temporaryFolder();
  const { database, clock, pass } = storeOnClock({ dataDir });
  await storeMessage(database, message);
  pass(40 * DAY);
  for (const task of await takeDeliveries(database, 'team', 1))
    await recordOutcome(database, task, { state: 'delivered' });
  const deadline = monthsAfter(new Date(clock()), months);
  expect(await deleteExpired(database, dataDir, new Date(deadline.getTime() - 2 * DAY))).toEqual([]);
  expect(await deleteExpired(database, dataDir, deadline)).toHaveLength(1);
});

it('the note of an erasure is kept for as long as the privacy notice says, and no longer', async () => {
  const folder = temporaryFolder();
  const date = new Date('2026-03-02T09:30:00Z');
  await noteErasure(folder, { sender: 'a@b.example' }, date);
  const deadline = monthsAfter(date, months);
  await deleteErasureNotes(folder, retentionCutoff(new Date(deadline.getTime() - 2 * DAY)));
  expect(readdirSync(folder)).toHaveLength(1);
  await deleteErasureNotes(folder, retentionCutoff(deadline));
  expect(readdirSync(folder)).toEqual([]);
});

it('the log names the number of messages that the retention deleted, as the handbook says', async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'mail'));
  const { database, clock, pass } = storeOnClock({ dataDir });
  await storeMessage(database, message);
  for (const task of await takeDeliveries(database, 'team', 1))
    await recordOutcome(database, task, { state: 'delivered' });
  pass(monthsAfter(new Date(clock()), months).getTime() - clock());
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const job = startRetention({ database, dataDir, log, clock, installed: clock() });
  onTestFinished(job.stop);
  await eventually(() => expect(lines.join('')).toContain('retention done'));
  expect(readFileSync('docs/contact.md', 'utf8')).toContain('`retention done`');
  expect(JSON.parse(lines.find((line) => line.includes('retention done')) ?? '')).toMatchObject({
    deleted: 1,
  });
});

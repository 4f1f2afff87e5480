import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { accept, acceptAndRecord, delivered, message, stored } from '#server/testing/outbox.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { emlFolder, emlName } from './emlFolder.ts';
import { eraseMeant, messagesMeant, restoringFolder } from './erase.ts';
import type { MessageOrigin } from './erasures.ts';
import { draftOf } from './wholeFile.ts';

const isJo = ({ sender }: MessageOrigin) => sender === 'jo@person.example';
const fromJo = { ...message, contact: { ...sampleContact, email: 'Jo@person.example' } };

/** Two messages of Jo, the first delivered, and one of somebody else. */
async function threeStored() {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  const first = await accept(database, fromJo);
  const other = await acceptAndRecord(database, delivered);
  const second = await accept(database, fromJo);
  const mails = emlFolder(folder);
  mkdirSync(mails);
  const write = (file: string, sender: string) =>
    writeFileSync(join(mails, file), `Reply-To: ${sender}\r\n\r\ntext`);
  return { folder, database, first, second, other, mails, write };
}

describe('an erasure', () => {
  it('deletes every message that is meant, whatever its state, and no other', async () => {
    const { folder, database, first, second, other } = await threeStored();
    const { messages } = await eraseMeant(database, folder, isJo);
    expect(messages.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect((await stored(database)).map(({ id }) => id)).toEqual([other]);
  });

  it('says what state each was in, and when it came', async () => {
    const { folder, database, first } = await threeStored();
    const { messages } = await eraseMeant(database, folder, isJo);
    const { id, receivedAt } = first;
    expect(messages).toContainEqual({ id, receivedAt, state: 'delivered' });
  });

  it('deletes their files and drafts, and counts them', async () => {
    const { folder, database, first, second, mails, write } = await threeStored();
    write(emlName(first), 'jo@person.example');
    write(draftOf(emlName(second)), 'jo@person.example');
    write('other.eml', 'jo@person.example');
    expect(await eraseMeant(database, folder, isJo)).toHaveProperty('files', 2);
    expect(readdirSync(mails)).toEqual(['other.eml']);
  });

  it('deletes a file of which the store has no message any more', async () => {
    const { folder, database, mails, write } = await threeStored();
    write(`2026-01-01T00-00-00-000Z-${'0'.repeat(36)}.eml`, 'jo@person.example');
    expect(await eraseMeant(database, folder, isJo)).toHaveProperty('files', 1);
    expect(readdirSync(mails)).toEqual([]);
  });

  it('deletes what a restore that was killed has left, which holds everybody', async () => {
    const { folder, database } = await threeStored();
    mkdirSync(restoringFolder(folder));
    writeFileSync(join(restoringFolder(folder), 'outbox.sqlite'), 'backup');
    await eraseMeant(database, folder, isJo);
    expect(existsSync(join(folder, 'outbox.restoring'))).toBe(false);
  });

  it('deletes nothing where nobody is meant', async () => {
    const { folder, database } = await threeStored();
    expect(await eraseMeant(database, folder, () => false)).toEqual({ messages: [], files: 0 });
    expect(await stored(database)).toHaveLength(3);
  });

  it('deletes more than go into one statement', async () => {
    const { folder, database } = await threeStored();
    for (let sent = 0; sent < 505; sent += 1) await accept(database, fromJo);
    const { messages } = await eraseMeant(database, folder, isJo);
    expect(messages).toHaveLength(507);
    expect(await messagesMeant(database, isJo)).toEqual([]);
  });
});

import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleMessage } from '#server/testing/samples.ts';
import { DAY, SECOND } from '#server/time.ts';
import { emlFolder, emlName, deleteEml, deleteEmlBefore, deleteEmlWhere } from './emlFolder.ts';
import { draftOf } from './wholeFile.ts';

const message = sampleMessage();
const name = emlName(message);
const mailFrom = (sender: string) => `Reply-To: Jo <${sender}>\r\nSubject: hello\r\n\r\ntext\r\n`;

/** A folder of data with files in its mail folder. */
function dataWith(files: Record<string, string>): string {
  const dataDir = temporaryFolder();
  mkdirSync(emlFolder(dataDir));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(emlFolder(dataDir), file), text);
  return dataDir;
}

const filesIn = (dataDir: string) => readdirSync(emlFolder(dataDir));

it('a file is named by when the message came, so that folders sort by time', () => {
  expect(name).toBe(`2026-03-02T09-30-15-000Z-${message.id}.eml`);
});

it('mails are beside the store, where the guide to backups has them', () => {
  expect(emlFolder('/srv/data')).toBe('/srv/data/mail');
});

describe('the files of messages that are deleted', () => {
  it('are deleted, also half-written ones, and counted', async () => {
    const draft = draftOf(name);
    const dataDir = dataWith({ [name]: 'mail', [draft]: 'ma', 'other.eml': 'other' });
    expect(await deleteEml(dataDir, [message])).toBe(2);
    expect(filesIn(dataDir)).toEqual(['other.eml']);
  });

  it('need not be there', async () => {
    expect(await deleteEml(temporaryFolder(), [message])).toBe(0);
  });

  it('are reported where they cannot be deleted', async () => {
    const dataDir = dataWith({});
    mkdirSync(join(emlFolder(dataDir), name));
    await expect(deleteEml(dataDir, [message])).rejects.toThrow(name);
  });
});

describe('the files of a sender', () => {
  const isJo = ({ sender }: { sender: string }) => sender === 'jo@person.example';

  it('are found by what is in them, although the store knows nothing of them', async () => {
    const dataDir = dataWith({ [name]: mailFrom('Jo@Person.example') });
    expect(await deleteEmlWhere(dataDir, isJo)).toBe(1);
    expect(filesIn(dataDir)).toEqual([]);
  });

  it('are found half-written', async () => {
    const dataDir = dataWith({ [draftOf(name)]: mailFrom('jo@person.example') });
    expect(await deleteEmlWhere(dataDir, isJo)).toBe(1);
  });

  it.each([
    ['whose header is folded', 'Subject: x\r\nReply-To: Jo\r\n  \t<jo@person.example>\r\n\r\n'],
    ['with line ends of Unix', 'Subject: x\nReply-To:\n <jo@person.example>\n\ntext'],
    ['that writes the header in small letters', 'reply-to: jo@person.example\r\n\r\n'],
  ])('are found in a mail %s', async (_what, mail) => {
    const dataDir = dataWith({ [name]: mail });
    expect(await deleteEmlWhere(dataDir, isJo)).toBe(1);
  });

  it.each([
    ['that names the sender in its text alone', 'Subject: x\r\n\r\nReply-To: jo@person.example\r\n'],
    ['that names the sender in its text alone, on Unix', 'Subject: x\n\nReply-To: jo@person.example\n'],
    ['in whose other header the sender is', 'X-Reply-To: jo@person.example\r\n\r\n'],
    ['of somebody else', mailFrom('al@person.example')],
    ['without a sender', 'Subject: x\r\n\r\n'],
    ['that is empty', ''],
  ])('do not include a mail %s', async (_what, mail) => {
    const dataDir = dataWith({ [name]: mail });
    expect(await deleteEmlWhere(dataDir, isJo)).toBe(0);
    expect(filesIn(dataDir)).toEqual([name]);
  });

  it('have the time at which the message came', async () => {
    const seen: Date[] = [];
    await deleteEmlWhere(dataWith({ [name]: mailFrom('jo@person.example') }), ({ receivedAt }) => {
      seen.push(receivedAt);
      return false;
    });
    expect(seen).toEqual([message.receivedAt]);
  });

  it.each([`copy of ${name}`, `${name}.bak`, 'notes.eml', name.replace('2026', '26')])(
    'do not include %s, which is not ours',
    async (file) => {
      const dataDir = dataWith({ [file]: mailFrom('jo@person.example') });
      expect(await deleteEmlWhere(dataDir, () => true)).toBe(0);
      expect(filesIn(dataDir)).toEqual([file]);
    },
  );

  it('are none where no mail was ever written', async () => {
    expect(await deleteEmlWhere(temporaryFolder(), () => true)).toBe(0);
  });
});

describe('the files of before a time', () => {
  const now = Date.now();

  /** The file was written so long ago. */
  function writtenAgo(file: string, time: number): string {
    const dataDir = dataWith({ [file]: 'mail' });
    const at = (now - time) / SECOND;
    utimesSync(join(emlFolder(dataDir), file), at, at);
    return dataDir;
  }

  it.each(['old.eml', '.old.eml.part'])('are deleted: %s', async (file) => {
    const dataDir = writtenAgo(file, 2 * DAY);
    await deleteEmlBefore(dataDir, new Date(now - DAY));
    expect(filesIn(dataDir)).toEqual([]);
  });

  it('do not include one that is younger', async () => {
    const dataDir = writtenAgo('young.eml', DAY / 2);
    await deleteEmlBefore(dataDir, new Date(now - DAY));
    expect(filesIn(dataDir)).toEqual(['young.eml']);
  });

  it('do not include one that is no mail', async () => {
    const dataDir = writtenAgo('old.eml.txt', 2 * DAY);
    await deleteEmlBefore(dataDir, new Date(now - DAY));
    expect(filesIn(dataDir)).toEqual(['old.eml.txt']);
  });

  it('are none where there is no folder', async () => {
    const dataDir = temporaryFolder();
    await deleteEmlBefore(dataDir, new Date(now));
    expect(existsSync(emlFolder(dataDir))).toBe(false);
  });
});

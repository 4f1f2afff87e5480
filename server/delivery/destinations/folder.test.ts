import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { describe, expect, it } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact, sampleDelivery, sampleMessage } from '#server/testing/samples.ts';
import { correspondents } from '#server/testing/delivery.ts';
import { teamFolder, writeForTeam } from './folder.ts';

const delivery = sampleDelivery({ recipient: '' });

describe('a mail without a mail server', () => {
  /** A folder that was not there, in which the same message has arrived twice. */
  async function deliveredTwice() {
    const folder = join(temporaryFolder(), 'data', 'mail');
    const destination = teamFolder(folder, correspondents, () => Promise.resolve(true));
    await writeForTeam(delivery, destination);
    await writeForTeam(delivery, destination);
    return { folder, file: join(folder, emlName(sampleMessage())) };
  }

  it('is one file with nothing beside it, however often it is delivered', async () => {
    const { folder } = await deliveredTwice();
    expect(readdirSync(folder)).toEqual([emlName(sampleMessage())]);
  });

  it('is there for its owner only', async () => {
    const { folder, file } = await deliveredTwice();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('reads as the message that was sent, and is answered to its sender', async () => {
    const { file } = await deliveredTwice();
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail.text).toContain(sampleContact.message);
    expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
  });

  it('is one delivery, whoever MAIL_TO names', () => {
    expect(teamFolder('mail', correspondents, () => Promise.resolve(true)).recipients).toEqual(['']);
  });
});

it('fails when the folder cannot be written, so that the message is tried again', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const destination = teamFolder(folder, correspondents, () => Promise.resolve(true));
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  await expect(writeForTeam(delivery, destination)).rejects.toThrow();
});

it('leaves nothing of a message that was erased while its mail was composed', async () => {
  const folder = temporaryFolder();
  const destination = teamFolder(folder, correspondents, () => Promise.resolve(false));
  await expect(writeForTeam(delivery, destination)).rejects.toThrow('the message was erased');
  expect(readdirSync(folder)).toEqual([]);
});

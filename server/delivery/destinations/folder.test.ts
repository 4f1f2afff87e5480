import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { attempt } from '#server/testing/attempt.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { folderDestination } from './folder.ts';

const envelope = { from: 'web@bewertra.example', to: 'team@bewertra.example' };

it('writes a mail as one file for the owner only, whole, with nothing beside it', async () => {
  const folder = join(temporaryFolder(), 'data', 'mail');
  await folderDestination(folder, envelope).send(sampleMessage(), attempt());
  expect(readdirSync(folder)).toEqual([emlName(sampleMessage())]);
  const file = join(folder, emlName(sampleMessage()));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.text).toContain(sampleContact.message);
  expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
});

it('writes a message that is delivered twice once', async () => {
  const folder = temporaryFolder();
  const destination = folderDestination(folder, envelope);
  await destination.send(sampleMessage(), attempt());
  await destination.send(sampleMessage(), attempt());
  expect(readdirSync(folder)).toHaveLength(1);
});

it('fails when the folder is gone, so that the message is tried again', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const destination = folderDestination(folder, envelope);
  rmSync(folder, { recursive: true });
  await expect(destination.send(sampleMessage(), attempt())).rejects.toThrow('ENOENT');
});

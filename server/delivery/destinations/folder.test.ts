import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact, sampleDelivery, sampleMessage } from '#server/testing/samples.ts';
import { envelope } from '#server/testing/delivery.ts';
import { FolderDestination } from './folder.ts';

it('writes a mail as one file for the owner only, whole, with nothing beside it, also when it is delivered twice', async () => {
  const folder = join(temporaryFolder(), 'data', 'mail');
  const destination = new FolderDestination(folder, envelope, () => Promise.resolve(true));
  expect(destination.recipients).toEqual(['']);
  for (let time = 0; time < 2; time += 1) await destination.send(sampleDelivery({ recipient: '' }));
  expect(readdirSync(folder)).toEqual([emlName(sampleMessage())]);
  const file = join(folder, emlName(sampleMessage()));
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const mail = await PostalMime.parse(readFileSync(file));
  expect(mail.text).toContain(sampleContact.message);
  expect(mail.replyTo?.[0]?.address).toBe(sampleContact.email);
});

it('fails when the folder cannot be written, so that the message is tried again', async () => {
  const folder = join(temporaryFolder(), 'mail');
  const destination = new FolderDestination(folder, envelope, () => Promise.resolve(true));
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(folder, 'in the way');
  await expect(destination.send(sampleDelivery({ recipient: '' }))).rejects.toThrow();
});

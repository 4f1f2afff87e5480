import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { webhookSecret } from '#server/testing/webhook.ts';
import { openDestinations } from './open.ts';

it.each([
  ['the team and the senders, where there is a mail server', nowhere, ['team', 'receipt']],
  ['the team alone with ACKNOWLEDGE=off', { ...nowhere, ACKNOWLEDGE: 'off' }, ['team']],
  ['the team alone where mails become files', {}, ['team']],
  [
    'the team and a webhook',
    { WEBHOOK_URL: 'https://crm.example/in', WEBHOOK_SECRET: webhookSecret },
    ['team', 'webhook'],
  ],
])('messages go to %s', (_, env, names) => {
  const config = readConfig({ DATA_DIR: temporaryFolder(), ...env });
  expect(openDestinations(config, testStore()).map(({ name }) => name)).toEqual(names);
});

it('operators read where messages go: hosts, and no password', () => {
  const config = readConfig({
    DATA_DIR: temporaryFolder(),
    ...nowhere,
    SMTP_URL: 'smtps://user:secret@mail.example:465',
    WEBHOOK_URL: 'https://crm.example/in',
    WEBHOOK_SECRET: webhookSecret,
  });
  expect(openDestinations(config, testStore()).map(({ location }) => location)).toEqual([
    'mail.example:465',
    'the senders, through mail.example:465',
    'crm.example',
  ]);
});

it('a mail that becomes a file asks the store whether its message was erased meanwhile', async () => {
  const database = testStore();
  const [team] = openDestinations(readConfig({ DATA_DIR: temporaryFolder() }), database);
  if (team === undefined || !('isStored' in team)) throw new Error('not a folder');
  const stored = await storeMessage(database, message);
  if (stored.kind !== 'accepted') throw new Error(stored.kind);
  expect(await team.isStored(stored.id)).toBe(true);
  expect(await team.isStored('01890000-0000-7000-8000-000000000000')).toBe(false);
});

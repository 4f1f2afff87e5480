import { expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { openDestinations } from './open.ts';

it.each([
  ['the team and the senders, where there is a mail server', nowhere, ['team', 'receipt']],
  ['the team alone with ACKNOWLEDGE=off', { ...nowhere, ACKNOWLEDGE: 'off' }, ['team']],
  ['the team alone where mails become files', {}, ['team']],
])('messages go to %s', (_, env, names) => {
  const config = readConfig({ DATA_DIR: temporaryFolder(), ...env });
  expect(openDestinations(config, testStore()).map(({ name }) => name)).toEqual(names);
});

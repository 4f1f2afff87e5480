import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { emlName } from '#server/store/emlFolder.ts';
import { contactCli, contactJson } from '#server/testing/cli.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';

const unknown = '01a1fbc5-3c83-7035-a8b6-8e49c7afd047';

/** A store with a message in each state, kept open as a running server does. */
async function setUp() {
  const env = { DATA_DIR: temporaryFolder() };
  const { outbox } = testStore({ folder: env.DATA_DIR });
  const ids: string[] = [];
  const references: string[] = [];
  for (const end of ['complete', 'fail', 'leave'] as const) {
    const email = end === 'leave' ? 'someone@else.example' : sampleContact.email;
    const acceptance = await outbox.accept({ contact: { ...sampleContact, email }, locale: 'de' });
    if (acceptance.kind !== 'accepted') throw new Error('not accepted');
    ids.push(acceptance.id);
    references.push(acceptance.reference ?? '');
    // Ids order messages to the millisecond, and no finer.
    await pause(2);
    if (end === 'leave') break;
    for (const taken of await outbox.take('team', 1))
      await (end === 'fail' ? outbox.fail(taken, '550 no such user') : outbox.complete(taken));
  }
  const [delivered = '', failed = '', queued = ''] = ids;
  return { env, outbox, delivered, failed, queued, references };
}

it('list shows people a table, and programs JSON: the latest first, and only what they ask for', async () => {
  const { env, references, failed, queued } = await setUp();
  const { code, out, err } = await contactCli(env, 'list');
  expect([code, err]).toEqual([0, '']);
  const [heading = '', ...lines] = out.trimEnd().split('\n');
  expect(heading).toMatch(/^REFERENCE +STATE +RECEIVED +FROM +LAST ERROR$/);
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ...['queued', 'failed', 'delivered'].map((state, index) => [references[2 - index], state]),
    ['3 shown; in the outbox: 1 queued, 1 delivered, 1 failed.'],
  ]);
  expect(await contactJson(env, 'list', '--state', 'failed')).toMatchObject({
    counts: { queued: 1, delivered: 1, failed: 1 },
    messages: [{ id: failed, state: 'failed', contact: sampleContact, reason: '550 no such user' }],
  });
  expect(await contactJson(env, 'list', '--limit', '1')).toMatchObject({ messages: [{ id: queued }] });
});

it('show shows a message, or says that there is none', async () => {
  const { env, failed, references } = await setUp();
  const { code, out } = await contactCli(env, 'show', failed.toUpperCase());
  expect(code).toBe(0);
  for (const part of [failed, '550 no such user', sampleContact.email, 'schon bewertet?'])
    expect(out).toContain(part);
  const [, reference = ''] = references;
  for (const name of [failed, reference, reference.toLowerCase().replaceAll('-', '')])
    expect(await contactJson(env, 'show', name)).toMatchObject({ id: failed, reference });
  expect(await contactCli(env, 'show', unknown)).toEqual({
    code: 1,
    out: '',
    err: `contact show: there is no message ${unknown}\n`,
  });
});

it('show and list say who is missing where some have a message', async () => {
  const { env, outbox, queued } = await setUp();
  const [taken] = await outbox.take('team', 1);
  if (taken === undefined) throw new Error('it was due');
  await outbox.reach(taken, ['Team@b.example']);
  await outbox.postpone(taken, new Date(), 'chief@b.example: 452 mailbox full');
  const mail = { ...env, MAIL_TO: 'Team <team@B.example>, Chief <chief@b.example>' };
  const { out } = await contactCli(mail, 'show', queued);
  expect(out).toMatch(/^Reached +Team@b\.example$/m);
  expect(out).toMatch(/^Missing +chief@b\.example$/m);
  expect((await contactCli(mail, 'list', '--state', 'queued')).out).toContain('  missing');
  await outbox.complete(taken);
  expect(await contactJson(mail, 'show', queued)).toMatchObject({ missing: [] });
});

it('retry has failed messages sent again, and no others', async () => {
  const { env, outbox, delivered, failed } = await setUp();
  expect(await contactCli(env, 'retry', delivered)).toMatchObject({
    code: 1,
    err: `contact retry: message ${delivered} has not failed: it is delivered\n`,
  });
  expect(await contactCli(env, 'retry', failed)).toMatchObject({ code: 0, out: '1 message queued again.\n' });
  expect((await outbox.take('team', 9)).map(({ id }) => id)).toContain(failed);
  expect(await contactJson(env, 'retry', '--failed')).toEqual({ retried: 0 });
});

it('export prints all of a person and of nobody else', async () => {
  const { env, delivered, failed } = await setUp();
  const email = sampleContact.email.toUpperCase();
  const messages = [{ id: delivered, contact: sampleContact }, { id: failed }];
  expect(await contactJson(env, 'export', email)).toMatchObject({ email, messages });
  const { out } = await contactCli(env, 'export', email);
  for (const id of [delivered, failed]) expect(out).toContain(id);
  expect(out).not.toContain('someone@else.example');
  expect(await contactCli(env, 'export', 'nobody@else.example')).toMatchObject({ code: 1, out: '' });
});

it('export finds by number and name as well, hands over every column, and says what may be of others', async () => {
  const { env, queued } = await setUp();
  const asked = ['--phone', '(030) 23125-321', '--name', 'groesser jorg'];
  const exported = await contactJson(env, 'export', 'someone@else.example', ...asked);
  expect(exported).toMatchObject({
    email: 'someone@else.example',
    phone: asked[1],
    name: asked[3],
    messages: [
      {},
      {},
      {
        foundBy: ['email', 'phone', 'name'],
        id: queued,
        sender: 'someone@else.example',
        deliveries: [{ destination: 'team', attempts: 0, settled: null }],
      },
    ],
  });
  expect((await contactCli(env, 'export', ...asked)).out.match(/^Found by phone, name$/gm)).toHaveLength(3);
  for (const [args, code, words] of [
    [[], 2, 'say of whom'],
    [['--phone', '321'], 2, '"321" is not a telephone number'],
    [['--name', '–'], 2, '"–" is not a name'],
    [['--name', 'Niemand'], 1, 'contact export: nothing is stored from Niemand\n'],
  ] as const) {
    const result = await contactCli(env, 'export', ...args);
    expect([result.code, result.err]).toEqual([code, expect.stringContaining(words)]);
  }
});

it('erase deletes all of a person with the files, after showing it on demand', async () => {
  const { env, outbox, delivered, queued } = await setUp();
  const mail = join(env.DATA_DIR, 'mail');
  mkdirSync(mail, { recursive: true });
  const [ours, theirs] = [await outbox.find(delivered), await outbox.find(queued)];
  if (ours === undefined || theirs === undefined) throw new Error('both are there');
  for (const name of [emlName(ours), emlName(theirs), 'note.txt']) writeFileSync(join(mail, name), '');
  const dry = await contactJson(env, 'erase', sampleContact.email, '--dry-run');
  expect(dry).toMatchObject({ dryRun: true, files: [emlName(ours)] });
  expect(readdirSync(mail)).toHaveLength(3);
  expect(await contactCli(env, 'erase', sampleContact.email)).toMatchObject({
    code: 0,
    out: '2 messages (1 of them undelivered) and 1 .eml file were deleted.\n',
  });
  expect(readdirSync(mail).sort()).toEqual([emlName(theirs), 'note.txt'].sort());
  expect(await outbox.count()).toEqual({ queued: 1, delivered: 0, failed: 0 });
  expect(await contactCli(env, 'erase', sampleContact.email)).toMatchObject({ code: 1 });
});

it('purge leaves alone what is not of age', async () => {
  const { env, outbox } = await setUp();
  expect(await contactJson(env, 'purge', '--dry-run')).toMatchObject({ dryRun: true, messages: [] });
  expect(await contactCli(env, 'purge')).toMatchObject({
    code: 0,
    out: '0 messages and 0 .eml files were deleted.\n',
  });
  expect(await outbox.count()).toEqual({ queued: 1, delivered: 1, failed: 1 });
});

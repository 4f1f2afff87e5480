import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { teamFolder, writeForTeam } from '#server/delivery/destinations/folder.ts';
import { emlName } from '#server/store/emlFolder.ts';
import type { MessageRecord } from '#server/store/message.ts';
import { recordOutcome, storeMessage, takeDeliveries, type DeliveryOutcome } from '#server/store/outbox.ts';
import { contactAnswering, contactCli, contactJson } from '#server/testing/cli.ts';
import { correspondents, message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact, sampleDelivery } from '#server/testing/samples.ts';
import { nowhere } from '#server/testing/server.ts';
import { testStore } from '#server/testing/store.ts';
import { DAY, MINUTE } from '#server/time.ts';
import { findMessages, deleteMessages } from '#server/store/records.ts';

const unknown = '01a1fbc5-3c83-7035-a8b6-8e49c7afd047';
const nobody = 'nobody@else.example';
const start = Date.parse('2026-03-02T09:30:00Z');

/** A store with a message in each state, a minute apart, kept open as a running server does. */
async function setUp() {
  const env = { ...nowhere, DATA_DIR: temporaryFolder(), MAIL_TO: 'new@bewertra.example' };
  let now = start;
  const database = testStore({ folder: env.DATA_DIR, clock: () => now });
  const outcomes: (DeliveryOutcome | undefined)[] = [
    { state: 'delivered' },
    { state: 'failed', reason: '550 no such user', usesUpMessage: true },
    undefined,
  ];
  for (const outcome of outcomes) {
    const email = outcome === undefined ? 'someone@else.example' : sampleContact.email;
    await storeMessage(database, {
      ...message,
      contact: { ...sampleContact, email },
      targets: [...message.targets, { destination: 'webhook', recipient: '' }],
    });
    if (outcome !== undefined)
      for (const task of await takeDeliveries(database, 'team', 1))
        await recordOutcome(database, task, outcome);
    now += MINUTE;
  }
  const [queued, failed, delivered] = await findMessages(database, { limit: 3 });
  if (queued === undefined || failed === undefined || delivered === undefined) throw new Error('three');
  return {
    env,
    database,
    delivered,
    failed,
    queued,
    left: async () => (await findMessages(database, { limit: 9 })).length,
  };
}

it('list shows people a table, the latest first, with what is open in all', async () => {
  const { env, delivered, failed, queued } = await setUp();
  const { code, out, err } = await contactCli(env, 'list');
  expect(code).toBe(0);
  expect(err).toBe('');
  const [heading = '', ...lines] = out.trimEnd().split('\n');
  expect(heading).toMatch(/^REFERENCE +STATE +RECEIVED +FROM +LAST ERROR$/);
  expect(lines.map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ...[queued, failed, delivered].map(({ reference, state }) => [reference, state]),
    ['3 shown; in all, 1 queued and 1 failed (team).'],
  ]);
  expect(lines[1]).toContain('550 no such user');
});

it('list gives programs JSON: what is of a state, of a destination, or the latest only', async () => {
  const { env, failed, queued } = await setUp();
  expect(await contactJson(env, 'list', '--state', 'failed')).toMatchObject({
    counts: { queued: 1, failed: 1 },
    messages: [{ id: failed.id, state: 'failed', contact: sampleContact }],
  });
  expect(await contactJson(env, 'list', '--limit', '1')).toMatchObject({ messages: [{ id: queued.id }] });
  expect(await contactJson(env, 'list', '--to', 'webhook', '--state', 'queued')).toMatchObject({
    counts: { queued: 3, failed: 0 },
    messages: [{}, {}, {}],
  });
});

it('list shows of a destination what goes there alone, as many as were asked for', async () => {
  const { env, database } = await setUp();
  const contact = { ...sampleContact, email: nobody };
  await storeMessage(database, { ...message, contact, targets: [{ destination: 'receipt', recipient: '' }] });
  await storeMessage(database, message);
  const listed = await contactJson(env, 'list', '--to', 'receipt', '--limit', '1');
  expect(listed).toMatchObject({ messages: [{ contact: { email: nobody } }] });
  expect(await contactJson(env, 'list', '--to', 'receipt')).toHaveProperty('messages.length', 1);
});

it('list says that there are no such messages, and how many wait', async () => {
  const { env } = await setUp();
  expect((await contactCli(env, 'list', '--to', 'receipt')).out).toMatch(
    /^No such messages; in all, 0 queued/,
  );
});

it('show shows people a message, with whom it has reached', async () => {
  const { env, failed } = await setUp();
  const { code, out } = await contactCli(env, 'show', failed.id.toUpperCase());
  expect(code).toBe(0);
  for (const part of [failed.id, sampleContact.email, 'schon bewertet?']) expect(out).toContain(part);
  expect(out).toMatch(/^team +team@bewertra\.example: failed, 2026-03-02 .*; 550 no such user$/m);
  expect(out).toMatch(/^webhook +queued, 0 attempts, next 2026-03-02 [\d:]+ [A-Z]{3}/m);
});

it('show takes a reference as people say it', async () => {
  const { env, failed } = await setUp();
  const { reference = '' } = failed;
  for (const name of [reference, reference.toLowerCase().replaceAll('-', '')])
    expect(await contactJson(env, 'show', name)).toMatchObject({ id: failed.id, reference });
});

it('show says that there is no such message', async () => {
  const { env } = await setUp();
  expect(await contactCli(env, 'show', unknown)).toEqual({
    code: 1,
    out: '',
    err: `contact show: there is no message ${unknown}\n`,
  });
});

it('retry says of a message that has reached everybody that there is nothing to send', async () => {
  const { env, database, delivered } = await setUp();
  for (const task of await takeDeliveries(database, 'webhook', 3))
    await recordOutcome(database, task, { state: 'delivered' });
  expect(await contactCli(env, 'retry', delivered.id)).toMatchObject({
    code: 1,
    err: `contact retry: message ${delivered.id} is delivered: there is nothing to send\n`,
  });
});

it('retry has a failed message sent again, to the addresses of now, and no others', async () => {
  const { env, failed } = await setUp();
  expect(await contactCli(env, 'retry', failed.reference ?? '')).toMatchObject({
    code: 0,
    out: '1 message queued again. What is undelivered at the webhook is left: WEBHOOK_URL is not set.\n',
  });
  expect(await contactJson(env, 'show', failed.id)).toMatchObject({
    deliveries: [{ recipient: 'new@bewertra.example', state: 'queued', attempts: 0 }, {}],
  });
  expect(await contactJson(env, 'retry', '--failed')).toEqual({ retried: 0, left: [] });
});

it('retry leaves what failed at a webhook that is not configured, and says so', async () => {
  const { env, database, failed } = await setUp();
  for (const task of await takeDeliveries(database, 'webhook', 3))
    await recordOutcome(database, task, { state: 'failed', reason: '410', usesUpMessage: true });
  expect(await contactCli(env, 'retry', '--failed')).toMatchObject({
    code: 0,
    out: '1 message queued again. What is undelivered at the webhook is left: WEBHOOK_URL is not set.\n',
  });
  expect(await contactJson(env, 'show', failed.id)).toMatchObject({
    deliveries: [{ destination: 'team' }, { destination: 'webhook', state: 'failed' }],
  });
  const configured = {
    ...env,
    WEBHOOK_URL: 'https://hook.example/',
    WEBHOOK_SECRET: `whsec_${btoa('0123456789abcdefghijklmnopqrstuv')}`,
  };
  expect(await contactJson(configured, 'retry', '--failed')).toEqual({ retried: 3, left: [] });
});

it('export prints all that is stored of the person whose address is given', async () => {
  const { env, delivered, failed } = await setUp();
  const person = contactAnswering(sampleContact.email.toUpperCase());
  // Every column of each, as JSON has it.
  const messages = JSON.parse(JSON.stringify([delivered, failed])) as unknown;
  expect(await person.json(env, 'export')).toEqual({ messages, files: [] });
  const { out } = await person.cli(env, 'export');
  for (const { id } of [delivered, failed]) expect(out).toContain(id);
  expect(out).not.toContain('someone@else.example');
});

/** An address as it stands where people copy it from. */
const pasted = [
  `<${sampleContact.email}>`,
  `${sampleContact.email},`,
  `${sampleContact.email};`,
  `${sampleContact.email}.`,
  `'${sampleContact.email}'`,
  `"${sampleContact.email}",`,
  `„${sampleContact.email}“`,
  `mailto:${sampleContact.email}`,
  `MAILTO:${sampleContact.email.replace('@', '%40')}?subject=Auskunft&body=a@b.example`,
  `<mailto:${sampleContact.email}>`,
  `Name <${sampleContact.email}>`,
  `"Name, Other" < ${sampleContact.email} >;`,
  `'${sampleContact.email}' <${sampleContact.email}>`,
  `\u200b${sampleContact.email.replace('@', ' \uff20 ')}\u00a0`,
];

it.each(pasted)('export and erase find the person whose address is pasted as %j', async (answer) => {
  const { env, delivered, failed, left } = await setUp();
  expect(await contactAnswering(answer).json(env, 'export')).toMatchObject({
    messages: [{ id: delivered.id }, { id: failed.id }],
  });
  expect(await contactAnswering(answer).json(env, 'erase')).toMatchObject({ erased: [{}, {}] });
  expect(await left()).toBe(1);
});

it.each([
  'nobody',
  'nobody@',
  'nobody@else',
  'no body@else.example',
  'nobody@@else.example',
  'a@else.example, b@else.example',
  'A <a@else.example>, B <b@else.example>',
  'a@else.example <>',
  'mailto:',
  '<>',
  ',',
  `nobody@${'x'.repeat(64)}.example`,
  `${'x'.repeat(300)}@else.example`,
])('export and erase call %j no e-mail address, rather than say that nothing is stored', async (answer) => {
  const { env, left } = await setUp();
  for (const command of ['export', 'erase']) {
    const { code, out, err } = await contactAnswering(answer).cli(env, command);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(`"${answer}" is not an e-mail address; give one alone`);
  }
  expect(await left()).toBe(3);
  expect(readdirSync(env.DATA_DIR)).not.toContain('erasures');
});

it('export takes "-" for "ask me", as programs write that they pipe something in', async () => {
  const { env, delivered, failed } = await setUp();
  expect(await contactAnswering(sampleContact.email).json(env, 'export', '-')).toMatchObject({
    messages: [{ id: delivered.id }, { id: failed.id }],
  });
});

it('export prints all of whoever sent the message that is named', async () => {
  const { env, delivered, failed } = await setUp();
  expect(await contactJson(env, 'export', failed.reference ?? '')).toMatchObject({
    messages: [{ id: delivered.id }, { id: failed.id }],
  });
});

it.each(['23125-321', 'größer-süß jörg'])('export finds "%s" in what anybody typed', async (text) => {
  const { env, delivered, failed, queued } = await setUp();
  expect(await contactAnswering(text).json(env, 'export', '--text')).toMatchObject({
    messages: [delivered, failed, queued].map(({ id }) => ({ id })),
  });
});

it('export says where nothing is stored', async () => {
  const { env } = await setUp();
  expect(await contactAnswering(nobody).cli(env, 'export')).toEqual({
    code: 1,
    out: '',
    err: `contact export: nothing is stored from ${nobody}\n`,
  });
});

/** The `.eml` file of a message, with its draft, as a delivery leaves them; and one of somebody else's. */
function writeMails(dataDir: string, ours: MessageRecord, theirs: MessageRecord) {
  const mail = join(dataDir, 'mail');
  mkdirSync(mail, { recursive: true });
  for (const name of [emlName(ours), emlName(theirs), 'note.txt']) writeFileSync(join(mail, name), '');
  return mail;
}

it('erase --dry-run says what would be deleted, and neither deletes nor notes anything', async () => {
  const { env, delivered, queued, left } = await setUp();
  const mail = writeMails(env.DATA_DIR, delivered, queued);
  expect(await contactAnswering(sampleContact.email).cli(env, 'erase', '--dry-run')).toMatchObject({
    code: 0,
    out: '2 messages (1 of them undelivered) and 1 .eml file would be deleted.\n',
  });
  expect(await left()).toBe(3);
  expect(readdirSync(mail)).toHaveLength(3);
  expect(readdirSync(env.DATA_DIR)).not.toContain('erasures');
});

it('what a restore has taken out of the store and is still in a file is named by export and erase --dry-run', async () => {
  const { env, delivered } = await setUp();
  const mail = join(env.DATA_DIR, 'mail');
  mkdirSync(mail);
  const file = join(mail, emlName({ ...delivered, id: unknown }));
  writeFileSync(file, `Reply-To: ${nobody}\r\n\r\ntext`);
  const person = contactAnswering(nobody);
  expect(await person.json(env, 'export')).toEqual({ messages: [], files: [file] });
  expect(await person.cli(env, 'export')).toEqual({ code: 0, out: `1 .eml file:\n${file}\n`, err: '' });
  const count = '0 messages (0 of them undelivered) and 1 .eml file';
  expect(await person.cli(env, 'erase', '--dry-run')).toMatchObject({
    code: 0,
    out: `${count} would be deleted.\n`,
  });
  expect(await person.cli(env, 'erase')).toMatchObject({ code: 0, out: `${count} were deleted.\n` });
});

it('erase deletes all of a person with the files, and notes it', async () => {
  const { env, delivered, queued, left } = await setUp();
  const mail = writeMails(env.DATA_DIR, delivered, queued);
  expect(await contactAnswering(sampleContact.email).cli(env, 'erase')).toMatchObject({
    code: 0,
    out: '2 messages (1 of them undelivered) and 1 .eml file were deleted.\n',
  });
  expect(readdirSync(mail).sort()).toEqual([emlName(queued), 'note.txt'].sort());
  expect(await left()).toBe(1);
  expect(readdirSync(join(env.DATA_DIR, 'erasures'))).toHaveLength(1);
});

it('erase deletes all of whoever sent the message that is named', async () => {
  const { env, failed, left } = await setUp();
  expect(await contactCli(env, 'erase', failed.reference ?? '')).toMatchObject({
    code: 0,
    out: '2 messages (1 of them undelivered) and 0 .eml files were deleted.\n',
  });
  expect(await left()).toBe(1);
});

it('erase notes a person of whom nothing is stored: a backup may hold something', async () => {
  const { env } = await setUp();
  expect(await contactAnswering(nobody).cli(env, 'erase')).toMatchObject({
    code: 1,
    err: `contact erase: nothing is stored from ${nobody}; noted for backups that are restored\n`,
  });
  expect(readdirSync(join(env.DATA_DIR, 'erasures'))).toHaveLength(1);
});

it('erase finds the .eml file of a person whose message the store has lost to a restore', async () => {
  const { env, database, delivered, queued } = await setUp();
  const folder = teamFolder(join(env.DATA_DIR, 'mail'), correspondents, () => Promise.resolve(true));
  for (const stored of [delivered, queued]) {
    await writeForTeam(sampleDelivery({ message: stored }), folder);
  }
  await deleteMessages(database, { ids: [delivered.id] });
  expect(await contactAnswering(sampleContact.email).cli(env, 'erase')).toMatchObject({
    code: 0,
    out: '1 message (1 of them undelivered) and 1 .eml file were deleted.\n',
  });
  expect(readdirSync(join(env.DATA_DIR, 'mail'))).toEqual([emlName(queued)]);
});

const span = ['--from', '2026-03-02T09:31:00Z', '--until', '2026-03-02T09:32:00Z'];

it('erase deletes what came in a span of time, its end left out, and no more', async () => {
  const { env, database, failed } = await setUp();
  expect(await contactJson(env, 'erase', ...span, '--dry-run')).toMatchObject({
    erased: [{ id: failed.id }],
  });
  expect(await contactJson(env, 'erase', ...span)).toMatchObject({ erased: [{ id: failed.id }] });
  expect((await findMessages(database, { limit: 9 })).map(({ state }) => state)).toEqual([
    'queued',
    'delivered',
  ]);
});

it('erase --again deletes what a restore has brought back of people who were erased, and leaves what came later', async () => {
  const { env, database, left } = await setUp();
  await contactAnswering(sampleContact.email).cli(env, 'erase');
  const again = testStore({ folder: env.DATA_DIR, clock: () => Date.now() - DAY });
  const later = testStore({ folder: env.DATA_DIR, clock: () => Date.now() + DAY });
  for (const one of [again, later]) await storeMessage(one, message);
  expect(await left()).toBe(3);
  expect(await contactJson(env, 'erase', '--again', '--dry-run')).toMatchObject({ erased: [{}] });
  expect(await contactJson(env, 'erase', '--again')).toMatchObject({ erased: [{}] });
  const [latest] = await findMessages(database, { limit: 9 });
  expect(await left()).toBe(2);
  expect(latest?.receivedAt.getTime()).toBeGreaterThan(Date.now());
});

it('erase --again deletes what a restore has brought back of a span of time that was erased', async () => {
  const { env, database, failed } = await setUp();
  await contactCli(env, 'erase', ...span);
  const back = testStore({ folder: env.DATA_DIR, clock: () => failed.receivedAt.getTime() });
  await storeMessage(back, message);
  expect(await contactJson(env, 'erase', '--again')).toMatchObject({ erased: [{ state: 'queued' }] });
  expect((await findMessages(database, { limit: 9 })).map(({ state }) => state)).toEqual([
    'queued',
    'delivered',
  ]);
});

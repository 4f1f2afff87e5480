import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFile } from '#server/store/sqlite.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { webhookReceiver, webhookSecret } from '#server/testing/webhook.ts';
import { MINUTE, SECOND } from '#server/time.ts';
import { findMessages } from '#server/store/records.ts';

const times = process.env['TEST_FULL'] === '1' ? 10 : 1;

async function start(env: Record<string, string>) {
  const server = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...env });
  onTestFinished(server.kill);
  return server;
}

it(
  'a server killed under load has stored every message that it acknowledged',
  async () => {
    const folder = temporaryFolder();
    const acknowledged: string[] = [];
    for (let kills = 0; kills < times; kills += 1) {
      const server = await start({ DATA_DIR: folder });
      const load = startLoad(20, () => server.address);
      // In the thick of it, however fast this machine is.
      await load.more(40);
      await server.kill();
      await load.stop();
      acknowledged.push(...load.acknowledged);
    }
    // And the moment that an answer is there.
    const server = await start({ DATA_DIR: folder });
    acknowledged.push(String(await send(server.address)));
    await server.kill();
    const stored = await findMessages(testStore({ folder }), { state: 'queued', limit: 1_000_000 });
    const found = new Set(stored.map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThan(40 * times);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  },
  MINUTE,
);

it('a server killed in mid-delivery delivers as soon as it is back, and a copy has the same Message-ID, or the same id at a webhook', async () => {
  // Took the mail, or the event, and the sender never hears of it: the worst moment to die.
  const inData = Promise.withResolvers<undefined>();
  const posted = Promise.withResolvers<undefined>();
  let isFirst = true;
  const mail = await smtpReceiver({
    inspect: () => {
      inData.resolve(undefined);
      return isFirst ? new Promise<void>(() => undefined) : undefined;
    },
  });
  const webhook = await webhookReceiver((response) => {
    posted.resolve(undefined);
    if (!isFirst) response.end();
  });
  const env = {
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mail.url,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: webhookSecret,
  };
  const first = await start(env);
  const id = String(await send(first.address));
  await Promise.all([inData.promise, posted.promise]);
  await first.kill();

  isFirst = false;
  await start(env);
  await vi.waitFor(() => {
    expect(mail.received.map((one) => one.mail.messageId)).toEqual([`<${id}@bewertra.example>`]);
    expect(webhook.received.map((one) => one.id)).toEqual([id, id]);
  }, 20 * SECOND);
  for (const { body, headers } of webhook.received)
    expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({ data: { id } });
});

it('a server told to stop waits for the answer to a mail that it has sent, and leaves its file tidy', async () => {
  const inData = Promise.withResolvers<undefined>();
  const answer = Promise.withResolvers<undefined>();
  const { url, received } = await smtpReceiver({
    inspect: async () => {
      inData.resolve(undefined);
      await answer.promise;
    },
  });
  const folder = temporaryFolder();
  const { child, address } = await start({ DATA_DIR: folder, SMTP_URL: url });
  const sent = await send(address);
  await inData.promise;
  const stopping = once(child, 'exit');
  child.kill('SIGTERM');
  // It answers nobody any more, and waits.
  await vi.waitFor(async () => expect(await send(address)).toBe(0), 5 * SECOND);
  expect(child.exitCode).toBeNull();
  answer.resolve(undefined);
  expect(await stopping).toEqual([0, null]);
  // One that came just before it stopped may have been delivered as well.
  const ids = received.map(({ mail }) => mail.messageId);
  expect(ids.filter((one) => one === `<${String(sent)}@bewertra.example>`)).toHaveLength(1);
  const wal = `${sqliteFile(folder)}-wal`;
  expect(existsSync(wal) ? statSync(wal).size : 0).toBe(0);
  const [stored] = await findMessages(testStore({ folder }), { name: String(sent), limit: 1 });
  expect(stored).toMatchObject({ id: sent, state: 'delivered' });
});

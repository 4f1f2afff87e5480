import { once } from 'node:events';
import { DatabaseSync } from 'node:sqlite';
import { Webhook } from 'standardwebhooks';
import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { webhookReceiver, webhookSecret } from '#server/testing/webhook.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';

it(
  'a server killed under load has stored every message that it acknowledged',
  async () => {
    const folder = temporaryFolder();
    const acknowledged: string[] = [];
    for (let kills = 0; kills < 3; kills += 1) {
      const server = await startServer({ DATA_DIR: folder, ...nowhere });
      onTestFinished(server.kill);
      const load = startLoad(20, () => server.address);
      // In the thick of it, however fast this machine is.
      await load.more(40);
      await server.kill();
      await load.stop();
      acknowledged.push(...load.acknowledged);
    }

    const { outbox } = testStore({ folder, clock: () => Date.now() + DAY });
    const found = new Set((await outbox.take('team', 1_000_000)).map(({ id }) => id));
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  },
  MINUTE,
);

it(
  'a server killed in mid-delivery delivers when it is back, and a copy has the same Message-ID',
  async () => {
    const folder = temporaryFolder();
    const inData = Promise.withResolvers<undefined>();
    const { url, received } = await smtpReceiver({
      // Took the mail, and the sender never hears of it: the worst moment to die.
      inspect: async () => {
        inData.resolve(undefined);
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
    });
    const env = { ...nowhere, ACKNOWLEDGE: 'off', DATA_DIR: folder, SMTP_URL: url };
    const first = await startServer(env);
    onTestFinished(first.kill);
    const ids = await Promise.all(Array.from({ length: 10 }, () => send(first.address)));
    await inData.promise;
    await first.kill();

    // The leases of the dead end by themselves after 45 s; here they do so now.
    const database = new DatabaseSync(sqliteFile(folder));
    database.prepare('update delivery set due = 0').run();
    database.close();
    const second = await startServer(env);
    onTestFinished(second.kill);
    const expected = new Set(ids.map((id) => `<${String(id)}@bewertra.example>`));
    const got = () => new Set(received.map(({ mail }) => mail.messageId));
    await vi.waitFor(() => expect(got()).toEqual(expected), 30 * SECOND);
    expect(received.length).toBeGreaterThan(expected.size);
  },
  MINUTE,
);

it(
  'a server killed while a webhook is answering sends it again when it is back, with the same id',
  async () => {
    const folder = temporaryFolder();
    const first = Promise.withResolvers<undefined>();
    const { url, received } = await webhookReceiver((response, count) => {
      // Has it, and never answers: the worst moment to die.
      if (count === 1) first.resolve(undefined);
      else response.end();
    });
    const env = { DATA_DIR: folder, WEBHOOK_URL: url, WEBHOOK_SECRET: webhookSecret };
    const server = await startServer(env);
    onTestFinished(server.kill);
    const id = await send(server.address);
    await first.promise;
    await server.kill();

    const database = new DatabaseSync(sqliteFile(folder));
    database.prepare('update delivery set due = 0').run();
    database.close();
    const second = await startServer(env);
    onTestFinished(second.kill);
    await vi.waitFor(() => expect(received).toHaveLength(2), 20 * SECOND);
    expect(received.map((one) => one.id)).toEqual([id, id]);
    for (const { body, headers } of received)
      expect(new Webhook(webhookSecret).verify(body, headers)).toMatchObject({ data: { id } });
  },
  MINUTE,
);

it(
  'a server told to stop waits for the answers to what it has sent, and gives up what it has not',
  async () => {
    const inData = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<undefined>();
    const { url, received } = await smtpReceiver({
      inspect: async () => {
        inData.resolve(undefined);
        await answer.promise;
      },
      // The second conversation gets no further than this.
      onRcptTo: (_address, session, done) => {
        if (session.id === first) done();
      },
      onConnect: ({ id }, done) => {
        first ??= id;
        done();
      },
    });
    let first: string | undefined;
    const folder = temporaryFolder();
    const { child, address, kill } = await startServer({
      ...nowhere,
      ACKNOWLEDGE: 'off',
      DATA_DIR: folder,
      SMTP_URL: url,
    });
    onTestFinished(kill);
    const sent = await send(address);
    await inData.promise;
    await send(address);
    const stopping = once(child, 'exit');
    child.kill('SIGTERM');
    const { outbox } = testStore({ folder });
    await vi.waitFor(
      async () => expect((await outbox.list({ limit: 1 }))[0]?.reason).toMatch(/server stops/),
      20 * SECOND,
    );
    expect(child.exitCode).toBeNull();
    answer.resolve(undefined);
    expect(await stopping).toEqual([0, null]);
    expect(received.map(({ mail }) => mail.messageId)).toEqual([`<${String(sent)}@bewertra.example>`]);
    // What was given up is due at once, for the next start.
    expect(await outbox.count()).toEqual({ queued: 1, held: 0, delivered: 1, failed: 0 });
    expect(await outbox.take('team', 9)).toHaveLength(1);
  },
  MINUTE,
);

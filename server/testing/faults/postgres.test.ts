import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

describeWithPostgres('servers on one PostgreSQL', (postgres) => {
  async function query(url: string, sql: string) {
    const client = new Client(url);
    await client.connect();
    return (await client.query<{ id: string }>(sql).finally(() => client.end())).rows;
  }

  async function server(env: Record<string, string>) {
    const started = await startServer({ ...nowhere, DATA_DIR: temporaryFolder(), ...env });
    onTestFinished(started.kill);
    return started;
  }

  it(
    'a PostgreSQL that crashes under load loses nothing that was acknowledged, and is served again by itself',
    async () => {
      const url = await postgres.newDatabase();
      const { address } = await server({ DATABASE_URL: url, LOG_LEVEL: 'info' });
      const load = startLoad(10, () => address);
      for (let crashes = 0; crashes < 2; crashes += 1) {
        await load.more(50);
        await postgres.crash();
      }
      await load.more(50);
      await load.stop();
      const found = new Set((await query(url, 'select id from contact_message')).map(({ id }) => id));
      expect(load.acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(new Set(load.refusals)).toEqual(new Set([503]));
    },
    2 * MINUTE,
  );

  it(
    'two servers share the work: each message is delivered once, and those of a dead one by the other',
    async () => {
      const url = await postgres.newDatabase();
      const { url: smtp, received } = await smtpReceiver();
      // A receipt that comes while others are still sent would be counted with them.
      const env = { DATABASE_URL: url, SMTP_URL: smtp, ACKNOWLEDGE: 'off' };
      const [one, two] = await Promise.all([server(env), server(env)]);
      const messageIds = () => received.map(({ mail }) => mail.messageId);
      const idsOf = (ids: unknown[]) => new Set(ids.map((id) => `<${String(id)}@bewertra.example>`));

      const ids = await Promise.all(
        Array.from({ length: 40 }, (_, index) => send(index % 2 === 0 ? one.address : two.address)),
      );
      await vi.waitFor(() => expect(new Set(messageIds())).toEqual(idsOf(ids)), 30 * SECOND);
      expect(messageIds()).toHaveLength(40);

      const load = startLoad(5, () => one.address);
      await load.more(20);
      await one.kill();
      await load.stop();
      // The leases of the dead end by themselves after 45 s; here they do so now.
      await query(url, `update contact_delivery set due = now() where state = 'queued'`);
      const acknowledged = idsOf([...ids, ...load.acknowledged]);
      await vi.waitFor(
        () => expect(acknowledged.difference(new Set(messageIds()))).toEqual(new Set()),
        30 * SECOND,
      );
    },
    2 * MINUTE,
  );
});

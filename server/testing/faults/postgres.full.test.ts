import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { endLeases, nowhere, send, startLoad, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

describeWithPostgres('servers on one PostgreSQL', (postgres) => {
  async function server(env: Record<string, string>) {
    const started = await startServer({ ...nowhere, DATA_DIR: temporaryFolder(), ...env });
    onTestFinished(started.kill);
    return started;
  }

  it(
    'a PostgreSQL that crashes under load loses nothing that was acknowledged, and is served again by itself',
    async () => {
      const url = await postgres.newDatabase();
      const { address } = await server({ DATABASE_URL: url });
      const load = startLoad(10, () => address);
      await load.more(50);
      await postgres.crash();
      await load.more(50);
      await load.stop();
      const client = new Client(url);
      await client.connect();
      const { rows } = await client.query<{ id: string }>('select id from contact_message');
      await client.end();
      const found = new Set(rows.map(({ id }) => id));
      expect(load.acknowledged.filter((id) => !found.has(id))).toEqual([]);
      expect(new Set(load.refusals)).toEqual(new Set([503]));
    },
    MINUTE,
  );

  it(
    'two servers share the work: each message is delivered once, and those of a dead one by the other',
    async () => {
      const { url: smtp, received } = await smtpReceiver();
      // A receipt that comes while others are still sent would be counted with them.
      const env = { DATABASE_URL: await postgres.newDatabase(), SMTP_URL: smtp, ACKNOWLEDGE: 'off' };
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
      await endLeases(env);
      const acknowledged = idsOf([...ids, ...load.acknowledged]);
      await vi.waitFor(
        () => expect(acknowledged.difference(new Set(messageIds()))).toEqual(new Set()),
        30 * SECOND,
      );
    },
    MINUTE,
  );
});

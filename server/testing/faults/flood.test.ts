import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { ceilings } from '#server/protection/limits/limiter.ts';
import { openStore } from '#server/store/open.ts';
import { sqliteFile } from '#server/store/sqlite/store.ts';
import { contactJson } from '#server/testing/cli.ts';
import { describeWithPostgres } from '#server/testing/describeWithPostgres.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { nowhere, send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const [{ max: ceiling }] = ceilings as [(typeof ceilings)[0]];

/** Servers with limits, behind a proxy that says where requests come from, and their mail server. */
async function setUp(settings: Record<string, string>) {
  const { url, received } = await smtpReceiver();
  const env = {
    ...{ ...nowhere, DATA_DIR: temporaryFolder(), SMTP_URL: url },
    ...{ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1', ...settings },
  };
  const { outbox, close } = await openStore(readConfig(env));
  onTestFinished(close);
  const acknowledged: string[] = [];
  let sent = 0;
  return {
    env,
    outbox,
    acknowledged,
    async start() {
      const server = await startServer(env);
      onTestFinished(server.kill);
      return server;
    },
    /** Messages all at once, each from another network. */
    async flood(addresses: string[], count: number) {
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const from = { 'x-forwarded-for': `198.18.${(sent += 1) % 250}.${Math.floor(sent / 250)}` };
          const answer = await send(addresses[index % addresses.length] ?? '', {}, from);
          if (typeof answer === 'string') acknowledged.push(answer);
          else expect(answer).toBe(0);
        }),
      );
    },
    /** How often each message was mailed, by its Message-ID. */
    mailed: () => {
      const copies = new Map<string, number>();
      for (const { mail } of received) {
        const id = mail.messageId?.slice(1, -'@bewertra.example>'.length) ?? '';
        copies.set(id, (copies.get(id) ?? 0) + 1);
      }
      return copies;
    },
    idsHeld: async () => new Set((await outbox.list({ state: 'held', limit: 10_000 })).map(({ id }) => id)),
  };
}

type Stage = Awaited<ReturnType<typeof setUp>>;

async function expectOnlyTheCeilingMailed({ outbox, acknowledged, mailed, idsHeld }: Stage): Promise<void> {
  await vi.waitFor(async () => expect((await outbox.count()).queued).toBe(0), 30 * SECOND);
  const held = await idsHeld();
  expect(mailed().size).toBe(ceiling);
  expect(acknowledged.filter((id) => !mailed().has(id) && !held.has(id))).toEqual([]);
  expect([...held].filter((id) => mailed().has(id))).toEqual([]);
}

/** Drops some of what is held and releases the rest: that arrives once, and nothing else. */
async function expectTheRestOnce({ env, outbox, mailed, idsHeld }: Stage): Promise<void> {
  const before = mailed();
  const [unwanted = '', ...wanted] = await idsHeld();
  expect(await contactJson(env, 'drop', unwanted)).toMatchObject({ dropped: 1 });
  expect(await contactJson(env, 'release', '--all')).toEqual({ released: wanted.length });
  await vi.waitFor(async () => expect((await outbox.count()).queued).toBe(0), 60 * SECOND);
  expect(mailed()).toEqual(new Map([...before, ...wanted.map((id) => [id, 1] as const)]));
}

it(
  'of a flood exactly as many are mailed as the ceiling says, also when the server is killed in it; none is lost, and the rest arrives once when a person releases it',
  async () => {
    const stage = await setUp({});
    const first = await stage.start();
    const flooding = stage.flood([first.address], 250);
    await vi.waitFor(() => expect(stage.acknowledged.length).toBeGreaterThan(100), 30 * SECOND);
    await first.kill();
    await flooding;
    // The leases of the dead end by themselves after 45 s; here they do so now.
    const database = new DatabaseSync(sqliteFile(stage.env.DATA_DIR), { timeout: 5 * SECOND });
    database.exec('update delivery set due = 0');
    database.close();

    const second = await stage.start();
    await stage.flood([second.address], 300);
    expect(stage.acknowledged.length).toBeGreaterThan(400);
    await expectOnlyTheCeilingMailed(stage);
    await expectTheRestOnce(stage);
  },
  2 * MINUTE,
);

describeWithPostgres('on PostgreSQL', (postgres) => {
  it(
    'two servers share the ceiling, also when one is killed',
    async () => {
      const url = await postgres.newDatabase();
      const stage = await setUp({ DATABASE_URL: url });
      const [one, two] = await Promise.all([stage.start(), stage.start()]);
      const flooding = stage.flood([one.address, two.address], 300);
      await vi.waitFor(() => expect(stage.acknowledged.length).toBeGreaterThan(100), 30 * SECOND);
      await one.kill();
      await flooding;
      const client = new Client(url);
      await client.connect();
      await client.query(`update contact_delivery set due = now() where state = 'queued'`);
      await client.end();
      await stage.flood([two.address], 200);
      expect(stage.acknowledged.length).toBeGreaterThan(ceiling + 50);
      await expectOnlyTheCeilingMailed(stage);
      await expectTheRestOnce(stage);
    },
    2 * MINUTE,
  );
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { ceilings } from '#server/protection/limits/limiter.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { contactJson } from '#server/testing/cli.ts';
import { endLeases, nowhere, send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const [{ max: ceiling }] = ceilings as [(typeof ceilings)[0]];

it(
  'of a flood as many are mailed as the ceiling says, also over a kill; none is lost, and the rest arrives once it is released',
  async () => {
    const { url, received } = await smtpReceiver();
    const env = {
      ...{ ...nowhere, DATA_DIR: temporaryFolder(), SMTP_URL: url, ACKNOWLEDGE: 'off' },
      ...{ RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' },
    };
    const { outbox } = testStore({ folder: env.DATA_DIR });
    const start = async () => {
      const server = await startServer(env);
      onTestFinished(server.kill);
      return server;
    };
    const acknowledged: string[] = [];
    /** Messages all at once, each from another network. */
    const flood = (address: string, network: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const from = { 'x-forwarded-for': `198.${network + (index % 2)}.${index % 250}.1` };
          const answer = await send(address, { email: `visitor${index}@sender.example` }, from);
          if (typeof answer === 'string') acknowledged.push(answer);
          else expect(answer).toBe(0);
        }),
      );
    const mailed = () => received.map(({ mail }) => mail.messageId?.slice(1).split('@')[0] ?? '');
    const untilQuiet = () =>
      vi.waitFor(async () => expect((await outbox.backlog()).team.queued).toBe(0), 60 * SECOND);

    const first = await start();
    const flooding = flood(first.address, 18, 250);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(100), 30 * SECOND);
    await first.kill();
    await flooding;
    await endLeases(env);
    const second = await start();
    await flood(second.address, 20, 300);
    await untilQuiet();
    const held = (await outbox.list({ state: 'held', limit: 10_000 })).map(({ id }) => id);
    const copies = mailed();
    expect(new Set(copies).size).toBe(ceiling);
    expect(acknowledged.filter((id) => !copies.includes(id) && !held.includes(id))).toEqual([]);
    expect(held.filter((id) => copies.includes(id))).toEqual([]);

    expect(await contactJson(env, 'release', '--all')).toEqual({ released: held.length });
    await untilQuiet();
    expect(mailed().slice(copies.length).sort()).toEqual(held.sort());
  },
  2 * MINUTE,
);

import { expect, it, onTestFinished, vi } from 'vitest';
import { ceilings } from '#server/protection/limits.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { endLeases, nowhere, send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { testStore } from '#server/testing/store.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const [{ max: ceiling }] = ceilings as [(typeof ceilings)[0]];

it(
  'of a flood as many are stored and mailed as the ceiling says, also over a kill, and the rest is answered with 429',
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
    /** Messages all at once, each from another network. Returns the answers to those that were not taken. */
    const flood = async (address: string, network: number, count: number) => {
      const refused = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const from = { 'x-forwarded-for': `198.${network + (index % 2)}.${index % 250}.1` };
          const answer = await send(address, { email: `visitor${index}@sender.example` }, from);
          if (typeof answer === 'string') acknowledged.push(answer);
          return answer;
        }),
      );
      return new Set(refused.filter((answer) => typeof answer === 'number'));
    };

    const first = await start();
    const flooding = flood(first.address, 18, 150);
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(50), 30 * SECOND);
    await first.kill();
    // Killed before it answered.
    expect([0, undefined]).toContain([...(await flooding)][0]);
    await endLeases(env);
    const second = await start();
    expect(await flood(second.address, 20, 300)).toEqual(new Set([429]));
    await vi.waitFor(
      async () => expect(await outbox.count()).toEqual({ queued: 0, delivered: ceiling, failed: 0 }),
      60 * SECOND,
    );
    const mailed = new Set(received.map(({ mail }) => mail.messageId?.slice(1).split('@')[0] ?? ''));
    expect(mailed.size).toBe(ceiling);
    expect(acknowledged.filter((id) => !mailed.has(id))).toEqual([]);
  },
  2 * MINUTE,
);

import { afterEach, describe, expect, it, vi } from 'vitest';
import { takeDeliveries } from '#server/store/outbox.ts';
import { eventually, setUp, teamAt } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import type { ReceivedMail } from '#server/testing/mailServer.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR } from '#server/time.ts';

// As it is, unless a test has one of its functions fail.
vi.mock('#server/store/outbox.ts', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

const taken = () => Promise.resolve();

describe('a worker', () => {
  it('begins at once when woken, however long the interval', async () => {
    const take = vi.fn(taken);
    const { accept, worker } = setUp(await teamAt(take), { interval: HOUR });
    await accept();
    worker.wake();
    await eventually(() => expect(take).toHaveBeenCalledOnce());
  });

  it('lets one slow message hold up nobody', async () => {
    const slow = Promise.withResolvers<undefined>();
    const take = vi.fn(taken).mockReturnValueOnce(slow.promise);
    const { accept, count } = setUp(await teamAt(take), { concurrency: 2 });
    await Promise.all(Array.from({ length: 20 }, () => accept()));
    await eventually(async () => expect(await count('delivered')).toBe(19));
    slow.resolve(undefined);
    await eventually(async () => expect(await count('delivered')).toBe(20));
  });
});

describe('two servers on one store', () => {
  /** Both deliver 40 messages, three at a time each; mails are held until all places are taken or none is left. */
  async function delivering() {
    const folder = temporaryFolder();
    const sent: string[] = [];
    const most: number[] = [];
    const held: (() => void)[] = [];
    const hold = () =>
      new Promise<void>((resolve) => {
        held.push(resolve);
        if (held.length === 6 || sent.length === 40) for (const release of held.splice(0)) release();
      });
    const server = async () => {
      let own = 0;
      const take = async ({ mail }: ReceivedMail) => {
        sent.push(mail.messageId ?? '');
        own += 1;
        most.push(own);
        await hold();
        own -= 1;
      };
      return setUp(await teamAt(take), { database: testStore({ folder }), concurrency: 3 });
    };
    const one = await server();
    await server();
    await Promise.all(Array.from({ length: 40 }, () => one.accept()));
    await eventually(async () => expect(await one.count('delivered')).toBe(40));
    return { sent, most: Math.max(...most) };
  }

  it('send each message once', async () => {
    const { sent } = await delivering();
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  it('send no more at a time than each may', async () => {
    expect((await delivering()).most).toBe(3);
  });
});

describe('while the store cannot be read', () => {
  /** The worker, and the failing read. */
  async function withoutStore(interval = 10) {
    const worker = setUp(await teamAt(taken), { interval });
    const away = vi.mocked(takeDeliveries).mockRejectedValue(new Error('the store is away'));
    worker.worker.wake();
    await eventually(() => expect(away).toHaveBeenCalled());
    return { ...worker, away };
  }

  it('the worker looks ever more seldom', async () => {
    const { away } = await withoutStore();
    // Of every 10 ms, these would be more than 30 looks.
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(4));
    const begun = performance.now();
    const looks = away.mock.calls.length;
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(looks));
    expect(performance.now() - begun).toBeGreaterThan(100);
  });

  it('the log says so once, and once that it is back', async () => {
    const { accept, away, count, logged } = await withoutStore();
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(3));
    expect(logged().filter(({ level }) => level === 50)).toMatchObject([
      { msg: 'the store cannot be read; trying again', destination: 'team' },
    ]);
    away.mockReset();
    await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    expect(logged().filter(({ level }) => level === 30)).toMatchObject([
      { msg: 'the store can be read again' },
    ]);
  });

  it('a message that is accepted has the worker look at once, however long the outage was', async () => {
    const { accept, away, count, worker } = await withoutStore(HOUR);
    away.mockReset();
    await accept();
    worker.wake();
    await eventually(async () => expect(await count('delivered')).toBe(1));
  });
});

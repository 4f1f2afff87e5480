import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordOutcome } from '#server/store/outbox.ts';
import { eventually, setUp, teamAt } from '#server/testing/delivery.ts';
import { refusal } from '#server/testing/mailServer.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { HOUR, MINUTE } from '#server/time.ts';

// As it is, unless a test has one of its functions fail.
vi.mock('#server/store/outbox.ts', { spy: true });
afterEach(() => {
  vi.resetAllMocks();
});

describe('an outcome that the store does not take', () => {
  async function unrecorded() {
    const take = vi.fn(() => Promise.resolve());
    const worker = setUp(await teamAt(take));
    const away = vi.mocked(recordOutcome).mockRejectedValue(new Error('disk full'));
    await worker.accept();
    await eventually(() => expect(away.mock.calls.length).toBeGreaterThan(2));
    return { ...worker, take, away };
  }

  it('is kept, and no second copy is sent meanwhile', async () => {
    const { take, away, next, pass, count } = await unrecorded();
    // Its lease ends.
    pass(HOUR);
    await next();
    away.mockReset();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    expect(take).toHaveBeenCalledOnce();
  });

  it('is said once in the log, and once that outcomes can be stored', async () => {
    const { away, count, logged } = await unrecorded();
    away.mockReset();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    await eventually(() => expect(logged()).toHaveLength(2));
    expect(logged()).toMatchObject([
      { level: 50, msg: 'an outcome cannot be stored; trying again' },
      { level: 30, msg: 'outcomes can be stored again' },
    ]);
  });
});

describe('what became of attempts', () => {
  const { email } = sampleContact;

  /** One message is refused, one deferred and two delivered, whose recipient has the sender's address. */
  async function delivered() {
    const take = vi
      .fn(() => Promise.resolve())
      .mockRejectedValueOnce(refusal(550, `<${email}> unknown`))
      .mockRejectedValueOnce(refusal(451, `<${email}> busy`));
    const worker = setUp(await teamAt(take, email));
    for (let sent = 0; sent < 4; sent += 1) await worker.accept();
    await eventually(async () => expect(await worker.count('delivered')).toBe(2));
    await eventually(() => expect(worker.lines).toHaveLength(2));
    return worker;
  }

  it('is counted for the metrics', async () => {
    const text = await (await delivered()).metrics.render();
    const attempts = 'contact_delivery_attempts_total{destination="team",outcome';
    expect(text).toContain(`${attempts}="delivered"} 2\n`);
    expect(text).toContain(`${attempts}="queued"} 2\n`);
    expect(text).toContain('contact_delivery_seconds_count{destination="team"} 2\n');
  });

  it('is timed for the metrics, from when the message was accepted', async () => {
    const take = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(refusal(451, 'busy'));
    const worker = setUp(await teamAt(take));
    await worker.accept();
    await worker.attempted(1);
    worker.pass(MINUTE);
    await eventually(async () => expect(await worker.count('delivered')).toBe(1));
    const text = await worker.metrics.render();
    const [, seconds] = /^contact_delivery_seconds_sum\{destination="team"\} (.*)$/m.exec(text) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(60);
    expect(Number(seconds)).toBeLessThan(120);
  });

  it('says in the log whether it is tried again, and when', async () => {
    const worker = setUp(await teamAt(() => Promise.reject(refusal(550, 'unknown'))));
    await worker.accept();
    await worker.attempted(1);
    worker.pass(HOUR);
    await eventually(async () => expect(await worker.count('failed')).toBe(1));
    const due: unknown = expect.stringMatching(/^\d{4}-/);
    expect(worker.logged()).toMatchObject([
      { level: 40, msg: 'delivery failed; it will be tried again', due },
      { level: 40, msg: 'delivery failed for good; the message is kept' },
    ]);
  });

  it('is in the log with the code that the server answered', async () => {
    const { logged } = await delivered();
    expect(logged()).toContainEqual(
      expect.objectContaining({ level: 40, destination: 'team', responseCode: 550 }),
    );
  });

  it('leaves nothing about the person in the log, whatever the server quotes', async () => {
    const { lines, deliveries } = await delivered();
    expect(JSON.stringify(await deliveries())).toContain(email);
    for (const value of Object.values(sampleContact))
      if (value !== 'DE') expect(lines.join('')).not.toContain(value);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { alertReceiver, ntfy } from '#server/testing/alertReceivers.ts';
import { setUpWatch, condition } from '#server/testing/watch.ts';
import { MINUTE, SECOND } from '#server/time.ts';

describe('a receiver of alerts that is away', () => {
  it('is tried once a minute', async () => {
    const away = await alertReceiver(() => ({ status: 503, body: '' }));
    const { watch, round, pass } = setUpWatch({ url: `${away.address}/?topic=t` });
    watch([condition(1).look]);
    for (let attempts = 1; attempts <= 3; attempts += 1) {
      await round();
      await round();
      expect(away.requests).toHaveLength(attempts);
      pass(MINUTE);
    }
  });

  it('is told once it is back', async () => {
    const away = await alertReceiver(() => ({ status: 503, body: '' }));
    const { watch, metric, round, pass } = setUpWatch({ url: `${away.address}/?topic=t` });
    watch([condition(1).look]);
    await round();
    await away.close();
    const back = await alertReceiver(ntfy, away.port);
    pass(MINUTE);
    await vi.waitFor(() => expect(back.shown).toHaveLength(1), 20 * SECOND);
    await vi.waitFor(
      async () => expect(await metric('contact_alerts_total{outcome="sent"} 1')).toBe(true),
      20 * SECOND,
    );
  });
});

describe('a receiver of alerts that never answers', () => {
  async function waiting() {
    const receiver = await alertReceiver(() => new Promise(() => undefined));
    const { watch, logged } = setUpWatch({ url: receiver.address });
    const running = watch([condition(1).look, condition(1, 'webhook').look]);
    await vi.waitFor(() => expect(receiver.requests).toHaveLength(2), 20 * SECOND);
    return { running, logged };
  }

  it('delays nothing that goes to the log', async () => {
    const { logged } = await waiting();
    expect(logged('error')).toHaveLength(2);
  });

  it('does not delay the stop', async () => {
    const { running } = await waiting();
    const begun = performance.now();
    await running.stop();
    expect(performance.now() - begun).toBeLessThan(5 * SECOND);
  });
});

it('a program of one’s own reads why it is told, since when, and which kinds of errors there are', async () => {
  const receiver = await alertReceiver(() => ({ status: 204, body: '' }));
  const { watch, round } = setUpWatch({ url: receiver.address });
  const { look, set } = condition(1);
  watch([look]);
  await round();
  set(10);
  await round();
  set(0);
  await round();
  await round();
  const bodies = receiver.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  const since = bodies[0]?.['since'];
  expect(bodies).toMatchObject([
    { trouble: 'refused', about: 'team', event: 'begun', over: false, count: 1, kinds: ['recipient'] },
    { event: 'grown', over: false, count: 10, since },
    { event: 'over', over: true, count: 0, since },
  ]);
});

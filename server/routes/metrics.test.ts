import { expect, it } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { createMetrics } from '#server/metrics.ts';
import { testApp } from '#server/testing/app.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR } from '#server/time.ts';

const token = 'a-token-for-these-tests';
const authorization = `Bearer ${token}`;

it('/metrics is there only with a token, and only for those who show it', async () => {
  const { app: without } = await testApp();
  expect((await without.inject({ url: '/metrics', headers: { authorization } })).statusCode).toBe(404);

  const { app } = await testApp({ env: { METRICS_TOKEN: token } });
  expect((await app.inject('/metrics')).statusCode).toBe(404);
  for (const wrong of ['', token, `Bearer ${token}x`, 'Bearer'])
    expect((await app.inject({ url: '/metrics', headers: { authorization: wrong } })).statusCode).toBe(404);
  const response = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
});

it('counts what was accepted and refused, by reason, and what waits', async () => {
  const { app, outbox } = await testApp({ env: { METRICS_TOKEN: token } });
  const post = (payload: string, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: contactPath,
      headers: { 'content-type': 'application/json', 'idempotency-key': 'one-form-one-key', ...headers },
      payload,
    });
  const body = JSON.stringify(sampleContact);
  await post(body);
  await post(body);
  await post(JSON.stringify({ ...sampleContact, town: 'Bonn' }));
  await post('{}');
  await post('{');
  await post('x', { 'content-type': 'text/plain' });
  await post(JSON.stringify({ message: 'x'.repeat(40_000) }));
  outbox.accept = () => Promise.reject(new Error('disk full'));
  await post(body, { 'idempotency-key': 'another-form' });

  const { body: text } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(text).toContain('contact_accepted_total 1\n');
  for (const reason of ['key_conflict', 'invalid', 'malformed', 'unsupported_type', 'too_large', 'failed'])
    expect(text).toContain(`contact_refused_total{reason="${reason}"} 1\n`);
  expect(text).toContain('contact_queue_messages{destination="team"} 1\n');
  expect(text).toContain('contact_failed_messages{destination="team"} 0\n');
  expect(text).toContain('contact_unanswered_messages 1\n');
  expect(text).toMatch(/contact_unanswered_oldest_seconds \d/);
  expect(text).toMatch(/contact_queue_oldest_seconds\{destination="team"\} \d/);
});

it('counts what is held above a ceiling among what was accepted, and what still waits for a person', async () => {
  const ceilings = [{ max: 2, window: HOUR }];
  const { app, outbox } = await testApp({ env: { METRICS_TOKEN: token }, ceilings });
  const post = () => app.inject({ method: 'POST', url: contactPath, payload: sampleContact });
  for (let sent = 0; sent < 5; sent += 1) expect((await post()).statusCode).toBe(202);
  const [held] = await outbox.list({ state: 'held', limit: 1 });
  await outbox.release(held?.id);
  const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(body).toContain('contact_accepted_total 5\n');
  expect(body).toContain('contact_held_total 3\n');
  expect(body).toContain('contact_held_messages{destination="team"} 2\n');
});

it('goes on counting when the store does not answer', async () => {
  const { app, outbox } = await testApp({ env: { METRICS_TOKEN: token } });
  outbox.backlog = () => Promise.reject(new Error('gone'));
  outbox.unanswered = () => Promise.reject(new Error('gone'));
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(statusCode).toBe(200);
  expect(body).toContain('contact_queue_messages{destination="team"} Nan\n');
  expect(body).toContain('contact_unanswered_messages Nan\n');
  expect(body).toContain('contact_accepted_total 0\n');
});

it('knows what nobody has marked as done, and how long the oldest has waited while the hotline was open', async () => {
  let now = Date.parse('2026-11-23T17:30:00+01:00');
  const clock = () => now;
  const { outbox } = testStore({ clock });
  const metrics = createMetrics(outbox, clock);
  const gauges = async () =>
    [...(await metrics.render()).matchAll(/^contact_unanswered_\w+ (\S+)$/gm)].map(([, value]) =>
      Number(value),
    );
  const accept = async () => {
    const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de' });
    if (acceptance.kind !== 'accepted') throw new Error('not accepted');
    return acceptance.id;
  };
  expect(await gauges()).toEqual([0, 0]);
  const [first, second] = [await accept(), await accept()];
  now = Date.parse('2026-11-24T08:30:00+01:00');
  expect(await gauges()).toEqual([2, 3600]);
  await outbox.done([first]);
  expect(await gauges()).toEqual([1, 3600]);
  await outbox.done([second]);
  expect(await gauges()).toEqual([0, 0]);
});

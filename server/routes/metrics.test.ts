import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { refusalCodes } from '#common/contact.ts';
import { backupStamp } from '#server/backupStamp.ts';
import { createMetrics } from '#server/metrics.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { testApp } from '#server/testing/app.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { testStore } from '#server/testing/store.ts';
import { HOUR, SECOND } from '#server/time.ts';

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
  const { app, database, send } = await testApp({ env: { METRICS_TOKEN: token } });
  const key = { 'idempotency-key': 'one-form-one-key' };
  for (const body of [{}, {}, { town: 'Bonn' }, '{}', '{', { message: 'x'.repeat(70_000) }])
    await send(body, key);
  await send('x', { 'content-type': 'text/plain' });
  vi.spyOn(database, 'ready').mockRejectedValueOnce(new Error('disk full'));
  await send();

  const { body: text } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(text).toContain('contact_accepted_total 1\n');
  for (const reason of ['key_conflict', 'invalid', 'malformed', 'unsupported_type', 'too_large', 'failed'])
    expect(text).toContain(`contact_refused_total{reason="${reason}"} 1\n`);
  expect(text).toContain('contact_queue_messages{destination="team"} 1\n');
  expect(text).toContain('contact_failed_messages{destination="team"} 0\n');
  expect(text).toMatch(/contact_queue_oldest_seconds\{destination="team"\} \d/);
});

it.each([...refusalCodes, 'honeypot', 'ceiling'])(
  'has a zero for the reason %s before anything was refused for it, so that the first one is an increase',
  async (reason) => {
    const { app } = await testApp({ env: { METRICS_TOKEN: token } });
    const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
    expect(body).toContain(`contact_refused_total{reason="${reason}"} 0\n`);
  },
);

it('has no age below zero where the clock was set back after a backup and a message', async () => {
  const dataDir = temporaryFolder();
  const database = testStore();
  await storeMessage(database, message);
  writeFileSync(join(dataDir, backupStamp), '');
  const text = await createMetrics(database, dataDir, () => Date.now() - HOUR).render();
  expect(text).toContain('contact_backup_age_seconds 0\n');
  expect(text).toContain('contact_queue_oldest_seconds{destination="team"} 0\n');
});

it('waits two seconds for a store that hangs, less than Prometheus does for us', async () => {
  const { app, database } = await testApp({ env: { METRICS_TOKEN: token } });
  database.ready = () => new Promise(() => undefined);
  const begun = performance.now();
  const { body } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(performance.now() - begun).toBeLessThan(8 * SECOND);
  expect(body).toContain('contact_queue_messages{destination="team"} Nan\n');
});

it('goes on counting when the store does not answer', async () => {
  const { app, database } = await testApp({ env: { METRICS_TOKEN: token } });
  database.ready = () => Promise.reject(new Error('gone'));
  const { statusCode, body } = await app.inject({ url: '/metrics', headers: { authorization } });
  expect(statusCode).toBe(200);
  expect(body).toContain('contact_queue_messages{destination="team"} Nan\n');
  expect(body).toContain('contact_accepted_total 0\n');
});

import { expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';

it('/healthz says that the process runs', async () => {
  const { app } = await testApp();
  const response = await app.inject('/healthz');
  expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
  expect(response.headers['cache-control']).toBe('no-store');
});

it('/readyz says whether messages can be stored', async () => {
  const { app, outbox } = await testApp();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  outbox.check = () => Promise.reject(new Error('disk full'));
  const response = await app.inject('/readyz');
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain('disk full');
});

import { expect, it } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { limits } from '#server/protection/limits/limiter.ts';
import { probeTokens } from '#server/store/probe.ts';
import { secretFrom } from '#server/store/secret.ts';
import { testApp, testSecret } from '#server/testing/app.ts';
import { problem } from '#server/testing/problem.ts';
import { sampleContact } from '#server/testing/samples.ts';

const probes = probeTokens(testSecret);

const post = (contact: object, recaptchaToken: string) =>
  ({ method: 'POST', url: contactPath, payload: { ...contact, recaptchaToken } }) as const;

/** An app that takes no message but a probe: nobody passes its captcha. */
const strict = () =>
  testApp({
    probes,
    captcha: { verify: () => Promise.resolve({ kind: 'refused' }) },
    destinations: ['team', 'receipt', 'webhook'],
  });

it('a probe passes captcha and limits, once, and goes to the team alone', async () => {
  const { app, outbox, accepted } = await strict();
  for (let sent = 0; sent <= limits.message.max; sent += 1) await app.inject(post({}, ''));
  expect((await app.inject(post(sampleContact, ''))).statusCode).toBe(429);
  const probe = post(sampleContact, probes.issue(sampleContact));
  expect((await app.inject(probe)).statusCode).toBe(202);
  expect(await outbox.list({ limit: 9 })).toMatchObject([
    { probe: true, deliveries: [{ destination: 'team' }] },
  ]);
  expect((await app.inject(probe)).statusCode).toBe(202);
  expect([(await outbox.count()).queued, accepted()]).toEqual([1, 1]);
});

it.each([
  ['of another secret', probeTokens(secretFrom(Buffer.alloc(32, 9))).issue(sampleContact)],
  ['of another message', probes.issue({ ...sampleContact, message: 'something else' })],
  ['that is none', 'probe.'],
])('a token %s is refused, counts, and opens nothing', async (_what, token) => {
  for (const { app, outbox } of [await strict(), await testApp({ probes })]) {
    const response = await app.inject(post(sampleContact, token));
    expect([response.statusCode, response.json()]).toMatchObject([400, problem('de', 'captcha_refused')]);
    expect((await outbox.count()).queued).toBe(0);
    const answers = [];
    for (let sent = 0; sent < limits.message.max; sent += 1)
      answers.push((await app.inject(post(sampleContact, token))).statusCode);
    expect(answers.at(-1)).toBe(429);
  }
});

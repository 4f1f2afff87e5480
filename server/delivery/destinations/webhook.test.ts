import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { eventually, setUp as startWorker } from '#server/testing/delivery.ts';
import { freePort } from '#server/testing/freePort.ts';
import { sampleContact, sampleDelivery } from '#server/testing/samples.ts';
import { httpServer, webhookReceiver, webhookSecret, type Received } from '#server/testing/webhook.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { postToWebhook, webhook } from './webhook.ts';

const secrets = [webhookSecret];
const delivery = sampleDelivery({ destination: 'webhook', recipient: '' });

/** Sends one; resolves to what was wrong, if anything was. */
const failureOf = (url: string, options: object = {}, { signal } = new AbortController()) =>
  postToWebhook(delivery, webhook({ url, secrets, ...options }), signal).then(
    () => undefined,
    (error: unknown) => error as Error,
  );

describe('a delivery to a webhook', () => {
  it('is what Standard Webhooks verifies, signed byte for byte as its library signs, and what is documented', async () => {
    const { url, received } = await webhookReceiver();
    const time = new Date();
    expect(await failureOf(url, { clock: () => time.getTime() })).toBeUndefined();
    const [{ headers, body }] = received as [Received];
    const verified = new Webhook(webhookSecret).verify(body, headers);
    const { id, reference, locale } = delivery.message;
    const receivedAt = delivery.message.receivedAt.toISOString();
    expect(verified).toEqual({
      type: 'contact.accepted',
      timestamp: receivedAt,
      data: { id, reference, receivedAt, locale, contact: sampleContact },
    });
    expect(headers).toMatchObject({
      'webhook-id': id,
      'content-type': 'application/json',
      'webhook-timestamp': String(Math.floor(time.getTime() / SECOND)),
      'webhook-signature': new Webhook(webhookSecret).sign(id, time, body),
    });
  });

  it('verifies with the old secret and with the new one while one is replaced, and with no other', async () => {
    const { url, received } = await webhookReceiver();
    const [older, other] = ['old', 'foreign'].map(
      (word) => `whsec_${Buffer.alloc(32, word).toString('base64')}`,
    ) as [string, string];
    await failureOf(url, { secrets: [webhookSecret, older] });
    const [{ headers, body }] = received as [Received];
    for (const secret of [webhookSecret, older])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ data: { id: delivery.message.id } });
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(older).verify(body.replace('Köln', 'Bonn'), headers)).toThrow();
  });

  it.each([
    [410, true, 'the receiver answered 410: it wants no messages'],
    ...[400, 429, 503].map((code): [number, boolean, string] => [
      code,
      false,
      `the receiver answered ${code}`,
    ]),
    [308, false, 'the receiver answered 308; redirects are not followed'],
  ])('is refused with %i for good: %s', async (status, isFinal, message) => {
    const asked = vi.fn();
    const location = await httpServer((_request, response) => {
      asked();
      response.end();
    });
    const { url } = await webhookReceiver((response) =>
      response.writeHead(status, { location }).end('joerg.groesser is unknown here'),
    );
    const failure = await failureOf(url);
    expect(failure).toMatchObject({
      message,
      responseCode: status,
      fault: { owner: isFinal ? 'recipient' : 'server', isFinal },
    });
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives up on a receiver that does not answer in time', async () => {
    const { url } = await webhookReceiver(() => undefined);
    expect(await failureOf(url, { limit: 100 })).toMatchObject({
      message: 'the receiver did not answer within 0.1 s',
      fault: { owner: 'server', isFinal: false },
    });
  });

  it('ends at once when it is cut, so that the service stops in time', async () => {
    const cut = new AbortController();
    const { url } = await webhookReceiver(() => cut.abort());
    expect(await failureOf(url, {}, cut)).toMatchObject({
      message: expect.stringContaining('abort') as string,
    });
  });

  it('does not read what the receiver says besides its status, however long it is', async () => {
    const { url } = await webhookReceiver((response) => {
      response.writeHead(200);
      const more = () => void response.write('x'.repeat(65_536), more);
      more();
    });
    expect(await failureOf(url)).toBeUndefined();
  });

  it('says what is wrong with the way, and names the receiver without what its address may keep secret', async () => {
    const url = `http://127.0.0.1:${await freePort()}/hooks/4711?token=hunter2`;
    const { host } = new URL(url);
    expect(await failureOf(url)).toMatchObject({
      cause: { code: 'ECONNREFUSED' },
      message: `the receiver was not reached: connect ECONNREFUSED ${host}`,
    });
    expect(webhook({ url, secrets }).location).toBe(host);
  });
});

describe('a webhook and its worker', () => {
  it.each([
    ['answered 500', 'the receiver answered 500', (response) => response.writeHead(500).end()],
    [
      'cut off after the body',
      'the receiver was not reached: ',
      (_response, _count, request) => request.socket.destroy(),
    ],
  ] as [string, string, Parameters<typeof webhookReceiver>[0] & object][])(
    'repeat what was %s, with the same id and body, a new time and a signature for it',
    async (_what, reason, fail) => {
      const { url, received } = await webhookReceiver((...given) =>
        given[1] === 1 ? fail(...given) : given[0].end(),
      );
      let ahead = 0;
      const clock = () => Date.now() + ahead;
      const { accept, deliveries } = startWorker(webhook({ url, secrets, clock }), { clock });
      await accept();
      await eventually(async () => {
        const [stored] = await deliveries();
        expect(stored).toMatchObject({ state: 'queued', attempts: 1, refusals: 0 });
        expect(stored?.reason).toContain(reason);
      });
      ahead = HOUR;
      await eventually(async () =>
        expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]),
      );
      const [first, second] = received as [Received, Received];
      expect(second.id).toBe(first.id);
      expect(second.body).toBe(first.body);
      expect(Number(second.headers['webhook-timestamp'])).toBeGreaterThan(
        Number(first.headers['webhook-timestamp']),
      );
      // The library takes no time that is five minutes off.
      vi.useFakeTimers({ toFake: ['Date'], now: clock() });
      expect(new Webhook(webhookSecret).verify(second.body, second.headers)).toBeDefined();
      vi.useRealTimers();
    },
  );

  it('keep the receiver’s words out of store and log', async () => {
    const { url } = await webhookReceiver((response) =>
      response.writeHead(410).end('not for joerg.groesser'),
    );
    const { accept, lines, deliveries } = startWorker(webhook({ url, secrets }));
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ refusals: 1 }]));
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 40, destination: 'webhook', responseCode: 410 }),
    );
    expect(lines.join('') + JSON.stringify(await deliveries())).not.toContain('groesser');
  });
});

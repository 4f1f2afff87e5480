import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { attempt } from '#server/testing/attempt.ts';
import { eventually, setUp as startWorker } from '#server/testing/delivery.ts';
import { freePort } from '#server/testing/freePort.ts';
import { sampleContact, sampleMessage } from '#server/testing/samples.ts';
import { httpServer, webhookReceiver, webhookSecret } from '#server/testing/webhook.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { Refused, Uncertain, Yielded } from './destination.ts';
import { webhookDestination } from './webhook.ts';

const secrets = [webhookSecret];
const message = sampleMessage();

describe('a delivery to a webhook', () => {
  it('is what Standard Webhooks verifies, and what is documented', async () => {
    const { url, received } = await webhookReceiver();
    await webhookDestination({ url, secrets }).send(message, attempt());
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    const verified = new Webhook(webhookSecret).verify(body, headers);
    expect(verified).toEqual({
      type: 'contact.accepted',
      timestamp: message.receivedAt.toISOString(),
      data: {
        id: message.id,
        reference: message.reference,
        receivedAt: message.receivedAt.toISOString(),
        locale: 'de',
        contact: sampleContact,
      },
    });
    expect(headers).toMatchObject({ 'webhook-id': message.id, 'content-type': 'application/json' });
  });

  it('is signed byte for byte as the reference library signs', async () => {
    const { url, received } = await webhookReceiver();
    const time = new Date('2026-03-02T09:30:59.999Z');
    await webhookDestination({ url, secrets, clock: () => time.getTime() }).send(message, attempt());
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = received;
    expect(headers['webhook-timestamp']).toBe('1772443859');
    expect(headers['webhook-signature']).toBe(new Webhook(webhookSecret).sign(message.id, time, body));
  });

  it('verifies with the old secret and with the new one while one is replaced, and with no other', async () => {
    const { url, received } = await webhookReceiver();
    const [older, other] = ['old', 'foreign'].map(
      (word) => `whsec_${Buffer.alloc(32, word).toString('base64')}`,
    ) as [string, string];
    await webhookDestination({ url, secrets: [webhookSecret, older] }).send(message, attempt());
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    for (const secret of [webhookSecret, older])
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ data: { id: message.id } });
    expect(() => new Webhook(other).verify(body, headers)).toThrow('No matching signature');
    expect(() => new Webhook(older).verify(body.replace('Köln', 'Bonn'), headers)).toThrow();
  });

  it('is refused for good by 410 alone', async () => {
    const { url } = await webhookReceiver((response) => response.writeHead(410).end());
    await expect(webhookDestination({ url, secrets }).send(message, attempt())).rejects.toThrow(Refused);
  });

  it.each([400, 429, 503])('is worth another try after %i', async (status) => {
    const { url } = await webhookReceiver((response) =>
      response.writeHead(status).end('joerg.groesser is unknown here'),
    );
    const failure = await webhookDestination({ url, secrets })
      .send(message, attempt())
      .catch((error: unknown) => error as Error);
    expect(failure).not.toBeInstanceOf(Refused);
    expect(failure).toMatchObject({ message: `the receiver answered ${status}`, responseCode: status });
  });

  it.each([302, 308])('does not follow a redirect (%i)', async (status) => {
    const asked = vi.fn();
    const elsewhere = await httpServer((_request, response) => {
      asked();
      response.end();
    });
    const { url } = await webhookReceiver((response) =>
      response.writeHead(status, { location: elsewhere }).end(),
    );
    await expect(webhookDestination({ url, secrets }).send(message, attempt())).rejects.toThrow(
      `the receiver answered ${status}; redirects are not followed`,
    );
    expect(asked).not.toHaveBeenCalled();
  });

  it('gives up on a receiver that does not answer in time, which leaves no doubt: the id is the same', async () => {
    const { url, received } = await webhookReceiver(() => undefined);
    const failure = await webhookDestination({ url, secrets, limit: 100 })
      .send(message, attempt())
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      message: 'the receiver did not answer within 0.1 s',
      code: 'ETIMEDOUT',
    });
    expect(failure).not.toBeInstanceOf(Uncertain);
    expect(received).toHaveLength(1);
  });

  it('does not read what the receiver says besides its status, however long it is', async () => {
    const { url } = await webhookReceiver((response) => {
      response.writeHead(200);
      const more = () => void response.write('x'.repeat(65_536), more);
      more();
    });
    await webhookDestination({ url, secrets }).send(message, attempt());
  });

  it('says what is wrong with the way', async () => {
    const port = await freePort();
    const failure = await webhookDestination({ url: `http://127.0.0.1:${port}/`, secrets })
      .send(message, attempt())
      .catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({
      code: 'ECONNREFUSED',
      message: `the receiver was not reached: connect ECONNREFUSED 127.0.0.1:${port}`,
    });
  });

  it('begins nothing once asked to give up, and ends at once when cut', async () => {
    const { url, received } = await webhookReceiver(() => cut.abort());
    const cut = new AbortController();
    const destination = webhookDestination({ url, secrets });
    await expect(destination.send(message, attempt({ yield: AbortSignal.abort() }))).rejects.toThrow(Yielded);
    expect(received).toEqual([]);
    await expect(destination.send(message, attempt({ cut: cut.signal }))).rejects.toThrow('abort');
    expect(received).toHaveLength(1);
  });

  it('names the receiver in the log without what its address may keep secret', () => {
    const url = 'https://crm.example/hooks/4711?token=hunter2';
    expect(webhookDestination({ url, secrets }).name).toBe('crm.example');
  });
});

describe('a webhook and its worker', () => {
  /** A message on its way to team and webhook, on a real outbox whose clock can be put forward. */
  async function setUp(url: string) {
    let ahead = 0;
    const clock = () => Date.now() + ahead;
    const worker = startWorker(webhookDestination({ url, secrets, clock }), { clock });
    const { outbox } = worker;
    const destinations = ['team', 'webhook'] as const;
    const acceptance = await outbox.accept({ contact: sampleContact, locale: 'de', destinations });
    const id = acceptance.kind === 'accepted' ? acceptance.id : '';
    const webhookOf = async () =>
      (await outbox.find(id))?.deliveries.find((one) => one.destination === 'webhook');
    return { ...worker, id, webhookOf, pass: (time: number) => (ahead += time) };
  }

  it('repeats after a failure, with the same id, a new time and a signature for it', async () => {
    const { url, received } = await webhookReceiver((response, count) =>
      response.writeHead(count === 1 ? 500 : 200).end(),
    );
    const { outbox, id, webhookOf, pass } = await setUp(url);
    await eventually(async () =>
      expect(await webhookOf()).toMatchObject({ attempts: 1, reason: 'the receiver answered 500' }),
    );
    pass(HOUR);
    await eventually(async () =>
      expect(await webhookOf()).toMatchObject({ state: 'delivered', attempts: 2 }),
    );
    expect(received.map((one) => one.id)).toEqual([id, id]);
    const [first, second] = received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect(Number(second) - Number(first)).toBeGreaterThanOrEqual(HOUR / SECOND);
    expect(received[0]?.body).toBe(received[1]?.body);
    // The team's mail is another delivery, and waits for nobody.
    expect(await outbox.find(id)).toMatchObject({ state: 'queued', attempts: 0 });
  });

  it('repeats what was cut off after the body, since the id tells the receiver', async () => {
    const { url, received } = await webhookReceiver((response, count, request) => {
      if (count === 1) request.socket.destroy();
      else response.end();
    });
    const { id, webhookOf, pass } = await setUp(url);
    await eventually(async () => {
      const stored = await webhookOf();
      expect(stored).toMatchObject({ state: 'queued', attempts: 1 });
      expect(stored?.reason).toMatch(/^the receiver was not reached: /);
    });
    pass(HOUR);
    await eventually(async () => expect(await webhookOf()).toMatchObject({ state: 'delivered' }));
    expect(received.map((one) => one.id)).toEqual([id, id]);
  });

  it('stops after 410, which needs a person, and keeps the receiver’s words out of the log', async () => {
    const { url, received } = await webhookReceiver((response) =>
      response.writeHead(410).end('no longer for joerg.groesser'),
    );
    const { lines, metrics, webhookOf, pass } = await setUp(url);
    await eventually(async () => expect(await webhookOf()).toMatchObject({ state: 'failed' }));
    pass(HOUR);
    await eventually(() =>
      expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ level: 40, destination: 'webhook', responseCode: 410 }),
      ),
    );
    expect(await metrics.render()).toContain('contact_person_needed_total{reason="failed"} 1');
    expect(received).toHaveLength(1);
    expect(lines.join('') + String((await webhookOf())?.reason)).not.toContain('groesser');
  });
});

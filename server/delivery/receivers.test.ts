import { describe, expect, it, vi } from 'vitest';
import { targetsOf } from '#server/delivery/destinations/open.ts';
import { envelope, eventually, setUp } from '#server/testing/delivery.ts';
import { refusingRecipients } from '#server/testing/mailServer.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import { ReceiptDestination } from './destinations/receipt.ts';
import { SmtpDestination, smtpOptions } from './destinations/smtp.ts';
import { attemptLimit } from './policy.ts';
import { retryDeliveries } from '#server/store/requeue.ts';

// Tests wait until the worker has looked.
vi.mock('#server/store/outbox.ts', { spy: true });

const [team, chief] = ['team@bewertra.example', 'Chief@bewertra.example'];

describe('delivery to a mail server', () => {
  it.each([452, 550])(
    'gives each recipient a mail of their own, and one refused with %i stops no other and gets it later',
    async (code) => {
      let refused: string | undefined = chief;
      const { url, received } = await smtpReceiver(
        refusingRecipients((address) => (address === refused ? code : undefined)),
      );
      const to = `${team}, The Chief <${chief}>`;
      const { accept, deliveries, pass, lines } = setUp(new SmtpDestination(url, { ...envelope, to }));
      await accept();
      await eventually(async () =>
        expect(await deliveries()).toMatchObject([
          {
            recipient: chief,
            state: 'queued',
            refused: code === 550 ? 1 : 0,
            reason: expect.stringContaining(`${chief}: `) as string,
          },
          { recipient: team, state: 'delivered' },
        ]),
      );
      refused = undefined;
      pass(HOUR);
      await eventually(async () =>
        expect((await deliveries()).map(({ state }) => state)).toEqual(['delivered', 'delivered']),
      );
      expect(received.map((mail) => mail.to)).toEqual([[team], [chief]]);
      const [first, second] = received.map(({ mail }) => mail);
      expect(second).toMatchObject({
        messageId: first?.messageId,
        subject: first?.subject,
        date: first?.date,
      });
      expect(second?.to).toEqual(first?.to);
      expect(first?.to).toHaveLength(2);
      expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ level: 40, responseCode: code }),
      );
      expect(lines.join('')).not.toContain('@');
    },
  );

  it('sends one copy to a server that answers after long', async () => {
    const { url, received } = await smtpReceiver({
      inspect: () => new Promise((resolve) => setTimeout(resolve, 300)),
    });
    const { accept, count, next } = setUp(new SmtpDestination(url, envelope));
    await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    await next();
    expect(received).toHaveLength(1);
  });

  it('sends two copies at most to a server that files them and never answers', async () => {
    let filed = 0;
    const { url } = await smtpReceiver({
      inspect: () => {
        filed += 1;
        return new Promise(() => undefined);
      },
    });
    const { accept, next, pass, deliveries } = setUp(new SmtpDestination(url, envelope), {
      attemptLimit: 500,
    });
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'queued', refused: 1 }]));
    pass(3 * HOUR);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'failed' }]));
    pass(DAY);
    await next();
    expect(filed).toBe(2);
    expect(smtpOptions(url).socketTimeout).toBeGreaterThan(attemptLimit);
  });

  it('sends to those whom MAIL_TO names now, and again to nobody who has it', async () => {
    const { url, received } = await smtpReceiver(
      refusingRecipients((address) => (address === 'old@b.example' ? 450 : undefined)),
    );
    const before = setUp(new SmtpDestination(url, { ...envelope, to: 'team@b.example, old@b.example' }));
    const { database, accept, delivery, count } = before;
    await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    await delivery.stop();
    const now = new SmtpDestination(url, { ...envelope, to: 'TEAM@b.example, new@b.example' });
    // As at the start of a server whose database is away for a moment.
    vi.spyOn(database, 'ready').mockRejectedValueOnce(new Error('away'));
    setUp(now, { database });
    await eventually(async () => expect(await count('queued')).toBe(0));
    expect(received.map((mail) => mail.to)).toEqual([['team@b.example'], ['new@b.example']]);
  });

  it('sends no receipt that is older than a day', async () => {
    let code: number | undefined = 450;
    const { url, received } = await smtpReceiver(refusingRecipients(() => code));
    const receipts = new ReceiptDestination({
      smtpUrl: url,
      from: envelope.from,
      siteUrl: 'https://a.example',
    });
    const { accept, pass, deliveries } = setUp(receipts);
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ attempts: 1, reason: /450/ }]));
    code = undefined;
    pass(DAY);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ reason: /^expired/ }]));
    expect(received).toEqual([]);
  });

  it('tries a refused receipt never again, not for a person either; it needs nobody, and the team’s mail waits for none', async () => {
    const { url } = await smtpReceiver(refusingRecipients(() => 550));
    const receipts = new ReceiptDestination({
      smtpUrl: url,
      from: envelope.from,
      siteUrl: 'https://a.example',
    });
    const send = vi.spyOn(receipts, 'send');
    const { database, accept, next, pass, deliveries, lines } = setUp(receipts);
    await accept({ targets: targetsOf([new SmtpDestination(url, envelope), receipts]) });
    const wanted = [
      { state: 'queued', attempts: 0 },
      { destination: 'receipt', state: 'failed' },
    ];
    await eventually(async () => expect(await deliveries()).toMatchObject(wanted));
    expect(await retryDeliveries(database, 'failed', [team])).toBe(0);
    pass(31 * MINUTE);
    await next();
    expect(send).toHaveBeenCalledOnce();
    expect(await deliveries()).toMatchObject(wanted);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

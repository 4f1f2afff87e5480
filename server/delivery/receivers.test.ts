import { describe, expect, it, vi } from 'vitest';
import { correspondents, eventually, saying, setUp } from '#server/testing/delivery.ts';
import { refusingRecipients } from '#server/testing/mailServer.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { DAY, HOUR, MINUTE } from '#server/time.ts';
import { receipts } from './destinations/receipt.ts';
import { smtpOptions, teamMailboxes } from './destinations/smtp.ts';
import { attemptLimit } from './policy.ts';
import { retryDeliveries } from '#server/store/requeue.ts';

// Tests wait until the worker has looked.
vi.mock('#server/store/outbox.ts', { spy: true });

const team = 'team@bewertra.example';
const chief = 'Chief@bewertra.example';

describe.each([452, 550])('one of the team who is refused with %i', (code) => {
  /** Two of the team, the second of whom is refused until that is mended; both were tried once. */
  async function refused() {
    let isRefused = true;
    const { url, received } = await smtpReceiver(
      refusingRecipients((address) => (address === chief && isRefused ? code : undefined)),
    );
    const to = `${team}, The Chief <${chief}>`;
    const worker = setUp(teamMailboxes(url, { ...correspondents, to }));
    await worker.accept();
    await worker.attempted(2);
    const mend = async () => {
      isRefused = false;
      worker.pass(HOUR);
      await eventually(async () => expect(await worker.count('delivered')).toBe(2));
    };
    return { ...worker, received, mend };
  }

  it('stops no other', async () => {
    const { deliveries, received } = await refused();
    expect(await deliveries()).toMatchObject([
      { recipient: chief, state: 'queued' },
      { recipient: team, state: 'delivered' },
    ]);
    expect(received.map((mail) => mail.to)).toEqual([[team]]);
  });

  it('is named in the error, which uses the message up where it is for good', async () => {
    const { deliveries } = await refused();
    const [delivery] = await deliveries();
    expect(delivery?.reason).toContain(`${chief}: `);
    expect(delivery?.refusals).toBe(code === 550 ? 1 : 0);
  });

  it('gets later what the other one has got, as the same mail', async () => {
    const { received, mend } = await refused();
    await mend();
    expect(received.map((mail) => mail.to)).toEqual([[team], [chief]]);
    const [first, second] = received.map(({ mail }) => mail);
    expect(first?.to).toHaveLength(2);
    expect(second).toMatchObject({
      to: first?.to,
      messageId: first?.messageId,
      subject: first?.subject,
      date: first?.date,
    });
  });

  it('is in the log by the server’s code, without an address', async () => {
    const { lines, logged } = await refused();
    expect(logged()).toContainEqual(expect.objectContaining({ level: 40, responseCode: code }));
    expect(lines.join('')).not.toContain('@');
  });
});

describe('delivery to a mail server', () => {
  it('sends one copy to a server that answers after long', async () => {
    const { url, received } = await smtpReceiver({
      inspect: () => new Promise((resolve) => setTimeout(resolve, 300)),
    });
    const { accept, count, next } = setUp(teamMailboxes(url, correspondents));
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
    const { accept, next, pass, deliveries } = setUp(teamMailboxes(url, correspondents), {
      attemptLimit: 500,
    });
    await accept();
    await eventually(async () =>
      expect(await deliveries()).toMatchObject([{ state: 'queued', refusals: 1 }]),
    );
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
    const before = setUp(teamMailboxes(url, { ...correspondents, to: 'team@b.example, old@b.example' }));
    const { database, accept, worker, count } = before;
    await accept();
    await eventually(async () => expect(await count('delivered')).toBe(1));
    await worker.stop();
    const now = teamMailboxes(url, { ...correspondents, to: 'TEAM@b.example, new@b.example' });
    // As at the start of a server whose database is away for a moment.
    vi.spyOn(database, 'ready').mockRejectedValueOnce(new Error('away'));
    setUp(now, { database });
    await eventually(async () => expect(await count('queued')).toBe(0));
    expect(received.map((mail) => mail.to)).toEqual([['team@b.example'], ['new@b.example']]);
  });
});

describe('receipts', () => {
  /** A worker for receipts before a server that answers each recipient with a code, while there is one. */
  async function against(codeOf: () => number | undefined) {
    const asked = vi.fn(codeOf);
    const { url, received } = await smtpReceiver(refusingRecipients(asked));
    const toSenders = receipts({ smtpUrl: url, from: correspondents.from, siteUrl: 'https://a.example' });
    return { ...setUp(toSenders), asked, received };
  }

  it('that are older than a day are not sent', async () => {
    let code: number | undefined = 450;
    const { accept, attempted, pass, deliveries, received } = await against(() => code);
    await accept();
    await attempted(1);
    expect(await deliveries()).toMatchObject([{ attempts: 1, reason: saying(/450/) }]);
    code = undefined;
    pass(DAY);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ reason: saying(/^expired/) }]));
    expect(received).toEqual([]);
  });

  it('that are refused are never tried again, not for a person either', async () => {
    const { database, accept, asked, next, pass, deliveries } = await against(() => 550);
    await accept();
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'failed' }]));
    expect(await retryDeliveries(database, 'failed', [team])).toBe(0);
    pass(31 * MINUTE);
    await next();
    expect(await deliveries()).toMatchObject([{ state: 'failed' }]);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('that are refused are no error in the log: they need nobody', async () => {
    const { accept, count, logged } = await against(() => 550);
    await accept();
    await eventually(async () => expect(await count('failed')).toBe(1));
    await eventually(() => expect(logged()).toMatchObject([{ level: 40 }]));
  });
});

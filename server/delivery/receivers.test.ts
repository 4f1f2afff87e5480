import { describe, expect, it, vi } from 'vitest';
import { envelope, eventually, message, setUp } from '#server/testing/delivery.ts';
import { refusal, refusingRecipients } from '#server/testing/mailServer.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR } from '#server/time.ts';
import { Refused } from './destinations/destination.ts';
import { smtpDestination } from './destinations/smtp.ts';

describe('delivery to those who refuse, wholly or in part', () => {
  it('gives up at once when the message is refused for good, and keeps it', async () => {
    const send = vi.fn(() => Promise.reject(new Refused('550 no such user', 550)));
    const { outbox, lines } = setUp({ send });
    await outbox.accept(message);
    await eventually(async () => expect((await outbox.count()).failed).toBe(1));
    expect(send).toHaveBeenCalledOnce();
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 40, responseCode: 550 }),
    );
  });

  it('repeats what a setting of ours has refused, and notes that it needs a person', async () => {
    let full = true;
    const { url, received } = await smtpReceiver({
      onRcptTo: (_address, _session, done) => done(full ? refusal(552, 'mailbox of team@ is full') : null),
    });
    const { outbox, lines, metrics, pass } = setUp(smtpDestination(url, envelope));
    const acceptance = await outbox.accept(message);
    const told = () => lines.map((line) => JSON.parse(line) as object);
    await eventually(() =>
      expect(told()).toContainEqual(
        expect.objectContaining({
          level: 40,
          message: 'id' in acceptance ? acceptance.id : '',
          code: 'EENVELOPE',
          responseCode: 552,
        }),
      ),
    );
    expect(lines.join('')).not.toContain('team@');
    expect(await metrics.render()).toContain('contact_person_needed_total{reason="refused"} 1');
    expect(await outbox.troubled(new Date(0))).toMatchObject([{ trouble: 'refused', count: 1 }]);
    await eventually(async () =>
      expect(await outbox.list({ limit: 1 })).toMatchObject([{ state: 'queued', attempts: 1 }]),
    );
    full = false;
    pass(HOUR);
    await eventually(() => expect(received).toHaveLength(1));
  });

  it.each([
    [452, []],
    [550, [{ trouble: 'partly_refused', count: 1 }]],
  ])(
    'repeats for a recipient refused with %i, and for that one alone, and notes as trouble: %j',
    async (code, troubled) => {
      const [team, chief] = ['team@bewertra.example', 'Chief@bewertra.example'];
      let refused: string | undefined = chief;
      const { url, received } = await smtpReceiver(
        refusingRecipients((address) => (address === refused ? code : undefined)),
      );
      const to = `${team}, The Chief <${chief.replace('bew', 'Bew')}>`;
      const { outbox, lines, pass } = setUp(smtpDestination(url, { ...envelope, to }));
      await outbox.accept(message);
      const first = async () => (await outbox.list({ limit: 1 }))[0];
      await eventually(async () => expect((await first())?.reason).toContain(`${chief}: ${code}`));
      expect(await first()).toMatchObject({ state: 'queued', reached: [team] });
      expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
        expect.objectContaining({ level: 40, responseCode: code }),
      );
      expect(lines.join('')).not.toContain('@');
      expect(await outbox.troubled(new Date(0))).toMatchObject(troubled);

      refused = undefined;
      pass(HOUR);
      await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
      expect(received.map((mail) => mail.to)).toEqual([[team], [chief]]);
      expect(received[1]?.mail.to).toEqual(received[0]?.mail.to);
      expect(received[1]?.mail.to).toHaveLength(2);
    },
  );

  it('sends to those who are configured now and do not have the message', async () => {
    const { url, received } = await smtpReceiver(
      refusingRecipients((address) => (address === 'old@b.example' ? 450 : undefined)),
    );
    let to = 'team@b.example, old@b.example';
    const { outbox, pass } = setUp({
      send: (...given) => smtpDestination(url, { ...envelope, to }).send(...given),
    });
    await outbox.accept(message);
    await eventually(async () =>
      expect((await outbox.list({ limit: 1 }))[0]?.reason).toContain('old@b.example'),
    );
    to = 'TEAM@b.example, new@b.example';
    pass(HOUR);
    await eventually(async () => expect((await outbox.count()).delivered).toBe(1));
    expect(received.map((mail) => mail.to)).toEqual([['team@b.example'], ['new@b.example']]);
  });

  it('tells nobody of a receipt that could not be delivered, and leaves the team’s delivery alone', async () => {
    const { outbox, lines, metrics } = setUp({
      kind: 'receipt',
      send: () => Promise.reject(new Refused('550 no such user', 550)),
    });
    const acceptance = await outbox.accept({ ...message, destinations: ['team', 'receipt'] });
    await eventually(async () => expect((await outbox.backlog()).receipt.failed).toBe(1));
    expect(acceptance).toMatchObject({ kind: 'accepted' });
    expect(await outbox.count()).toEqual({ queued: 1, delivered: 0, failed: 0 });
    await eventually(() => expect(lines.join('')).toContain('delivery failed for good'));
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    expect(await metrics.render()).not.toContain('contact_person_needed_total{');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { correspondents, eventually, setUp } from '#server/testing/delivery.ts';
import type { Misbehaviour, Moment } from '#server/testing/mailServer.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { HOUR, SECOND } from '#server/time.ts';
import { teamMailboxes } from './destinations/smtp.ts';

// Tests wait until the worker has looked.
vi.mock('#server/store/outbox.ts', { spy: true });

/** TLS as across a network, with the test server's own certificate. */
const withTls = '?requireTLS=true&tls.rejectUnauthorized=false';

/** How often a delivery is tried in these tests: more often than a message that is refused for good would be. */
const attempts = 4;

/** A worker before a real server that misbehaves at one moment of each conversation until it is told to behave. */
async function against(moment: Moment, what: Misbehaviour, query = '', login = '') {
  let isBroken = true;
  const hasLogin = login !== '';
  const { url, received } = await smtpReceiver({
    disabledCommands: hasLogin || moment === 'STARTTLS' ? [] : ['AUTH', 'STARTTLS'],
    ...(hasLogin
      ? { allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(null, { user: 1 }) }
      : {}),
    misbehave: (now) => (isBroken && now === moment ? what : undefined),
  });
  const destination = teamMailboxes(`${url.replace('//', `//${login}`)}${query}`, correspondents);
  // Silence is waited for; a busy machine has time for anything else.
  const worker = setUp(destination, what === 'silence' ? { attemptLimit: 2 * SECOND } : {});
  await worker.accept();
  /** Waits until so many attempts have ended, each in its time. */
  const tried = async (times: number) => {
    for (let time = 1; time <= times; time += 1) {
      await eventually(() => expect(ended()).toBeGreaterThanOrEqual(time));
      if (time < times) worker.pass(4 * HOUR);
    }
  };
  const ended = () => worker.lines.filter((line) => line.includes('delivery failed')).length;
  return { ...worker, received, tried, mend: () => (isBroken = false) };
}

describe('a mail server that refuses before it has heard of a recipient', () => {
  it.each<[Moment, Misbehaviour, query?: string, login?: string]>([
    ['GREETING', '554 no SMTP service here'],
    ['GREETING', '530 no'],
    ['GREETING', '503 bad sequence'],
    ['EHLO', '550 not you'],
    ['STARTTLS', '454 TLS not available', withTls],
    ['STARTTLS', '502 no TLS here', withTls],
    ['AUTH', '535 5.7.8 wrong password', '', 'me:wrong@'],
    ['AUTH', '534 5.7.9 mechanism too weak', '', 'me:wrong@'],
    ['MAIL', '530 5.7.0 authentication required'],
    ['MAIL', '503 5.5.4 send AUTH first'],
    ['MAIL', '550 5.4.5 daily quota of the account is used up'],
    ['MAIL', '501 5.1.7 bad sender address syntax'],
    ['RCPT', '550 5.7.1 relaying denied'],
    ['RCPT', '554 5.7.1 client host blocked'],
    ['DATA', '554 no valid recipients'],
  ])('%s: "%s" uses up no message, which arrives once it is mended', async (moment, what, query, login) => {
    const { tried, deliveries, received, mend, pass, count } = await against(moment, what, query, login);
    await tried(attempts);
    expect(await deliveries()).toMatchObject([{ state: 'queued', refusals: 0 }]);
    mend();
    pass(HOUR);
    await eventually(async () => expect(await count('delivered')).toBe(1));
    expect(received).toHaveLength(1);
  });

  it('a server that takes STARTTLS out of its list refuses TLS, which uses up no message', async () => {
    const { url, received } = await smtpReceiver();
    const worker = setUp(teamMailboxes(url + withTls, correspondents));
    await worker.accept();
    const ended = () => worker.lines.filter((line) => line.includes('delivery failed')).length;
    for (let time = 1; time <= attempts; time += 1) {
      await eventually(() => expect(ended()).toBe(time));
      worker.pass(4 * HOUR);
    }
    expect(await worker.deliveries()).toMatchObject([{ state: 'queued', refusals: 0 }]);
    expect(received).toEqual([]);
  });
});

describe('a mail server that hangs up or falls silent before the final dot', () => {
  const expectNoneUsedUp = async (moment: Moment, what: Misbehaviour) => {
    const { tried, deliveries } = await against(moment, what);
    await tried(3);
    expect(await deliveries(), moment).toMatchObject([{ state: 'queued', refusals: 0 }]);
  };

  it.each<Moment>(['GREETING', 'EHLO', 'MAIL', 'RCPT', 'DATA'])(
    '%s: hang up uses up no message, since nothing can have arrived',
    (moment) => expectNoneUsedUp(moment, 'hang up'),
  );

  // All at once: each of them waits six seconds for an answer that does not come.
  it('silence at any moment uses up no message, since nothing can have arrived', async () => {
    const moments: Moment[] = ['GREETING', 'EHLO', 'MAIL', 'RCPT', 'DATA'];
    await Promise.all(moments.map((moment) => expectNoneUsedUp(moment, 'silence')));
  });
});

describe('a mail server that files the mail and never says so', () => {
  it.each<Misbehaviour>(['hang up', 'silence'])('%s: gets two copies, and a person is told', async (what) => {
    const { pass, next, deliveries, received, lines } = await against('FINAL DOT', what);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ attempts: 1, refusals: 1 }]));
    pass(3 * HOUR);
    await eventually(async () => expect(await deliveries()).toMatchObject([{ state: 'failed' }]));
    pass(24 * HOUR);
    await next();
    expect(received).toHaveLength(2);
    expect((await deliveries())[0]?.reason).toContain('may have arrived');
    expect(lines.join('')).toContain('the message is kept');
  });
});

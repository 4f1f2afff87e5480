import { describe, expect, it } from 'vitest';
import { failureOf, statusOf } from './failureOf.ts';

/** An error as nodemailer makes it. */
const failed = (facts: object) => Object.assign(new Error('failed'), facts);

describe('the enhanced status of a reply', () => {
  it.each([
    ['550 5.1.1 <a@b.example>: User unknown', '5.1.1'],
    ['550-5.7.26 Unauthenticated\n550 5.7.26 see', '5.7.26'],
    ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", '5.7.1'],
    ['421 4.10.255 slow', '4.10.255'],
    ['250 2.0.0', '2.0.0'],
    ['no such user (#5.12.345)', '5.12.345'],
    ['550 User unknown', undefined],
    ['1550 5.1.1 no reply begins so', undefined],
    ['550 5.1.1x no', undefined],
    ['550 3.1.1 no class of ours', undefined],
    [undefined, undefined],
    ['554 Service unavailable; client [5.1.2.3] blocked', undefined],
  ])('of "%s" is %s', (response, status) => {
    expect(statusOf(response)).toBe(status);
  });
});

it('the answer to DATA and the answer to the final dot are told apart, though nodemailer calls both DATA', () => {
  const answer = { command: 'DATA', responseCode: 554, response: '554 no' };
  expect(failureOf(failed({ ...answer, code: 'EENVELOPE' }), 'data').stage).toBe('data');
  expect(failureOf(failed({ ...answer, code: 'EMESSAGE' }), 'final dot').stage).toBe('final dot');
});

it('a reply to MAIL FROM is one, also where commands were sent in a row (RFC 2920)', () => {
  const answer = { command: 'MAIL FROM', code: 'EENVELOPE', responseCode: 550, response: '550 5.1.8 no' };
  expect(failureOf(failed(answer), 'data')).toMatchObject({ stage: 'mail', code: 550, status: '5.1.8' });
});

it('an expired certificate is no lost connection', () => {
  const error = failed({ command: 'CONN', code: 'ESOCKET', originalCode: 'CERT_HAS_EXPIRED' });
  expect(failureOf(error, 'starttls').kind).toBe('tls');
});

it('a connection that breaks in the middle of a handshake is lost', () => {
  expect(failureOf(failed({ command: 'CONN', code: 'ETLS' }), 'starttls').kind).toBe('lost');
});

it('the end of the attempt’s own time is a time-out', () => {
  expect(failureOf(failed({ code: 'EABORT' }), 'final dot')).toMatchObject({ kind: 'timeout' });
});

it('a login without a password never reaches the server', () => {
  expect(failureOf(failed({ command: 'API', code: 'EAUTH' }), 'ehlo').kind).toBe('unusable');
});

describe('a reply', () => {
  it.each([
    ['EHLO', 'ehlo'],
    ['HELO', 'ehlo'],
    ['STARTTLS', 'starttls'],
    ['AUTH PLAIN', 'auth'],
    ['AUTH', 'auth'],
    ['MAIL FROM', 'mail'],
    ['RCPT TO', 'rcpt'],
  ] as const)('to %s is one at the stage of that command', (command, stage) => {
    const answer = failed({ command, code: 'EENVELOPE', responseCode: 550, response: '550 no' });
    expect(failureOf(answer, 'final dot')).toMatchObject({ stage, kind: 'reply' });
  });

  it.each(['CONN', 'API', undefined])(
    'to no command (%s) is one at the stage that was reached',
    (command) => {
      const answer = failed({ command, responseCode: 421, response: '421 too busy' });
      expect(failureOf(answer, 'greeting').stage).toBe('greeting');
    },
  );

  it('comes with its words, for servers that say the reason in words only', () => {
    const answer = failed({ command: 'RCPT TO', responseCode: 550, response: '550 relay not permitted' });
    expect(failureOf(answer, 'rcpt').text).toBe('550 relay not permitted');
  });
});

it('a server that is silent is a time-out, at the stage that was reached', () => {
  expect(failureOf(failed({ command: 'CONN', code: 'ETIMEDOUT' }), 'auth')).toEqual({
    stage: 'auth',
    kind: 'timeout',
  });
});

it('whatever happens after the final dot may have been lost on the way', () => {
  expect(failureOf(failed({ code: 'EUNKNOWN' }), 'final dot').kind).toBe('lost');
});

it.each(['ECONNECTION', 'ESOCKET', 'EDNS', 'EPROTOCOL'])('%s is trouble of the way', (code) => {
  expect(failureOf(failed({ command: 'CONN', code }), 'connect').kind).toBe('lost');
});

it('an error without any code never reached the server', () => {
  expect(failureOf(new Error('failed'), 'connect')).toEqual({ stage: 'connect', kind: 'unusable' });
});

import { describe, expect, it } from 'vitest';
import { failureOf, statusOf } from './failureOf.ts';

/** An error as nodemailer makes it. */
const failed = (facts: object) => Object.assign(new Error('failed'), facts);

describe('the enhanced status of a reply', () => {
  it.each([
    ['550 5.1.1 <a@b.example>: User unknown', '5.1.1'],
    ['550-5.7.26 Unauthenticated\n550 5.7.26 see', '5.7.26'],
    ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", '5.7.1'],
    ['550 User unknown', undefined],
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

import { describe, expect, it } from 'vitest';
import { faultOf, smtpStages, type SmtpFailure, type SmtpStage } from './faultOf.ts';

type Row = [
  stage: SmtpStage,
  code: number,
  status: string | undefined,
  verdict: `${'message' | 'recipient' | 'server' | 'own'}, ${'for good' | 'for now'}`,
  source: string,
];

/** What each reply means. Sources: RFC 5321 (4.2, 4.3.2), 4954 (6), 3207 (4), 3463, 7372, 7504, 7505, 1870. */
const replies: Row[] = [
  ['greeting', 554, undefined, 'server, for good', 'RFC 5321, 3.1: no SMTP service here'],
  ['greeting', 521, undefined, 'server, for good', 'RFC 7504: the host does not accept mail'],
  ['greeting', 421, undefined, 'server, for now', 'RFC 5321, 4.2.3: service not available'],
  ['greeting', 450, undefined, 'server, for now', 'any 4yz is temporary: RFC 5321, 4.2.1'],
  ['greeting', 530, undefined, 'own, for good', 'RFC 4954, 6: authentication required'],
  ['greeting', 503, undefined, 'server, for good', 'RFC 5321, 4.2.2: bad sequence'],
  ['ehlo', 550, undefined, 'server, for good', 'RFC 5321, 4.3.2: not this client'],
  ['ehlo', 504, undefined, 'server, for good', 'RFC 5321, 4.3.2: parameter not implemented'],
  ['ehlo', 421, undefined, 'server, for now', 'RFC 5321, 3.8: shutting down'],
  ['starttls', 454, undefined, 'server, for now', 'RFC 3207, 4: TLS not available for a while'],
  ['starttls', 501, undefined, 'server, for good', 'RFC 3207, 4: syntax error'],
  [
    'starttls',
    502,
    undefined,
    'server, for good',
    'RFC 5321, 4.2.4: not implemented, or taken out of the list',
  ],
  ['ehlo', 432, undefined, 'server, for now', 'any 4yz is temporary, and 432 is of a login: RFC 4954, 6'],
  ['auth', 432, '4.7.12', 'own, for good', 'RFC 4954, 6: a password transition is needed'],
  ['auth', 454, '4.7.0', 'server, for now', 'RFC 4954, 6: temporary authentication failure'],
  ['auth', 500, '5.5.6', 'server, for good', 'RFC 4954, 6: the exchange line is too long'],
  ['auth', 504, '5.5.4', 'own, for good', 'RFC 4954, 4: unknown mechanism'],
  ['auth', 534, '5.7.9', 'own, for good', 'RFC 4954, 6: the mechanism is too weak'],
  ['auth', 535, '5.7.8', 'own, for good', 'RFC 4954, 6: credentials invalid'],
  ['auth', 538, '5.7.11', 'own, for good', 'RFC 4954, 6: encryption required'],
  ['mail', 530, '5.7.0', 'own, for good', 'RFC 4954, 6: authentication required'],
  ['mail', 501, '5.1.7', 'own, for good', 'RFC 5321, 4.3.2: syntax of the sender, as of <>'],
  ['mail', 550, undefined, 'own, for good', 'RFC 5321, 4.3.2: the sender, or the account’s quota'],
  ['mail', 553, '5.1.8', 'own, for good', 'RFC 5321, 4.3.2: the sender’s address'],
  ['mail', 555, undefined, 'own, for good', 'RFC 5321, 4.1.1.11: a parameter is not recognised'],
  ['mail', 552, '5.3.4', 'message, for good', 'RFC 1870, 4: larger than the system takes'],
  ['mail', 550, '5.3.2', 'server, for good', 'RFC 3463, X.3.2: not accepting messages'],
  ['mail', 554, undefined, 'server, for good', 'RFC 5321, 4.2.2: transaction failed'],
  ['mail', 503, '5.5.1', 'server, for good', 'RFC 5321, 4.3.2: bad sequence'],
  ['mail', 451, undefined, 'server, for now', 'RFC 5321, 4.3.2: error in processing'],
  ['mail', 452, undefined, 'server, for now', 'RFC 5321, 4.3.2: storage'],
  ['mail', 455, undefined, 'server, for now', 'RFC 5321, 4.3.2: parameters, for now'],
  ['rcpt', 550, '5.1.1', 'recipient, for good', 'RFC 5321, 4.3.2: no such mailbox'],
  ['rcpt', 550, undefined, 'recipient, for good', 'RFC 5321, 4.3.2: no such mailbox'],
  ['rcpt', 551, undefined, 'recipient, for good', 'RFC 5321, 3.4: not local'],
  ['rcpt', 552, '5.2.2', 'recipient, for good', 'RFC 3463, X.2.2: the mailbox is full'],
  ['rcpt', 553, undefined, 'recipient, for good', 'RFC 5321, 4.3.2: name of the mailbox'],
  ['rcpt', 501, '5.1.3', 'recipient, for good', 'RFC 5321, 4.3.2: syntax of the address'],
  ['rcpt', 556, '5.1.10', 'recipient, for good', 'RFC 7504 and 7505: its domain takes no mail'],
  ['rcpt', 554, '5.1.1', 'recipient, for good', 'RFC 3463, X.1.1, whatever the code'],
  ['rcpt', 554, '5.2.1', 'recipient, for good', 'RFC 3463, X.2.1: mailbox disabled'],
  ['rcpt', 450, '4.2.0', 'recipient, for now', 'RFC 5321, 4.3.2: busy, or greylisting'],
  ['rcpt', 451, '4.7.1', 'recipient, for now', 'greylisting'],
  ['rcpt', 452, '4.2.2', 'recipient, for now', 'RFC 3463, X.2.2: the mailbox is full'],
  ['rcpt', 550, '5.7.1', 'own, for good', 'RFC 3463, X.7.1: not authorised, relaying denied'],
  ['rcpt', 554, '5.7.1', 'own, for good', 'Postfix: relay access denied, client host blocked'],
  ['rcpt', 554, undefined, 'own, for good', 'Postfix: a restriction of clients and senders'],
  ['rcpt', 550, '5.1.8', 'own, for good', 'RFC 3463, X.1.8: the sender’s domain'],
  ['rcpt', 550, '5.7.27', 'own, for good', 'RFC 7505: the sender’s domain takes no mail'],
  ['rcpt', 550, '5.1.71', 'recipient, for good', 'RFC 3463: an address (X.1), and not X.1.7'],
  ['rcpt', 530, '5.7.0', 'own, for good', 'RFC 4954, 6: authentication required'],
  ['rcpt', 550, '5.3.2', 'server, for good', 'RFC 3463, X.3.2: not accepting messages'],
  ['rcpt', 555, '5.5.4', 'server, for good', 'RFC 3463, X.5: the protocol'],
  ['rcpt', 503, '5.5.1', 'server, for good', 'RFC 5321, 4.3.2: bad sequence'],
  ['rcpt', 421, '4.3.2', 'server, for now', 'RFC 5321, 3.8: shutting down'],
  ['data', 554, '5.5.1', 'server, for good', 'RFC 5321, 4.3.2: refused before the text'],
  ['data', 503, undefined, 'server, for good', 'RFC 5321, 4.3.2: bad sequence'],
  ['data', 451, undefined, 'server, for now', 'RFC 5321, 4.3.2'],
  ['final dot', 554, '5.6.0', 'message, for good', 'RFC 5321, 4.3.2: transaction failed, after the text'],
  ['final dot', 554, undefined, 'message, for good', 'RFC 5321, 4.3.2: transaction failed, after the text'],
  ['final dot', 550, '5.7.1', 'message, for good', 'RFC 5321, 4.3.2: policy, about what was read'],
  ['final dot', 552, '5.3.4', 'message, for good', 'RFC 1870, 6.3: larger than the system takes'],
  ['final dot', 552, '5.2.3', 'message, for good', 'RFC 3463, X.2.3: larger than the mailbox takes'],
  ['final dot', 552, '5.2.2', 'recipient, for good', 'RFC 3463, X.2.2: the mailbox is full'],
  ['final dot', 552, '5.2.30', 'recipient, for good', 'RFC 3463: a mailbox (X.2), and not X.2.3'],
  ['final dot', 550, '5.1.1', 'recipient, for good', 'RFC 3463, X.1.1: no such mailbox'],
  ['final dot', 550, '5.7.26', 'own, for good', 'RFC 7372: neither SPF nor DKIM passes'],
  ['final dot', 554, '5.3.0', 'server, for good', 'RFC 3463, X.3.0: the mail system'],
  ['final dot', 451, undefined, 'server, for now', 'RFC 5321, 4.3.2: error in processing'],
  ['final dot', 451, '4.7.0', 'server, for now', 'RFC 5321, 4.3.2: policy, for now'],
  ['final dot', 451, '4.3.0', 'server, for now', 'RFC 5321, 4.3.2: error in processing'],
  ['final dot', 452, '4.3.1', 'server, for now', 'RFC 5321, 4.3.2: storage'],
  ['final dot', 421, '4.3.2', 'server, for now', 'RFC 5321, 3.8: shutting down'],
];

const verdictOf = (failure: SmtpFailure) => {
  const { owner, isFinal } = faultOf(failure);
  return `${owner}, ${isFinal ? 'for good' : 'for now'}`;
};

describe('a reply of an SMTP server', () => {
  it.each(replies)('to %s with %i %s is about: %s (%s)', (stage, code, status, verdict) => {
    expect(verdictOf({ stage, kind: 'reply', code, status })).toBe(verdict);
  });

  it('that denies relaying in words alone, as Exim does, is about our login', () => {
    const denied: SmtpFailure = { stage: 'rcpt', kind: 'reply', code: 550, text: '550 relay not permitted' };
    expect(verdictOf(denied)).toBe('own, for good');
  });
});

describe.each(['lost', 'timeout'] as const)('a conversation that ends without a reply (%s)', (kind) => {
  it.each(smtpStages.filter((stage) => stage !== 'final dot'))('at %s has sent nothing', (stage) => {
    expect(verdictOf({ stage, kind })).toBe('server, for now');
  });

  it('after the final dot may have sent it', () => {
    expect(faultOf({ stage: 'final dot', kind })).toEqual({ owner: 'unanswered', isFinal: false });
  });
});

it.each(smtpStages)('a certificate that is not accepted at %s is ours to see to', (stage) => {
  expect(verdictOf({ stage, kind: 'tls' })).toBe('own, for good');
});

it('what fails before anything is sent, as a login without a password, is our own', () => {
  expect(verdictOf({ stage: 'auth', kind: 'unusable' })).toBe('own, for good');
});

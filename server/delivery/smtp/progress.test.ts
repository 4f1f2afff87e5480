import { expect, it } from 'vitest';
import type { SmtpStage } from './faultOf.ts';
import { smtpProgress } from './progress.ts';

/** What nodemailer logs in a conversation, in its order, and how far it has come then. */
const conversation: [log: 'info' | 'debug', tnx: string, text: string, stage: SmtpStage][] = [
  ['info', 'dns', 'Resolved mail.example', 'connect'],
  ['info', 'network', 'Connection established to 192.0.2.1:587', 'greeting'],
  ['debug', 'server', '220 mail.example ESMTP', 'greeting'],
  ['debug', 'client', 'EHLO web.example', 'ehlo'],
  ['debug', 'server', '250-STARTTLS', 'ehlo'],
  ['debug', 'client', 'STARTTLS', 'starttls'],
  ['debug', 'client', 'EHLO web.example', 'ehlo'],
  ['debug', 'client', 'AUTH PLAIN secret', 'auth'],
  ['info', 'smtp', 'User authenticated', 'auth'],
  ['debug', 'client', 'MAIL FROM:<web@bewertra.example>', 'mail'],
  ['debug', 'client', 'RCPT TO:<team@bewertra.example>', 'rcpt'],
  ['debug', 'client', 'DATA', 'data'],
  ['debug', 'server', '354 go on', 'data'],
  ['info', 'message', '<1000 bytes encoded mime message>', 'final dot'],
  ['debug', 'server', '250 queued', 'final dot'],
];

it('follows a conversation to the answer that is awaited', () => {
  const { logger, stage } = smtpProgress();
  expect(stage()).toBe('connect');
  for (const [log, tnx, text, reached] of conversation) {
    logger[log]({ tnx }, text);
    expect(stage(), text).toBe(reached);
  }
});

it('knows an older server’s greeting', () => {
  const { logger, stage } = smtpProgress();
  logger.debug({ tnx: 'client' }, 'HELO web.example');
  expect(stage()).toBe('ehlo');
});

it.each([
  '* STARTTLS',
  'STARTTLS now',
  'NOOP AUTH ',
  'X MAIL FROM:<>',
  'X RCPT TO:<>',
  'BDAT DATA',
  'DATA 1',
])('takes no other line for the command in it: %s', (line) => {
  const { logger, stage } = smtpProgress();
  logger.debug({ tnx: 'client' }, line);
  expect(stage()).toBe('connect');
});

it('takes nothing that a server says for a command of ours', () => {
  const { logger, stage } = smtpProgress();
  logger.debug({ tnx: 'server' }, 'DATA');
  expect(stage()).toBe('connect');
});

it('is not greeted by a connection that is closed', () => {
  const { logger, stage } = smtpProgress();
  logger.info({ tnx: 'network' }, 'Connection closed');
  expect(stage()).toBe('connect');
});

import type { SmtpStage } from './faultOf.ts';

type Entry = { tnx?: string };

/** The stage that begins with a command. */
const begins: readonly [command: RegExp, stage: SmtpStage][] = [
  [/^(?:EHLO|HELO) /, 'ehlo'],
  [/^STARTTLS$/, 'starttls'],
  [/^AUTH /, 'auth'],
  [/^MAIL FROM:/, 'mail'],
  [/^RCPT TO:/, 'rcpt'],
  [/^DATA$/, 'data'],
];

/**
 * Notes how far an SMTP conversation comes. nodemailer's errors name a lost connection and a time-out "CONN" whatever
 * the stage, so this listens where it logs: `transactionLog` gives commands, and `message` the end of the text with its
 * final dot. Nothing of it is kept but the stage.
 */
export function smtpProgress() {
  let stage: SmtpStage = 'connect';
  const logger = {
    debug({ tnx }: Entry, line: string) {
      if (tnx === 'client') stage = begins.find(([command]) => command.test(line))?.[1] ?? stage;
    },
    info({ tnx }: Entry, text: string) {
      if (tnx === 'network' && text.includes('established')) stage = 'greeting';
      if (tnx === 'message') stage = 'final dot';
    },
    warn: () => undefined,
    error: () => undefined,
    trace: () => undefined,
    fatal: () => undefined,
  };
  return { logger, stage: () => stage };
}

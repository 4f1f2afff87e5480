import type { SMTPTransportOptions } from 'nodemailer';
import { MINUTE } from '#server/time.ts';

/**
 * How long a mail server may take, in milliseconds, phase by phase: the least that RFC 5321, section 4.5.3.2,
 * asks of a client. Who gives up earlier after the final dot sends copies of what the server is still filing.
 */
export const phaseLimits = {
  /** To be found and to take the connection; the RFC says nothing of it. */
  connection: MINUTE,
  /** 4.5.3.2.1: "Initial 220 Message". */
  greeting: 5 * MINUTE,
  /** 4.5.3.2.2 and .3: MAIL and RCPT; also what comes before (EHLO, STARTTLS, AUTH). */
  command: 5 * MINUTE,
  /** 4.5.3.2.4: "DATA Initiation". */
  data: 2 * MINUTE,
  /** 4.5.3.2.5: "Data Block". A message of ours is a few blocks; they share the limit of one. */
  block: 3 * MINUTE,
  /** 4.5.3.2.6: "DATA Termination", the answer to the final dot. */
  answer: 10 * MINUTE,
};

export type PhaseLimits = typeof phaseLimits;
type Phase = keyof PhaseLimits;

/** A phase took longer than it may. */
class PhaseEnded extends Error {
  readonly code = 'ETIMEDOUT';
}

/**
 * Follows what client and server say to each other, by nodemailer's own log of it, and calls `abort` when the
 * server lets a phase's time pass. Nothing of the log is kept.
 */
export function followConversation(limits: PhaseLimits, abort: (reason: Error) => void) {
  let phase: Phase;
  let timer: NodeJS.Timeout | undefined;
  /** Commands without an answer yet, oldest first: several with PIPELINING (RFC 2920). */
  const unanswered: string[] = [];

  function enter(next: Phase): void {
    phase = next;
    clearTimeout(timer);
    const time = limits[phase];
    timer = setTimeout(
      () => abort(new PhaseEnded(`the mail server took longer than ${time} ms (${phase})`)),
      time,
    );
  }

  function note({ tnx }: { tnx?: string }, text: unknown): void {
    // Whatever comes after the final dot is the answer to it, or the end of the connection.
    if (phase === 'answer') return;
    if (tnx === 'network' && phase === 'connection') {
      enter('greeting');
      return;
    }
    if (tnx === 'client') unanswered.push(String(text).split(' ', 1)[0] ?? '');
    else if (tnx !== 'server') return;
    else if (unanswered.shift() === 'DATA' && /^[23]/.test(String(text))) {
      enter('block');
      return;
    }
    enter(unanswered[0] === 'DATA' ? 'data' : 'command');
  }

  enter('connection');
  return {
    /** For nodemailer's transport: what it logs of each connection, command and answer. */
    options: {
      transactionLog: true,
      logger: Object.fromEntries(
        ['trace', 'debug', 'info', 'warn', 'error', 'fatal'].map((level) => [level, note]),
      ),
      // Nodemailer's own limits, where it has one for the phase; never shorter than those above.
      connectionTimeout: limits.connection + limits.greeting,
      greetingTimeout: limits.greeting,
      socketTimeout: limits.answer,
    } satisfies SMTPTransportOptions,
    /** Nodemailer has handed over all of the message; the final dot follows at once. */
    allSent: () => enter('answer'),
    /** Whether the server may have taken the message without our knowing. */
    isInDoubt: () => phase === 'answer',
    end: () => clearTimeout(timer),
  };
}

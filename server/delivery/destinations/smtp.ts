import { createTransport, type SMTPSentMessageInfo, type SMTPTransportOptions } from 'nodemailer';
import { isLoopback } from '#common/settings/loopback.ts';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { missingOf, recipientsOf } from '#server/delivery/recipients.ts';
import type { OutboxMessage } from '#server/store/message.ts';
import { followConversation, phaseLimits, type PhaseLimits } from './conversation.ts';
import {
  Incomplete,
  Refused,
  Uncertain,
  Yielded,
  type Attempt,
  type Destination,
  type Refusal,
} from './destination.ts';

/**
 * Options for nodemailer. Across a network TLS is required, unless the address itself says
 * `?requireTLS=false`; on the same machine it is left out, where its certificate would not verify.
 */
export function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const local = isLoopback(new URL(smtpUrl).hostname);
  return {
    // What the address says in its query wins over the keys below (nodemailer's own rule).
    url: smtpUrl,
    ...(local ? { ignoreTLS: true } : { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type SmtpError = Error & {
  code?: string;
  permanent?: boolean;
  response?: string;
  responseCode?: number;
  recipient?: string;
  rejectedErrors?: SmtpError[];
};

/**
 * Sends through the SMTP server at `smtpUrl`.
 * @param limits how long the server may take, phase by phase
 */
export function smtpDestination(
  smtpUrl: string,
  envelope: Envelope,
  limits: PhaseLimits = phaseLimits,
): Destination {
  const options = smtpOptions(smtpUrl);
  const recipients = recipientsOf(envelope.to);

  /** One conversation with the server. Resolves to whom it took the message for, and why not for others. */
  async function converse(
    message: OutboxMessage,
    to: string[],
    attempt: Attempt,
  ): Promise<SMTPSentMessageInfo> {
    const ended = new AbortController();
    const talk = followConversation(limits, (reason) => ended.abort(reason));
    const yieldTo = () => {
      if (!talk.isInDoubt()) ended.abort(new Yielded());
    };
    attempt.yield.addEventListener('abort', yieldTo);
    // A transport of its own: what it logs belongs to this conversation.
    const transport = createTransport({ ...talk.options, ...options });
    transport.use('stream', ({ message: mail }, done) => {
      // Read to its end, not a byte too early: nodemailer reads as fast as the server does.
      mail.processFunc((source) => source.once('end', talk.allSent));
      done();
    });
    try {
      return await transport.sendMail({
        ...composeMail(message, envelope),
        envelope: { from: envelope.from, to },
        signal: AbortSignal.any([ended.signal, attempt.cut]),
      });
    } catch (cause) {
      const error = (ended.signal.aborted ? ended.signal.reason : cause) as SmtpError;
      // Any answer, even a refusal, leaves no doubt.
      if (talk.isInDoubt() && error.responseCode === undefined)
        throw new Uncertain(`no answer after the whole message was sent: ${error.message}`, error.code);
      throw error;
    } finally {
      talk.end();
      attempt.yield.removeEventListener('abort', yieldTo);
      transport.close();
    }
  }

  return {
    kind: 'team',
    name: new URL(smtpUrl).host,
    async send(message, attempt) {
      const due = missingOf(recipients, attempt.reached);
      if (due.length === 0) return;
      if (attempt.yield.aborted) throw new Yielded();
      let info: SMTPSentMessageInfo;
      try {
        info = await converse(message, due, attempt);
      } catch (cause) {
        const error = cause as SmtpError;
        // After DATA the server has read the message. What it refuses before (login, sender, recipient)
        // is a matter of settings, here or there, and goes once somebody has mended them.
        if (error.permanent && error.code === 'EMESSAGE')
          throw new Refused(error.message, error.responseCode);
        if (error.rejectedErrors === undefined) throw error;
        throw new Incomplete([], error.rejectedErrors.map(refusalOf));
      }
      const { accepted, rejectedErrors = [] } = info;
      if (rejectedErrors.length === 0) return;
      const missing = missingOf(due, accepted);
      throw new Incomplete(missingOf(due, missing), rejectedErrors.map(refusalOf));
    },
    close: () => undefined,
  };
}

function refusalOf(error: Error): Refusal {
  const { recipient = '', response = '', responseCode = 0, permanent = false } = error as SmtpError;
  return { recipient, response, responseCode, permanent };
}

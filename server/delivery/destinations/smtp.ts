import {
  createTransport,
  type SendMailOptions,
  type SMTPSentMessageInfo,
  type SMTPTransportOptions,
} from 'nodemailer';
import { isLoopback } from '#common/settings/loopback.ts';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { missingOf, recipientsOf } from '#server/delivery/recipients.ts';
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

/** A mail with its envelope: the return path, which may be empty, and the addresses of its recipients. */
export type Mail = SendMailOptions & { envelope: { from: string; to: string[] } };

/**
 * Sends mails through the SMTP server at `smtpUrl`, one in a conversation; throws what `Destination.send` does.
 * @param limits how long the server may take, phase by phase
 */
export function smtpSender(smtpUrl: string, limits: PhaseLimits = phaseLimits) {
  const options = smtpOptions(smtpUrl);

  /** One conversation with the server. Resolves to whom it took the mail for, and why not for others. */
  async function converse(mail: Mail, attempt: Attempt): Promise<SMTPSentMessageInfo> {
    const ended = new AbortController();
    const talk = followConversation(limits, (reason) => ended.abort(reason));
    const yieldTo = () => {
      if (!talk.isInDoubt()) ended.abort(new Yielded());
    };
    attempt.yield.addEventListener('abort', yieldTo);
    // A transport of its own: what it logs belongs to this conversation.
    const transport = createTransport({ ...talk.options, ...options });
    transport.use('stream', ({ message }, done) => {
      // Read to its end, not a byte too early: nodemailer reads as fast as the server does.
      message.processFunc((source) => source.once('end', talk.allSent));
      done();
    });
    try {
      return await transport.sendMail({
        ...mail,
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

  return async (mail: Mail, attempt: Attempt): Promise<void> => {
    if (attempt.yield.aborted) throw new Yielded();
    let info: SMTPSentMessageInfo;
    try {
      info = await converse(mail, attempt);
    } catch (cause) {
      const error = cause as SmtpError;
      // After DATA the server has read the message. What it refuses before (login, sender, recipient)
      // is a matter of settings, here or there, and goes once somebody has mended them.
      if (error.permanent && error.code === 'EMESSAGE') throw new Refused(error.message, error.responseCode);
      if (error.rejectedErrors === undefined) throw error;
      throw new Incomplete([], error.rejectedErrors.map(refusalOf));
    }
    const { accepted, rejectedErrors = [] } = info;
    if (rejectedErrors.length === 0) return;
    const { to } = mail.envelope;
    throw new Incomplete(missingOf(to, missingOf(to, accepted)), rejectedErrors.map(refusalOf));
  };
}

/** The team's mailboxes, through the SMTP server at `smtpUrl`. */
export function smtpDestination(smtpUrl: string, envelope: Envelope, limits?: PhaseLimits): Destination {
  const send = smtpSender(smtpUrl, limits);
  const recipients = recipientsOf(envelope.to);
  return {
    kind: 'team',
    name: new URL(smtpUrl).host,
    async send(message, attempt) {
      const to = missingOf(recipients, attempt.reached);
      if (to.length === 0) return;
      await send({ ...composeMail(message, envelope), envelope: { from: envelope.from, to } }, attempt);
    },
    close: () => undefined,
  };
}

function refusalOf(error: Error): Refusal {
  const { recipient = '', response = '', responseCode = 0, permanent = false } = error as SmtpError;
  return { recipient, response, responseCode, permanent };
}

import addressparser from 'nodemailer/lib/addressparser';
import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { isLoopback } from '#common/settings/loopback.ts';
import { composeMail, type Correspondents } from '#server/delivery/compose.ts';
import { encodingNames } from '#server/delivery/headerText.ts';
import { attemptLimit } from '#server/delivery/policy.ts';
import { failureOf } from '#server/delivery/smtp/failureOf.ts';
import { faultOf, type SmtpFailure } from '#server/delivery/smtp/faultOf.ts';
import { smtpProgress } from '#server/delivery/smtp/progress.ts';
import { addressKey } from '#server/store/addressKey.ts';
import type { Delivery } from '#server/store/message.ts';
import { MINUTE } from '#server/time.ts';
import { DeliveryError, type DestinationOf } from './destination.ts';

/**
 * Options for nodemailer. Across a network TLS is required, unless the address itself says
 * `?requireTLS=false`; on the same machine it is left out, where its certificate would not verify, unless the address
 * says `?requireTLS=true`.
 */
export function smtpOptions(smtpUrl: string): SMTPTransportOptions {
  const { hostname, searchParams } = new URL(smtpUrl);
  const withoutTls = isLoopback(hostname) && searchParams.get('requireTLS') !== 'true';
  return {
    // What the address says in its query wins over the keys below (nodemailer's own rule).
    url: smtpUrl,
    ...(withoutTls ? { ignoreTLS: true } : { requireTLS: true }),
    disableFileAccess: true,
    disableUrlAccess: true,
    connectionTimeout: MINUTE,
    // RFC 5321, 4.5.3.2.1.
    greetingTimeout: 5 * MINUTE,
    // Silence is what the attempt's own limit ends: after any other error a mail is soon sent again, with a copy each.
    socketTimeout: attemptLimit + MINUTE,
  };
}

/** A mail with its envelope (RFC 5321): the return path, which may be empty, and the addresses it is delivered to. */
export type Mail = SendMailOptions & { envelope: { from: string; to: string[] } };

/** A mail that an SMTP server did not take, and at which stage. */
export class SmtpError extends DeliveryError {
  readonly failure: SmtpFailure;

  constructor(cause: Error, failure: SmtpFailure) {
    const fault = faultOf(failure);
    const mayHaveArrived = fault.owner === 'unanswered';
    const words = failure.kind === 'timeout' ? 'no answer within the time limit' : cause.message;
    super(mayHaveArrived ? `${words}; it may have arrived` : words, fault, failure.code, { cause });
    this.name = 'SmtpError';
    this.failure = failure;
  }
}

/**
 * Sends a mail through the SMTP server at `smtpUrl`, in a conversation of its own.
 * @throws SmtpError
 */
export async function sendMail(mail: Mail, smtpUrl: string, signal: AbortSignal): Promise<void> {
  const progress = smtpProgress();
  const options = { ...smtpOptions(smtpUrl), logger: progress.logger, transactionLog: true };
  const transport = encodingNames(createTransport(options));
  try {
    const { rejectedErrors = [] } = await transport.sendMail({ ...mail, signal });
    // One recipient of several, where a delivery is for all of them.
    const [refused] = rejectedErrors;
    if (refused !== undefined) throw refused;
  } catch (error) {
    const cause = error as Error;
    throw new SmtpError(cause, failureOf(cause, progress.stage()));
  } finally {
    transport.close();
  }
}

/** The addresses of a list such as MAIL_TO, each once, without names. */
function recipientsOf(list: string): string[] {
  const addresses = addressparser(list, { flatten: true }).map(({ address }) => address);
  return [...new Map(addresses.map((address) => [addressKey(address), address])).values()];
}

/** The team's mailboxes, through the SMTP server at `smtpUrl`. */
export type TeamMailboxes = DestinationOf<'team'> & { smtpUrl: string; correspondents: Correspondents };

export function teamMailboxes(smtpUrl: string, correspondents: Correspondents): TeamMailboxes {
  const location = new URL(smtpUrl).host;
  return { name: 'team', location, recipients: recipientsOf(correspondents.to), smtpUrl, correspondents };
}

/** Sends the mail about a message to one of the team. */
export async function sendToTeam(
  { message, recipient }: Delivery,
  { smtpUrl, correspondents, recipients }: TeamMailboxes,
  signal: AbortSignal,
): Promise<void> {
  // Without a name, from a store of the version before or from the mail folder: it is everybody's.
  const to = recipient === '' ? [...recipients] : [recipient];
  const envelope = { from: correspondents.from, to };
  await sendMail({ ...composeMail(message, correspondents), envelope }, smtpUrl, signal);
}

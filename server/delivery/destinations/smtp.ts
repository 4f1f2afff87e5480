import { BlockList } from 'node:net';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { composeMail, type Envelope } from '#server/delivery/compose.ts';
import { sendTimeLimit } from '#server/delivery/policy.ts';
import { SECOND } from '#server/time.ts';
import { Refused, type Destination } from './destination.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || loopback.check(host, host.includes(':') ? 'ipv6' : 'ipv4');
}

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
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

type SmtpError = Error & { code?: string; permanent?: boolean; responseCode?: number };

/** Sends through the SMTP server at `smtpUrl`. */
export function smtpDestination(smtpUrl: string, envelope: Envelope): Destination {
  const transport = createTransport(smtpOptions(smtpUrl));
  return {
    name: new URL(smtpUrl).host,
    async send(message) {
      try {
        await transport.sendMail({
          ...composeMail(message, envelope),
          signal: AbortSignal.timeout(sendTimeLimit),
        });
      } catch (cause) {
        const error = cause as SmtpError;
        // After DATA the server has read the message. What it refuses before (login, sender, recipient)
        // is a matter of settings, here or there, and goes once somebody has mended them.
        if (error.permanent && error.code === 'EMESSAGE')
          throw new Refused(error.message, error.responseCode);
        throw error;
      }
    },
    close: () => transport.close(),
  };
}

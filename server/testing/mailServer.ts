import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { raw: string; mail: Email; from: string; to: string[] };

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  close: () => Promise<void>;
};

export type MailServerOptions = SMTPServerOptions & {
  /** A free one, if none is given. */
  port?: number;
  /** Looks at a mail before it is taken: throws, or rejects, to refuse it; `responseCode` says how. */
  inspect?: (mail: ReceivedMail) => void | Promise<void>;
};

/** A real SMTP server on loopback that keeps what it receives. */
export async function startMailServer({
  port = 0,
  inspect,
  ...overrides
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        const take = async () => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          const to = rcptTo.map(({ address }) => address);
          const mail = { raw: raw.toString('utf8'), mail: await PostalMime.parse(raw), from, to };
          await inspect?.(mail);
          received.push(mail);
        };
        take().then(() => done(), done);
      });
    },
    ...overrides,
  });
  server.on('error', () => {
    // A client that is cut off resets the connection; what that means is for its test to say.
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Refuses some recipients: a code for an address, undefined where it is welcome. */
export function refusingRecipients(
  codeOf: (address: string) => number | undefined,
): Pick<SMTPServerOptions, 'onRcptTo'> {
  return {
    onRcptTo({ address }, _session, done) {
      const code = codeOf(address);
      done(code === undefined ? null : refusal(code, 'not this one'));
    },
  };
}

/** Has a mail refused with a code of the SMTP server's choice. */
export function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

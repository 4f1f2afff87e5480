import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = { raw: string; mail: Email; from: string; to: string[] };

export type MailServer = {
  url: string;
  port: number;
  received: ReceivedMail[];
  close: () => Promise<void>;
};

/** Where in a conversation a server misbehaves: its greeting, a command, or its answer to the final dot. */
export type Moment = 'GREETING' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'FINAL DOT';

/** What it does then instead: a reply of its own ("554 5.7.1 no"), the end of the connection, or nothing at all. */
export type Misbehaviour = `${number} ${string}` | 'hang up' | 'silence';

export type MailServerOptions = SMTPServerOptions & {
  /** A free one, if none is given. */
  port?: number;
  /** Looks at a mail before it is taken: throws, or rejects, to refuse it; `responseCode` says how. */
  inspect?: (mail: ReceivedMail) => void | Promise<void>;
  /**
   * What the server does at a moment instead of what RFC 5321 wants; undefined where it behaves. At the final dot the
   * mail has been filed by then.
   * @param line the command with its arguments
   */
  misbehave?: (moment: Moment, line: string) => Misbehaviour | undefined;
};

type SmtpConnection = SMTPServer['connections'] extends Set<infer Member> ? Member : never;

/** The handlers of smtp-server that a server which misbehaves has replaced, and the moment that each is. */
const handlers = {
  handler_EHLO: 'EHLO',
  handler_HELO: 'EHLO',
  handler_STARTTLS: 'STARTTLS',
  handler_AUTH: 'AUTH',
  handler_MAIL: 'MAIL',
  handler_RCPT: 'RCPT',
  handler_DATA: 'DATA',
} as const satisfies Record<string, Moment>;

function carryOut(connection: SmtpConnection, what: Misbehaviour): void {
  if (what === 'silence') return;
  if (what === 'hang up') {
    connection._socket.destroy();
    return;
  }
  // To the socket: `send` would clean control characters out of it.
  connection._socket.write(`${what}\r\n`);
}

/** smtp-server, but for the moments at which it is told to misbehave. */
class MisbehavingServer extends SMTPServer {
  misbehave: NonNullable<MailServerOptions['misbehave']> = () => undefined;

  override connect(socket: Socket, options?: Parameters<SMTPServer['connect']>[1]): void {
    const others = new Set(this.connections);
    super.connect(socket, options);
    const connection = [...this.connections].find((one) => !others.has(one));
    if (connection === undefined) return;
    const welcome = connection.connectionReady.bind(connection);
    connection.connectionReady = (...given) => {
      const what = this.misbehave('GREETING', '');
      if (what === undefined) welcome(...given);
      else carryOut(connection, what);
    };
    for (const [name, moment] of Object.entries(handlers) as [keyof typeof handlers, Moment][]) {
      const handle = connection[name].bind(connection);
      connection[name] = (command, callback) => {
        const what = this.misbehave(moment, command.toString());
        if (what === undefined) {
          handle(command, callback);
          return;
        }
        carryOut(connection, what);
        if (what !== 'silence') callback();
      };
    }
  }

  /** The connection of a session, as `onData` knows it. */
  connectionOf(sessionId: string): SmtpConnection | undefined {
    return [...this.connections].find(({ id }) => id === sessionId);
  }
}

/** A real SMTP server on loopback that keeps what it receives. */
export async function startMailServer({
  port = 0,
  inspect,
  misbehave = () => undefined,
  ...overrides
}: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new MisbehavingServer({
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
          return misbehave('FINAL DOT', '.');
        };
        take().then((what) => {
          const connection = server.connectionOf(session.id);
          if (what === undefined || connection === undefined) done();
          else carryOut(connection, what);
        }, done);
      });
    },
    ...overrides,
  });
  server.misbehave = misbehave;
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

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';

export type ReceivedMail = { raw: string; mail: Email; from: string; to: string[] };

/**
 * A real SMTP server on loopback that keeps what it receives.
 * @param overrides handlers of smtp-server, to refuse or delay
 */
export async function smtpReceiver(
  overrides: SMTPServerOptions = {},
): Promise<{ url: string; received: ReceivedMail[] }> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom === false ? '' : mailFrom.address;
          received.push({ raw: raw.toString('utf8'), mail, from, to: rcptTo.map(({ address }) => address) });
          done();
        }, done);
      });
    },
    ...overrides,
  });
  server.on('error', () => {
    // A client that is cut off resets the connection; what that means is for its test to say.
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received };
}

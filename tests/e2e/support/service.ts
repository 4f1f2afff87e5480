import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { mail: Email; recipients: string[] };

/** A real SMTP server on loopback; `next()` waits for the next mail it receives. */
export async function startMailServer() {
  const inbox: ReceivedMail[] = [];
  const waiting: ((mail: ReceivedMail) => void)[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const received = { mail, recipients: session.envelope.rcptTo.map(({ address }) => address) };
          const resolve = waiting.shift();
          if (resolve) resolve(received);
          else inbox.push(received);
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    next: (): Promise<ReceivedMail> => {
      const first = inbox.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
    waitingMails: () => inbox.length,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** The site as an operator starts it, with its own data folder and the given settings, on a free port. */
export async function startService(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'bewertra-e2e-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Bewertra is at (http:\/\/[\d.:]+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server stopped with ${String(code)}: ${output}`)));
  });
  return {
    address,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

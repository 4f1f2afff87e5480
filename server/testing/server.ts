import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contactPath } from '#common/contact.ts';
import type { ContactDetails } from '#server/store/outbox.ts';
import { sampleContact } from './samples.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type TestServer = {
  child: ChildProcess;
  address: string;
  /** Kills it without a warning, and resolves when it is gone. */
  kill: () => Promise<void>;
};

/** The setting of a mail server where nobody listens, so that messages stay in the outbox. */
export const nowhere = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'web@bewertra.example',
  MAIL_TO: 'team@bewertra.example',
};

/**
 * The real server as a process of its own, on a free port; resolves when it listens.
 * @param wrapper a command in front of it, for example one that sets limits
 */
export async function startServer(env: Record<string, string>, wrapper: string[] = []): Promise<TestServer> {
  const [command, ...args] = [...wrapper, process.execPath, main];
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', CAPTCHA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (output.length < 100_000) output += chunk.toString();
      const found = / is at (http:[^"]+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${output}`)));
  });
  return {
    child,
    address,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Sends a message as a script would. Resolves to its id, or to the status that is no promise; 0 for none. */
export async function send(address: string, contact: Partial<ContactDetails> = {}): Promise<string | number> {
  try {
    const response = await fetch(address + contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...sampleContact, ...contact }),
    });
    const answer = (await response.json()) as { id: string };
    return response.status === 202 ? answer.id : response.status;
  } catch {
    // Killed while answering.
    return 0;
  }
}

/** Sends without a pause from several senders until told to stop; keeps what was acknowledged. */
export function startLoad(senders: number, nextAddress: () => string, pause = 0) {
  const acknowledged: string[] = [];
  const refusals: number[] = [];
  let stopped = false;
  const running = Array.from({ length: senders }, async () => {
    while (!stopped) {
      const answer = await send(nextAddress());
      if (typeof answer === 'string') acknowledged.push(answer);
      else refusals.push(answer);
      // A server that is gone answers at once: without a breath, nothing else would run.
      await new Promise((resolve) => setTimeout(resolve, answer === 0 ? 20 : pause));
    }
  });
  return {
    acknowledged,
    refusals,
    /** Resolves when so many more were acknowledged. */
    async more(count: number) {
      const enough = acknowledged.length + count;
      while (acknowledged.length < enough) await new Promise((resolve) => setTimeout(resolve, 5));
    },
    async stop() {
      stopped = true;
      await Promise.all(running);
    },
  };
}

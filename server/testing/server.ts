import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { contactPath } from '#common/contact.ts';
import type { ContactDetails } from '#server/store/message.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { startProgram } from './program.ts';
import { sampleContact } from './samples.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

export type TestServer = {
  child: ChildProcess;
  address: string;
  /** What it has logged since it was started. */
  output: () => string;
  /** Kills it without a warning, and resolves when it is gone. */
  kill: () => Promise<void>;
};

/** The setting of a mail server where nobody listens, so that messages stay in the outbox. */
export const nowhere = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'web@bewertra.example',
  MAIL_TO: 'team@bewertra.example',
};

/** Where a store is. */
export type StoreSettings = { DATA_DIR: string; DATABASE_URL?: string };

/** Pauses get longer, and on PostgreSQL the leases of the dead end after 13 minutes; here they end now. */
export async function endLeases({ DATA_DIR = '', DATABASE_URL }: Partial<StoreSettings>): Promise<void> {
  if (DATABASE_URL !== undefined) {
    const client = new Client(DATABASE_URL);
    await client.connect();
    await client.query('update contact_delivery set due = 0').finally(() => client.end());
    return;
  }
  const database = new DatabaseSync(sqliteFile(DATA_DIR), { timeout: 5000 });
  database.exec('update contact_delivery set due = 0');
  database.close();
}

/**
 * The real server as a process of its own, on a free port; resolves when it listens.
 * @param wrapper a command in front of it, for example one that sets limits
 * @param program another tree's server
 */
export async function startServer(
  env: Record<string, string>,
  wrapper: string[] = [],
  program = main,
): Promise<TestServer> {
  const { child, ready, output, end } = await startProgram(
    [...wrapper, process.execPath, program],
    (output) => / is at (http:[^"\s]+)/.exec(output)?.[1],
    {
      env: { PATH: process.env['PATH'], PORT: '0', RATE_LIMIT: 'off', CAPTCHA: 'off', ...env },
      stderr: 'inherit',
    },
  );
  return {
    child,
    address: ready,
    output,
    async kill() {
      await end('SIGKILL');
    },
  };
}

export type Service = Pick<TestServer, 'address'> & { stop: () => Promise<void> };

/** The server as an operator starts it, captcha and all, on data of its own that go when it stops. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-service-'));
  const server = await startServer({ DATA_DIR: folder, CAPTCHA: 'altcha', ...env });
  return {
    address: server.address,
    async stop() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Sends a message as a script would. Resolves to its id, or to the status that is no promise; 0 for none. */
export async function send(
  address: string,
  contact: Partial<ContactDetails> = {},
  headers: Record<string, string> = {},
): Promise<string | number> {
  try {
    const response = await fetch(address + contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
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

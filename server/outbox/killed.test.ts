import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { contactPath } from '#common/contact.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { DAY, MINUTE, SECOND } from '#server/time.ts';
import { openSqliteOutbox } from './sqlite.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** The real server as its own process; resolves when it listens. */
async function startServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PORT: '0', RATE_LIMIT: 'off', CAPTCHA: 'off', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = / is at (http:[^"]+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => {
      reject(new Error(`the server ended with ${String(code)}`));
    });
  });
  return { child, address };
}

async function send(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address + contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleContact),
    });
    return response.status === 202 ? ((await response.json()) as { id: string }).id : undefined;
  } catch {
    // Killed while answering: no promise was given.
    return undefined;
  }
}

it(
  'a server killed under load has stored every message that it acknowledged',
  async () => {
    const folder = temporaryFolder();
    // Nobody listens there: the messages stay in the outbox.
    const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.example', MAIL_TO: 'c@d.example' };
    const acknowledged: string[] = [];
    for (let kills = 0; kills < 3; kills += 1) {
      const { child, address } = await startServer({ DATA_DIR: folder, ...smtp });
      let alive = true;
      const senders = Array.from({ length: 20 }, async () => {
        while (alive) {
          const id = await send(address);
          if (id !== undefined) acknowledged.push(id);
        }
      });
      // In the thick of it, however fast this machine is.
      const enough = acknowledged.length + 40;
      while (acknowledged.length < enough) await pause(5);
      child.kill('SIGKILL');
      await once(child, 'exit');
      alive = false;
      await Promise.all(senders);
    }

    const outbox = openSqliteOutbox(join(folder, 'outbox.sqlite'), () => Date.now() + DAY);
    const found = new Set((await outbox.take(1_000_000)).map(({ id }) => id));
    await outbox.close();
    expect(acknowledged.length).toBeGreaterThanOrEqual(120);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  },
  MINUTE,
);

it(
  'a server told to stop finishes the delivery that it has begun, and ends well',
  async () => {
    const { url, received } = await smtpReceiver({ closeTimeout: SECOND });
    const { child, address } = await startServer({
      DATA_DIR: temporaryFolder(),
      SMTP_URL: url,
      MAIL_FROM: 'a@b.example',
      MAIL_TO: 'c@d.example',
    });
    const ids = await Promise.all([send(address), send(address), send(address)]);
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(received.length).toBeGreaterThan(0);
    expect(ids.map((id) => `<${String(id)}@b.example>`)).toEqual(
      expect.arrayContaining(received.map(({ mail }) => mail.messageId)),
    );
  },
  MINUTE,
);

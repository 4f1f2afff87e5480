import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { askForeign, foreignSqlites } from '#server/testing/foreignSqlite.ts';
import { endLeases, nowhere, send, startServer } from '#server/testing/server.ts';
import { smtpReceiver } from '#server/testing/smtp.ts';
import { MINUTE, SECOND } from '#server/time.ts';

const cli = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const count = 'select count(*) from contact_message';

/** A server whose daily task, which rewrites the store, has run once. */
async function afterDailyTask(env: Record<string, string>) {
  const server = await startServer({ ...nowhere, ACKNOWLEDGE: 'off', ...env });
  onTestFinished(server.kill);
  await vi.waitFor(() => expect(server.output()).toContain('retention done'), 20 * SECOND);
  return server;
}

async function sendMany(address: string, number: number, email?: string): Promise<string[]> {
  const sent: string[] = [];
  for (let one = 0; one < number; one += 1) {
    const answer = await send(address, email === undefined ? {} : { email });
    expect(answer).toBeTypeOf('string');
    sent.push(String(answer));
  }
  return sent;
}

it.each(foreignSqlites)(
  'every message that was acknowledged after somebody looked with %s is delivered, though the server was killed',
  async (program) => {
    const DATA_DIR = temporaryFolder();
    const server = await afterDailyTask({ DATA_DIR });
    expect(askForeign(program, DATA_DIR, count)).toBe('0');
    const acknowledged = await sendMany(server.address, 20);
    await server.kill();
    expect(askForeign(program, DATA_DIR, count)).toBe('20');

    await endLeases({ DATA_DIR });
    const mail = await smtpReceiver();
    await afterDailyTask({ DATA_DIR, SMTP_URL: mail.url });
    await vi.waitFor(() => {
      const delivered = mail.received.map((one) => one.mail.messageId);
      expect(new Set(delivered)).toEqual(new Set(acknowledged.map((id) => `<${id}@bewertra.example>`)));
    }, 20 * SECOND);
  },
  MINUTE,
);

it.each(foreignSqlites)(
  'the store is whole after somebody looked with %s, a person was erased and the server stopped',
  async (program) => {
    const DATA_DIR = temporaryFolder();
    const server = await afterDailyTask({ DATA_DIR });
    await sendMany(server.address, 10);
    await sendMany(server.address, 10, 'erased@person.example');
    expect(askForeign(program, DATA_DIR, count)).toBe('20');
    await sendMany(server.address, 5);
    const env = { PATH: process.env['PATH'], DATA_DIR };
    const erasure = promisify(execFile)(process.execPath, [cli, 'erase'], { env });
    erasure.child.stdin?.end('erased@person.example\n');
    await erasure;
    expect(askForeign(program, DATA_DIR, count)).toBe('15');
    await sendMany(server.address, 5);
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    expect(askForeign(program, DATA_DIR, 'pragma integrity_check')).toBe('ok');
    expect(askForeign(program, DATA_DIR, count)).toBe('20');
  },
  MINUTE,
);

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '#server/testing/program.ts';

/** The repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Debian installs nginx in /usr/sbin, which is not on every user's PATH. */
export const serverPath = `${process.env['PATH']}:/usr/sbin`;

/** A folder like /srv/bewertra on a server, by default with this tree as the release in use. */
export function installedFolder(maintenance: boolean, release = root): string {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-installed-'));
  symlinkSync(release, join(folder, 'current'));
  mkdirSync(join(folder, 'run'));
  if (maintenance) writeFileSync(join(folder, 'maintenance'), '');
  return folder;
}

type ServerPlace = { port: number; host?: string; folder: string; env?: Record<string, string> };

/** Starts a web server in the foreground; resolves when its port answers. Stopping it removes `folder`. */
export async function runServer(
  command: string,
  args: string[],
  { port, folder, host = '127.0.0.1', env = {} }: ServerPlace,
) {
  const PATH = serverPath;
  const listens = async () => (await isListening(port, host)) || undefined;
  const program = await startProgram([command, ...args], listens, { env: { ...process.env, PATH, ...env } });
  let log = '';
  for (const stream of [program.child.stdout, program.child.stderr])
    stream?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  return {
    /** What it has printed since then, where its logs go as well. */
    log: () => log,
    stop: async () => {
      await program.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host, () => resolve(socket.destroy().destroyed));
    socket.once('error', () => resolve(false));
  });
}

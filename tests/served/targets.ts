import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/testing/server.ts';

export type Served = { address: string; stop: () => Promise<void> };
export type Target = {
  name: string;
  /** Serves the built site; with `maintenance`, as it is while someone works on it. */
  serve: (options: { maintenance: boolean }) => Promise<Served>;
};

/** The service as it runs behind a proxy on the same machine. */
export async function startSite(env: Record<string, string> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-served-'));
  const server = await startServer({ DATA_DIR: folder, CAPTCHA: 'altcha', ...env });
  return {
    address: server.address,
    async stop() {
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const builtIn: Target = {
  name: 'the built-in server',
  serve: ({ maintenance }) => startSite(maintenance ? { MAINTENANCE: '1' } : {}),
};

export const targets: readonly Target[] = [builtIn];

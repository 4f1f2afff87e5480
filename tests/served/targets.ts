import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '#server/testing/server.ts';
import { serveByCaddy } from './caddy.ts';
import { serveByNginx } from './nginx.ts';

export type Served = { address: string; stop: () => Promise<void> };

type Options = {
  /** As the site is while someone works on it. */
  maintenance: boolean;
  /** What else the service behind a proxy is set to. */
  env?: Record<string, string>;
};

export type Target = { name: string; serve: (options: Options) => Promise<Served> };

async function startSite(env: Record<string, string> = {}): Promise<Served> {
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

/** A proxy on the same machine, and the service behind it. */
function behind(proxy: (service: string, maintenance: boolean) => Promise<Served>): Target['serve'] {
  return async ({ maintenance, env }) => {
    const service = await startSite({ TRUSTED_PROXIES: 'loopback', ...env });
    const front = await proxy(new URL(service.address).host, maintenance).catch(async (error: unknown) => {
      await service.stop();
      throw error;
    });
    return {
      address: front.address,
      async stop() {
        await front.stop();
        await service.stop();
      },
    };
  };
}

export const targets: readonly Target[] = [
  {
    name: 'the built-in server',
    serve: ({ maintenance, env }) => startSite({ ...env, ...(maintenance ? { MAINTENANCE: '1' } : {}) }),
  },
  { name: 'nginx', serve: behind(serveByNginx) },
  { name: 'Caddy', serve: behind(serveByCaddy) },
];

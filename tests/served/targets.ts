import { startService, type Service } from '#server/testing/server.ts';
import { serveByCaddy } from './caddy.ts';
import { serveByNginx } from './nginx.ts';

type Options = {
  /** As the site is while someone works on it. */
  maintenance: boolean;
  /** What else the service behind a proxy is set to. */
  env?: Record<string, string>;
};

export type Target = { name: string; serve: (options: Options) => Promise<Service> };

/** A proxy on the same machine, and the service behind it. */
function behind(proxy: (service: string, maintenance: boolean) => Promise<Service>): Target['serve'] {
  return async ({ maintenance, env }) => {
    const service = await startService({ TRUSTED_PROXIES: 'loopback', ...env });
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
    serve: ({ maintenance, env }) => startService({ ...env, ...(maintenance ? { MAINTENANCE: '1' } : {}) }),
  },
  { name: 'nginx', serve: behind(serveByNginx) },
  { name: 'Caddy', serve: behind(serveByCaddy) },
];

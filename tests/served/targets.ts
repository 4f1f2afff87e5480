import { startService, type Service } from '#server/testing/server.ts';
import { serveByNginx } from './nginx.ts';

type Options = {
  /** Whether the coming-soon page answers for every page. */
  maintenance: boolean;
  /** Further settings of the service. */
  env?: Record<string, string>;
};

export type Target = { name: string; serve: (options: Options) => Promise<Service> };

/** A web server as a proxy, with the service behind it on the same machine. */
function behind<Front extends Service>(
  proxy: (service: string, options: { maintenance: boolean }) => Promise<Front>,
) {
  return async ({ maintenance, env }: Options): Promise<Front> => {
    const service = await startService({ TRUSTED_PROXIES: 'loopback', ...env });
    const front = await proxy(new URL(service.address).host, { maintenance }).catch(
      async (error: unknown) => {
        await service.stop();
        throw error;
      },
    );
    return {
      ...front,
      async stop() {
        await front.stop();
        await service.stop();
      },
    };
  };
}

/** nginx with the files of deploy/, and the service behind it. */
export const serveBehindNginx = behind(serveByNginx);

export const targets: readonly Target[] = [
  {
    name: 'the built-in server',
    serve: ({ maintenance, env }) => startService({ ...env, ...(maintenance ? { MAINTENANCE: '1' } : {}) }),
  },
  { name: 'nginx', serve: serveBehindNginx },
];

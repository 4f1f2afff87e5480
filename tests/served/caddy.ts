import { join } from 'node:path';
import { freePort } from '#server/testing/freePort.ts';
import { installedFolder, root, runServer } from './process.ts';

/** Caddy with our Caddyfile, on loopback and without TLS, since it would fetch a certificate online. */
export async function serveByCaddy(service: string, maintenance: boolean, release?: string) {
  const folder = installedFolder(maintenance, release);
  const port = await freePort();
  const address = `http://www.bewertra.example:${port}`;
  const { log, stop } = await runServer('caddy', ['run', '--config', join(root, 'deploy/caddy/Caddyfile')], {
    port,
    folder,
    env: {
      SITE: address,
      APEX: `http://bewertra.example:${port}`,
      OTHERS: `http://:${port}`,
      FOLDER: folder,
      SERVICE: service,
      ADMIN: 'off',
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  return { address, log, stop };
}

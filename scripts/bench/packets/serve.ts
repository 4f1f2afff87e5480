/**
 * Serves the built site and a bare one by nginx with our configuration, run inside the server's namespace. Arguments:
 * the bare site's folder, and the address to listen on. Prints their ports once both answer.
 */
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService } from '#server/testing/server.ts';
import { serveByNginx } from '../../../tests/served/nginx.ts';
import { root } from '../../../tests/served/process.ts';

const [bare = '', host = ''] = process.argv.slice(2);

/** A release that has another site and our configuration. */
function releaseOf(site: string): string {
  const release = mkdtempSync(join(tmpdir(), 'bewertra-bare-'));
  symlinkSync(site, join(release, 'dist'));
  symlinkSync(join(root, 'deploy'), join(release, 'deploy'));
  return release;
}

const service = await startService();
const serve = (release: string) =>
  serveByNginx(new URL(service.address).host, { maintenance: false, release, host });
const sites = await Promise.all([serve(root), serve(releaseOf(bare))]);
const stop = () => Promise.all([service, ...sites].map((one) => one.stop()));
process.once('SIGTERM', () => void stop().then(() => process.exit()));
// A terminal tells the whole group; whoever started this sends the signal above.
process.on('SIGINT', () => undefined);
console.log(JSON.stringify(sites.map(({ address }) => address)));

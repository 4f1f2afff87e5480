import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '#server/testing/freePort.ts';
import { installedFolder, root, runServer, serverPath } from './process.ts';

const source = join(root, 'deploy/nginx/');
const guide = readFileSync(join(root, 'deploy/README.md'), 'utf8');

/** A command of the guide to a server, by how it begins; it stands there exactly once. */
function guideCommand(start: string): string {
  const found = guide.split('\n').filter((line) => line.trim().startsWith(start));
  const [command] = found;
  if (command === undefined || found.length > 1) throw new Error(`deploy/README.md: "${start}" once`);
  return command.trim();
}

/** What the guide has `sed -i` do to a file of the server, done to a file of the test. */
function applyGuideSed(start: string, installed: string, file: string): void {
  execFileSync('bash', ['-c', guideCommand(start).replace(installed, file)], { stdio: 'pipe' });
}

/** Whether this nginx has `http2 on`, by the guide's own question. */
function hasHttp2On(): boolean {
  const question = guideCommand('if dpkg --compare-versions').replace(/^if (.*); then$/, '$1');
  const { status } = spawnSync('bash', ['-c', question], { env: { ...process.env, PATH: serverPath } });
  return status === 0;
}

/** What a configuration is adapted to: `host` is the address that nginx listens on, `service` the contact service's. */
type Place = { folder: string; service: string; host: string; ports: Record<'plain' | 'tls', number> };

/** The configuration with the changes that its own comments name: folder, service, ports, certificate. */
function adapted(text: string, { folder, service, host, ports }: Place): string {
  return text
    .replaceAll('/srv/bewertra/current/deploy/nginx/site.conf', join(folder, 'run/site.conf'))
    .replaceAll('/srv/bewertra', folder)
    .replaceAll('127.0.0.1:3000', service)
    .replaceAll(/^ *listen \[::\].*\n/gm, '')
    .replaceAll(/listen 80\b/g, `listen ${host}:${ports.plain}`)
    .replaceAll('listen 443', `listen ${host}:${ports.tls}`)
    .replaceAll('/etc/letsencrypt/live/www.bewertra.example', join(folder, 'run'));
}

function writeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'privkey.pem'), '-out', join(folder, 'fullchain.pem')];
  const subject = ['-subj', '/CN=www.bewertra.example', '-days', '2', '-nodes'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, ...subject], { stdio: 'pipe' });
}

type NginxOptions = {
  maintenance?: boolean;
  /** Folder of another release than this tree. */
  release?: string;
  /** Address that it listens on: loopback, if no other is given. */
  host?: string;
};

/**
 * nginx with our configuration and a certificate of its own.
 * @param service host and port of the contact service
 */
export async function serveByNginx(
  service: string,
  { maintenance = false, release, host = '127.0.0.1' }: NginxOptions = {},
) {
  const folder = installedFolder(maintenance, release);
  const run = join(folder, 'run');
  const ports = { plain: await freePort(), tls: await freePort() };
  writeCertificate(run);
  for (const name of ['bewertra.conf', 'site.conf']) {
    const file = join(run, name);
    copyFileSync(source + name, file);
    if (name === 'bewertra.conf' && hasHttp2On())
      applyGuideSed("sed -i -e 's, ssl http2", '/etc/nginx/sites-enabled/bewertra.conf', file);
    writeFileSync(file, adapted(readFileSync(file, 'utf8'), { folder, service, host, ports }));
  }
  writeFileSync(join(run, 'nginx.conf'), frame(run));
  applyGuideSed("sed -i 's/worker_connections", '/etc/nginx/nginx.conf', join(run, 'nginx.conf'));
  const { log, stop } = await runServer('nginx', ['-p', run, '-c', join(run, 'nginx.conf'), '-e', 'stderr'], {
    port: ports.tls,
    host,
    folder,
  });
  return {
    address: `https://www.bewertra.example:${ports.tls}`,
    plain: `http://www.bewertra.example:${ports.plain}`,
    /** What nginx says of its configuration. */
    startLog: () => {
      const { stderr } = spawnSync(
        'nginx',
        ['-t', '-p', run, '-c', join(run, 'nginx.conf'), '-e', 'stderr'],
        {
          env: { ...process.env, PATH: serverPath },
          encoding: 'utf8',
        },
      );
      return stderr;
    },
    /** What it has printed, and what it has noted of requests where our configuration does not forbid it. */
    log: () => log() + readFileSync(join(run, 'access.log'), 'utf8'),
    stop,
  };
}

/** A main nginx.conf like Debian's, with paths inside the test's folder. */
function frame(run: string): string {
  const modules = globSync('/etc/nginx/modules-enabled/*.conf').map((file) => readFileSync(file, 'utf8'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${run}/pid;
error_log stderr warn;
${modules.join('').replaceAll('modules/', '/usr/lib/nginx/modules/')}
events {
  worker_connections 768;
}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log ${run}/access.log;
${temporary.map((name) => `  ${name}_temp_path ${run}/${name};`).join('\n')}
  include ${run}/bewertra.conf;
}
`;
}

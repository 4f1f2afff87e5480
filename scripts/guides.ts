/* eslint-disable max-lines -- one walk through the guides, told in the order in which an operator takes it */
/**
 * Runs every block of the guides to a server as it stands there, on a bare Debian: install, update, back, backup and
 * restore, a new machine, a breach, an erasure. Only what this machine cannot reach is stood in for. Writes a log.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Challenge } from 'altcha-lib/types';
import { challengePath, contactPath } from '#common/contact.ts';
import { solve } from '#server/testing/altcha.ts';
import { sampleContact } from '#server/testing/samples.ts';
import { existingFolder, readOptions, wrongUsage } from './commandLine.ts';
import { blockOf, inlineOf, parts, type Guide } from './guides/blocks.ts';
import { startMachine, type Machine, type Suite } from './guides/machine.ts';
import { makeStandIns, repository } from './guides/standIns.ts';

const help = `Usage: npx node scripts/guides.ts --on bookworm|trixie [--log FOLDER]

Runs the guides' blocks on a bare Debian 12 or 13. As root on Debian, with the ports 80, 443, 3000 and 8443 free;
installs debootstrap where it is missing, and takes some 20 minutes.

  --log  folder for the log (the folder for temporary files)`;

const values = readOptions(help, {
  on: { type: 'string', default: 'bookworm' },
  log: { type: 'string', default: tmpdir() },
});
if (values.on !== 'bookworm' && values.on !== 'trixie') wrongUsage('--on is bookworm or trixie.', help);
const suite: Suite = values.on;
const project = fileURLToPath(new URL('../', import.meta.url)).replace(/\/$/, '');
const log = join(existingFolder('--log', values.log, help), `guides-${suite}.log`);
writeFileSync(log, `The guides on a bare Debian (${suite}).\n`);

const server: Guide = 'deploy/README.md';
const contactGuide: Guide = 'docs/contact.md';
const breach: Guide = 'docs/data-protection/breach.md';

/** Says what must be so, and ends the run where it is not. */
function expect(what: string, isSo: boolean): void {
  if (!isSo) throw new Error(`${suite}: not so: ${what}`);
  console.log(`${suite}: ${what}`);
}

/** The blocks that a machine was told, or that were typed there. */
const followed = new Set<string>();
const take = (guide: Guide, starts: string) => {
  followed.add(guide + starts);
  return blockOf(guide, starts);
};

/** Runs a block of a guide, with what a reader replaces in it. */
const follow = (machine: Machine, guide: Guide, starts: string, replaced: Record<string, string> = {}) => {
  let text = take(guide, starts);
  for (const [from, to] of Object.entries(replaced)) {
    if (!text.includes(from)) throw new Error(`${guide}: "${starts}" has no ${from}`);
    text = text.replaceAll(from, to);
  }
  return machine.run(text, `${guide}: ${starts.split('\n')[0] ?? ''}`);
};

/** Types a block of a guide into the editor that the next block opens. */
const type = (machine: Machine, starts: string, more = '') =>
  machine.write('/run/typed', `${take(server, starts)}\n${more}`);

const folder = mkdtempSync(join(tmpdir(), 'bewertra-guides-'));
const version = (await readFile(join(project, '.nvmrc'), 'utf8')).trim();
const standIns = await makeStandIns(project, folder, version);

/** Packages, users, settings and the first release. */
async function install(machine: Machine): Promise<void> {
  await standIns.prepare(machine);
  await follow(machine, server, 'apt update');
  await standIns.withNodejsOrg(() => follow(machine, server, 'cd /tmp'));
  await follow(machine, server, 'adduser', { 'ADDRESS-OF-THE-REPOSITORY': repository });
  // npm's own settings: whom this machine trusts.
  machine.write('/home/deploy/.npmrc', 'cafile=/etc/ssl/certs/ca-certificates.crt\n');
  type(machine, 'PUBLIC_SITE_URL=', 'ALLOW_PLACEHOLDERS=1\n');
  await follow(machine, server, 'editor /etc/bewertra/build.env');
  type(machine, 'NODE_ENV=production', 'ALLOW_PLACEHOLDERS=1\n');
  await follow(machine, server, 'install -o root -g bewertra');
  await follow(machine, server, 'cp /srv/bewertra/source/deploy/systemd');
}

/** Sends a message through nginx, with its captcha solved. Resolves to its reference. */
async function send(machine: Machine, email: string): Promise<string> {
  const site = 'https://www.bewertra.example';
  const challenge = JSON.parse(await machine.run(`curl -sSk ${site}${challengePath}`)) as Challenge;
  const recaptchaToken = await solve(challenge);
  // Faster than a person types is refused.
  await pause(Number(challenge.parameters.data?.['minimumAge']));
  const body = { ...sampleContact, email, recaptchaToken };
  machine.write('/run/message.json', JSON.stringify(body));
  const answer = await machine.run(
    `curl -sSk -H 'content-type: application/json' --data @/run/message.json ${site}${contactPath}`,
  );
  const { reference = '' } = JSON.parse(answer) as { reference?: string };
  expect(`a message of ${email} is taken: ${answer}`, reference.startsWith('BW-'));
  return reference;
}

type Listed = { messages: { reference: string; contact: { email: string } }[] };

const contact = 'sudo -u bewertra /srv/bewertra/current/deploy/contact';
const list = async (machine: Machine) => {
  const { messages } = JSON.parse(await machine.run(`${contact} list --json`)) as Listed;
  return messages.map(({ reference }) => reference).sort();
};

/** As the guide asks. */
const becomesReady = blockOf(server, 'systemctl enable --now bewertra\n').split('\n').at(-1) ?? '';

async function useWebServer(machine: Machine): Promise<void> {
  await follow(machine, server, 'systemctl enable --now bewertra\n');
  await follow(machine, server, 'rm -f /etc/nginx', { 'YOUR.example': 'bewertra.example' });
  const test = await machine.run('nginx -t');
  expect('nginx has no warning', test.includes('successful') && !test.includes('[warn]'));
  const page = await machine.run(
    "curl -skS -o /dev/null -w '%{http_code} by HTTP/%{http_version}' https://www.bewertra.example/",
  );
  expect(`the site answers ${page}`, page === '200 by HTTP/2');
  const exposure = await machine.run('systemd-analyze security --no-pager bewertra | tail -1');
  expect(exposure.trim(), /: 1\.[0-3] OK/.test(exposure));
}

/** The move to PostgreSQL, the breach guide's way for it, and SQLite again. */
async function usePostgres(machine: Machine): Promise<void> {
  await machine.run('apt install postgresql');
  const port = (await machine.run("pg_lsclusters --no-header | awk '{ print $3 }'")).trim();
  const asOwner = (statement: string) => machine.run(`su postgres -c "psql -c \\"${statement}\\""`);
  await asOwner("create role bewertra login password 'secret'");
  await asOwner('create database bewertra owner bewertra');
  const inSqlite = await list(machine);
  await machine.run('cp -a /etc/bewertra/env /root/env');
  await machine.run(
    `echo DATABASE_URL=postgres://bewertra:secret@127.0.0.1:${port}/bewertra >> /etc/bewertra/env`,
  );
  await machine.run(`systemctl stop bewertra && ${contact} copy`);
  await machine.run(`systemctl start bewertra && ${becomesReady}`);
  const sent = await send(machine, 'postgres@person.example');
  expect(
    'all messages are in PostgreSQL, a new one too',
    (await list(machine)).join() === [...inSqlite, sent].sort().join(),
  );
  await follow(machine, breach, 'pg_dump');
  const tables = await machine.run('pg_restore --list /root/vorfall/daten.dump');
  expect('the dump holds the messages', tables.includes('TABLE DATA public contact_message'));
  await machine.run('systemctl stop bewertra');
  const secret = `psql "$(sed -n 's/^DATABASE_URL=//p' /etc/bewertra/env)" -c 'delete from contact_secret'`;
  const deleted = await machine.run(inlineOf(breach, secret), 'The secret, with PostgreSQL');
  expect(`the secret of the service: ${deleted.trim()}`, deleted.trim() === 'DELETE 1');
  await machine.run(
    'cp -a /root/env /etc/bewertra/env && systemctl stop postgresql && systemctl restart bewertra',
  );
}

/** The names of the backups that are not encrypted, or of those that are. */
const backups = async (machine: Machine, ending: '.backup' | '.backup.age') => {
  const names = (await machine.run('ls /var/lib/bewertra-backup')).split('\n');
  return names.filter((name) => name.endsWith(ending));
};

/** A backup before there is a key, and the way back to it. */
async function restoreUnencrypted(machine: Machine, stored: string): Promise<void> {
  console.log(`${suite}: restore of a backup that is not encrypted`);
  await machine.run('systemctl start bewertra-backup');
  const [made = ''] = await backups(machine, '.backup');
  expect(`a backup, not encrypted: ${made}`, made !== '');
  const late = await send(machine, 'late@person.example');
  await follow(machine, server, 'systemctl stop bewertra bewertra-backup.timer');
  const said = await follow(machine, contactGuide, 'cd /srv/bewertra/current\nsudo', {
    '2026-03-02T093000Z.backup': made,
  });
  expect('what came since the backup is named', said.includes(late));
  await follow(machine, server, 'systemctl start bewertra bewertra-backup.timer');
  await machine.run(becomesReady);
  expect('what was in the backup is back, and nothing else', (await list(machine)).join() === stored);
}

/** The files of the service, of the users and of logs that hold an address. */
const filesWith = async (machine: Machine, email: string) =>
  (await machine.run(`grep -r -s -a -l ${email} /var/lib/bewertra /home /root/.npm /var/log || true`)).trim();

/** Messages, backup, restore, a breach, an update and the way back, maintenance, an erasure. */
async function useServer(machine: Machine): Promise<void> {
  const first = await send(machine, 'first@person.example');
  await restoreUnencrypted(machine, first);
  const second = await send(machine, 'second@person.example');
  await machine.run('apt install age && age-keygen -o /root/key 2>&1');
  const recipient = (await machine.run('age-keygen -y /root/key')).trim();
  await follow(machine, server, 'apt install age', { 'age1...': recipient });
  const third = await send(machine, 'third@person.example');

  console.log(`${suite}: restore`);
  const [made = ''] = await backups(machine, '.backup.age');
  expect(`a backup, encrypted: ${made}`, made !== '');
  await follow(machine, server, 'systemctl stop bewertra bewertra-backup.timer');
  await follow(machine, contactGuide, 'cd /srv/bewertra/current\nage', {
    KEY: '/root/key',
    '2026-03-02T093000Z.backup.age': made,
  });
  await follow(machine, server, 'systemctl start bewertra bewertra-backup.timer');
  await machine.run(becomesReady);
  const restored = await list(machine);
  expect(
    `first and second are back, third is not`,
    restored.join() === [first, second].sort().join() && !restored.includes(third),
  );

  console.log(`${suite}: breach`);
  await follow(machine, breach, 'umask 077\ninstall');
  const counted = await follow(machine, breach, 'umask 077\nsudo');
  expect(counted.trim(), counted.includes('Datensätze: 2, Personen: etwa 2'));
  await machine.run('ls -lR /root/vorfall | head -40');
  const empty = await machine.run('find /root/vorfall -maxdepth 1 -type f -size 0');
  expect('no evidence is an empty file', empty === '');
  await follow(machine, breach, 'systemctl stop bewertra');
  await usePostgres(machine);
  await machine.run(becomesReady);
  await send(machine, 'fourth@person.example');

  console.log(`${suite}: update and back`);
  standIns.commit('NEWS.txt', 'An update.\n');
  const before = await machine.run('readlink /srv/bewertra/current');
  await machine.run(inlineOf(server, 'su deploy -c /srv/bewertra/current/deploy/release.sh'), 'Update');
  expect('the update is in use', (await machine.run('ls /srv/bewertra/current')).includes('NEWS.txt'));
  await machine.run(
    inlineOf(server, "su deploy -c '/srv/bewertra/current/deploy/release.sh --back'"),
    'Back',
  );
  expect(
    'the release before is in use again',
    (await machine.run('readlink /srv/bewertra/current')) === before,
  );
  await machine.run(inlineOf(server, 'touch /srv/bewertra/maintenance'), 'Maintenance');
  const paused = await machine.run("curl -skS -o /dev/null -w '%{http_code}' https://www.bewertra.example/");
  expect(`during maintenance pages answer ${paused}`, paused === '503');
  await machine.run('rm /srv/bewertra/maintenance');

  console.log(`${suite}: erasure`);
  expect(
    'the address of the first is in the store',
    (await filesWith(machine, 'first@person.example')).includes('/var/lib/bewertra/outbox.sqlite'),
  );
  await machine.run(`echo first@person.example | ${contact} erase`, 'Erasure, docs/contact.md');
  await machine.run('systemctl start bewertra-backup');
  expect('the first is erased', !(await list(machine)).includes(first));
  const logged = await machine.run(
    'journalctl --sync; journalctl -o export | grep -a -c first@person.example || true',
  );
  expect(`the address is in no log: ${logged.trim()}`, logged.trim() === '0');
  const files = await filesWith(machine, 'first@person.example');
  expect(`the address is in no file of the service: ${files || 'none'}`, files === '');
}

/** What is kept of a machine elsewhere: the backups, and its settings. */
const kept = ['/var/lib/bewertra-backup', '/etc/bewertra', '/root/key'];

/** The machine is lost: a new one, with nothing but what was kept. */
async function replaceServer(machine: Machine, before: readonly string[]): Promise<void> {
  console.log(`${suite}: a new machine`);
  await install(machine);
  await machine.run('apt install age');
  for (const path of kept) machine.bring(join(folder, 'kept', path), path);
  // Files that come by another way than this one belong to root.
  await machine.run('chown -R root:root /var/lib/bewertra-backup');
  await follow(machine, contactGuide, 'install -d');
  const newest = (await backups(machine, '.backup.age')).at(-1) ?? '';
  await follow(machine, contactGuide, 'cd /srv/bewertra/current\nage', {
    KEY: '/root/key',
    '2026-03-02T093000Z.backup.age': newest,
  });
  expect('all messages are on the new machine', (await list(machine)).join() === before.join());
  await useWebServer(machine);
  await follow(machine, server, 'apt install age', {
    'AGE_RECIPIENT=age1...': (await machine.run('cat /etc/bewertra/backup')).trim(),
  });
}

async function onMachine<Result>(work: (machine: Machine) => Promise<Result>): Promise<Result> {
  const machine = await startMachine(suite, log);
  try {
    return await work(machine);
  } finally {
    await machine.stop();
  }
}

try {
  const stored = await onMachine(async (machine) => {
    await install(machine);
    await useWebServer(machine);
    await useServer(machine);
    for (const path of kept) machine.fetch(path, join(folder, 'kept', path));
    return list(machine);
  });
  await onMachine((machine) => replaceServer(machine, stored));
  const left = parts
    .filter(({ guide, starts, as }) => as !== 'example' && !followed.has(guide + starts))
    .map(({ guide, starts }) => `${guide} "${starts}"`);
  expect(`blocks left out: ${left.join(', ') || 'none'}`, left.length === 0);
  console.log(`${suite}: every block ran. Log: ${log}`);
} finally {
  standIns.stop();
  rmSync(folder, { recursive: true, force: true });
}

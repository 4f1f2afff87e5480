import {
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcess,
  type SpawnSyncOptionsWithStringEncoding,
} from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, globSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/store/database.ts';
import { storeMessage } from '#server/store/outbox.ts';
import { storedSecret } from '#server/store/secret.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { contactJson } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { sampleContact } from '#server/testing/samples.ts';
import type { StoreSettings } from '#server/testing/server.ts';
import { stranger } from '#server/testing/stranger.ts';
import { DAY } from '#server/time.ts';

/** Backups and restores as operators make them: by the scripts, on real stores and disks. */

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Senders of the tests' messages. */
export const erased = 'erased@person.example';
export const other = 'other@person.example';

type Environment = Partial<StoreSettings> & NodeJS.ProcessEnv;
type Result = { code: number | null; out: string; err: string };

type Options = {
  /** What comes on standard input. */
  input?: Buffer | undefined;
  /** Whom to be instead of root. */
  uid?: number | undefined;
};

/** Runs a script as operators do. */
export function runScript(
  script: string,
  env: Environment,
  args: readonly string[],
  { input, uid }: Options = {},
): Result {
  const options: SpawnSyncOptionsWithStringEncoding = {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
  };
  if (input !== undefined) options.input = input;
  if (uid !== undefined) {
    options.uid = uid;
    options.gid = uid;
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { code: status, out: stdout, err: stderr };
}

/** Starts a script that goes on until its standard input ends. */
export function startScript(script: string, env: Environment, args: readonly string[]): ChildProcess {
  return spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['pipe', 'ignore', 'ignore'],
  });
}

/** What a script that fails gives, with these words among its own. */
export const failure = (words: string): Result => ({
  code: 1,
  out: '',
  err: expect.stringContaining(words) as string,
});

/** What a restore has left of its own in DATA_DIR. */
export const leftBy = ({ DATA_DIR }: StoreSettings): string[] =>
  readdirSync(DATA_DIR).filter((name) => name.includes('restoring'));

/** What operators do, on a store and a folder of backups of their own. */
export function operatorOf(env: StoreSettings & Record<string, string>) {
  const folder = join(temporaryFolder(), 'backups');
  const withStore = async <Result>(work: (database: Database) => Promise<Result>) => {
    const database = await openDatabase(readConfig(env));
    return work(database).finally(database.close);
  };
  const runBackup = (settings: Record<string, string> = {}) =>
    runScript('deploy/backup.ts', { ...env, FOLDER: folder, ...settings }, []);
  return {
    env,
    folder,
    withStore,
    /** Stores a message of this sender and resolves to its reference. */
    accept: (email: string) =>
      withStore(async (database) => {
        const accepted = await storeMessage(database, { ...message, contact: { ...sampleContact, email } });
        return 'reference' in accepted ? (accepted.reference ?? '') : '';
      }),
    secret: () => withStore(async (database) => (await storedSecret(database))('x')),
    stored: async () => ((await contactJson(env, 'list')) as { messages: { reference: string }[] }).messages,
    runBackup,
    /** Starts a backup, and resolves to its exit code. */
    startBackup: async () => {
      const backup = startScript('deploy/backup.ts', { ...env, FOLDER: folder }, []);
      await once(backup, 'exit');
      return backup.exitCode;
    },
    /** Makes a backup that is of yesterday by its name, and returns its path. */
    backUp: (settings: Record<string, string> = {}) => {
      const { code, out, err } = runBackup(settings);
      expect({ code, err }).toEqual({ code: 0, err: '' });
      return datedYesterday(out.trim());
    },
    restore: (file: string, options?: Options) => runScript('deploy/restore.ts', env, [file], options),
  };
}

/** Renames a backup, with its SHA-256, to the day before. */
function datedYesterday(made: string): string {
  const aged = made.replace(/\d{4}-\d\d-\d\d/, (day) =>
    new Date(Date.parse(day) - DAY).toISOString().slice(0, 10),
  );
  const sumOf = (file: string) => file.replace(/(\.age)?$/, '.sha256');
  renameSync(made, aged);
  renameSync(sumOf(made), sumOf(aged));
  return aged;
}

/** What every file below a folder holds. */
export const contentsOf = (folder: string): string[] =>
  globSync('**', { cwd: folder })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => readFileSync(path, 'latin1'));

/** A key of age: the file of its private half, and its public one. */
export function newKey(): { identity: string; recipient: string } {
  const identity = join(temporaryFolder(), 'key');
  execFileSync('age-keygen', ['--output', identity], { stdio: 'ignore' });
  return { identity, recipient: execFileSync('age-keygen', ['-y', identity], { encoding: 'utf8' }).trim() };
}

export { stranger };

/** A place that a program run by the stranger can come to. */
export function strangersPlace(): string {
  const place = temporaryFolder();
  chmodSync(place, 0o755);
  if (stranger !== undefined) chownSync(place, stranger, stranger);
  return place;
}

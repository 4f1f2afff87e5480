import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

type Connection = { args: string[]; env: NodeJS.ProcessEnv };

/** How PostgreSQL's programs are told where to connect: everybody on the machine can read their arguments. */
function connectionOf(databaseUrl: string): Connection {
  const url = new URL(databaseUrl);
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password);
  url.password = '';
  url.searchParams.delete('password');
  return {
    args: ['--no-password', `--dbname=${url.href}`],
    env: password === '' ? {} : { PGPASSWORD: password },
  };
}

/** One that ran and did not end well; with its own words. */
export class ProgramFailed extends Error {}

export type Running = {
  child: ChildProcessWithoutNullStreams;
  /** Resolves when it has ended well; rejects with what it said when it has not. */
  ended: Promise<void>;
};

/** Starts one of PostgreSQL's programs, which are a Debian package of their own. */
export function startProgram(
  program: 'pg_dump' | 'pg_restore' | 'psql',
  args: string[],
  databaseUrl?: string,
): Running {
  const connection = databaseUrl === undefined ? { args: [], env: {} } : connectionOf(databaseUrl);
  const child = spawn(program, [...connection.args, ...args], {
    // Times in what they print are UTC, words English.
    env: { ...process.env, ...connection.env, LC_ALL: 'C', TZ: 'UTC', PGCLIENTENCODING: 'UTF8' },
    stdio: 'pipe',
  });
  const said = text(child.stderr);
  // Whoever writes to it hears of its end by `ended`.
  child.stdin.on('error', () => undefined);
  const ended = (async () => {
    try {
      const [code] = (await once(child, 'close')) as [number | null];
      if (code !== 0) throw new ProgramFailed((await said).trim() || `${program} ended with ${String(code)}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      throw new Error(`${program} is missing: apt-get install postgresql-client`, { cause: error });
    }
  })();
  // Somebody asks for it in any case, perhaps later.
  ended.catch(() => undefined);
  return { child, ended };
}

/** Runs one to its end. Resolves to what it printed. */
export async function runProgram(...call: Parameters<typeof startProgram>): Promise<string> {
  const { child, ended } = startProgram(...call);
  child.stdin.end();
  const [printed] = await Promise.all([text(child.stdout), ended]);
  return printed;
}

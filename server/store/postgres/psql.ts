import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { startProgram, type Running } from './programs.ts';

/** A conversation with psql: the one program that understands what pg_restore writes. */
export type Session = {
  /** Runs statements. Resolves to the lines that they print; rejects with the first error, which ends it. */
  run: (sql: string) => Promise<string[]>;
  /** Runs the script that another program prints, and drops what that prints. */
  runOutputOf: (program: Running) => Promise<void>;
  /** Ends it; an open transaction is undone. */
  end: () => Promise<void>;
};

const mark = 'end of what was asked';

export function openPsql(databaseUrl: string): Session {
  const args = ['--no-psqlrc', '--quiet', '--no-align', '--tuples-only', '--set=ON_ERROR_STOP=1'];
  const { child, ended } = startProgram('psql', args, databaseUrl);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();

  async function answer(): Promise<string[]> {
    child.stdin.write(`\n\\echo ${mark}\n`);
    const said: string[] = [];
    for (;;) {
      const line = await lines.next();
      if (line.done === true) {
        await ended;
        throw new Error('psql ended too early');
      }
      if (line.value === mark) return said;
      said.push(line.value);
    }
  }

  return {
    run(sql) {
      child.stdin.write(sql);
      return answer();
    },
    async runOutputOf(program) {
      program.child.stdin.end();
      try {
        await pipeline(program.child.stdout, child.stdin, { end: false });
      } catch (error) {
        // Its pipe broke since psql met an error, of which it says more.
        await ended;
        throw error;
      }
      // In the middle of a table's rows a question would pass for one.
      await program.ended;
      await answer();
    },
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}

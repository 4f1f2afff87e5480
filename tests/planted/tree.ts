import { execFile, execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { plantIn, type Fault } from './list.ts';

export type Test = Fault['by'];

/** How a test ended; `none`: no test has that title, or its file could not be loaded. */
export type Verdict = 'passed' | 'failed' | 'none';

/**
 * Copies what git knows of the working tree, uncommitted changes included, into a folder of its own, to plant faults and
 * to run tests there. Others may read it, since some tests run a program as another user.
 * @param port for the server of the browser tests
 */
export function copyTree(port: number) {
  const folder = fs.mkdtempSync(join(tmpdir(), 'planted-'));
  fs.chmodSync(folder, 0o755);
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { encoding: 'utf8' }).split('\0');
  for (const file of files.filter((name) => name !== '' && fs.existsSync(name))) {
    fs.mkdirSync(dirname(join(folder, file)), { recursive: true });
    fs.cpSync(file, join(folder, file));
  }
  for (const installed of fs.globSync(['node_modules', 'tools/*/node_modules']))
    fs.symlinkSync(resolve(installed), join(folder, installed));

  const run = (args: string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<boolean>((done) => {
      const options = { cwd: folder, env: { ...process.env, ...env }, maxBuffer: 2 ** 28 };
      execFile(process.execPath, args, options, (error) => done(error === null));
    });
  const bin = (program: string, ...args: string[]) => [join('node_modules/.bin', program), ...args];
  const report = join(folder, 'report.json');

  return {
    /** Builds the site of the copy as it is now; false when the build fails. */
    build: async () => (await run(bin('astro', 'build', '--silent'))) && run(['build/compress.ts', 'dist']),
    async run({ file, title }: Test): Promise<Verdict> {
      fs.rmSync(report, { force: true });
      const full = { TEST_FULL: '1' };
      if (file.endsWith('.spec.ts')) {
        const env = { ...full, TEST_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
        await run(bin('playwright', 'test', file, '--grep', title, '--reporter', 'json'), env);
      } else {
        const options = ['--reporter=json', `--outputFile=${report}`];
        await run(bin('vitest', 'run', file, '-t', title, ...options), full);
      }
      return verdictIn(report);
    },
    /** Plants a fault; the returned function takes it out again. */
    plant(fault: Fault): () => void {
      const path = join(folder, fault.file);
      const text = fs.readFileSync(path, 'utf8');
      fs.writeFileSync(path, plantIn(text, fault));
      return () => {
        fs.writeFileSync(path, text);
      };
    },
    remove: () => {
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Tree = ReturnType<typeof copyTree>;

type Totals = { passed: number; failed: number };
type Report = {
  /** Playwright's. */
  stats?: { expected: number; unexpected: number };
  /** Vitest's. */
  numPassedTests?: number;
  numFailedTests?: number;
};

function totalsOf({ stats, numPassedTests = 0, numFailedTests = 0 }: Report): Totals {
  if (stats !== undefined) return { passed: stats.expected, failed: stats.unexpected };
  return { passed: numPassedTests, failed: numFailedTests };
}

function verdictIn(file: string): Verdict {
  if (!fs.existsSync(file)) return 'none';
  const report = JSON.parse(fs.readFileSync(file, 'utf8')) as Report;
  const { passed, failed } = totalsOf(report);
  if (passed + failed === 0) return 'none';
  return failed > 0 ? 'failed' : 'passed';
}

/** A bare Debian beside this machine (scripts/guides/bare-machine.sh), and what is said and done on it. */
import {
  execFile as execFileWithCallback,
  execFileSync,
  spawn,
  spawnSync,
  type ChildProcess,
} from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const execFile = promisify(execFileWithCallback);
const script = new URL('bare-machine.sh', import.meta.url).pathname;

export type Suite = 'bookworm' | 'trixie';

export type Machine = {
  /** Runs commands in root's login shell; each of them must succeed. What they print is returned, and logged. */
  run: (commands: string, title?: string) => Promise<string>;
  /** Writes a file, and a line about it into the log. */
  write: (path: string, text: string, mode?: string) => void;
  /** Copies a file or folder from or to a path of this machine, with owner and mode. */
  fetch: (from: string, to: string) => void;
  bring: (from: string, to: string) => void;
  stop: () => Promise<void>;
};

/** Copies a file, or what is in a folder, with owners and modes. */
function copy(from: string, to: string): void {
  const isFolder = statSync(from).isDirectory();
  if (isFolder) mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-a', '--one-file-system', isFolder ? `${from}/.` : from, to]);
}

/** Processes that have this one as their parent. */
function childrenOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`;
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}

/** The first process of the machine that this one has started, once it is systemd. */
function firstProcess(pid: number): number | undefined {
  for (const child of childrenOf(pid)) {
    if (readFileSync(`/proc/${child}/comm`, 'utf8').trim() === 'systemd') return child;
    const deeper = firstProcess(child);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/** The machine's first process, once there is one. */
async function startedIn(machine: ChildProcess, suite: Suite): Promise<number> {
  for (;;) {
    if (hasEnded(machine) || machine.pid === undefined) throw new Error(`${suite} did not start`);
    await pause(200);
    const pid = firstProcess(machine.pid);
    if (pid !== undefined) return pid;
  }
}

/**
 * Starts a machine; resolves when its services run.
 * @param log a file that gets each command and what it prints
 */
export async function startMachine(suite: Suite, log: string): Promise<Machine> {
  const made = spawnSync(script, ['make', suite], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (made.status !== 0) throw new Error(`${suite} cannot be installed`);
  const machine = spawn(script, ['start', suite], { stdio: ['ignore', 'ignore', 'inherit'] });
  const inside = String(await startedIn(machine, suite));
  const root = `/proc/${inside}/root`;
  const enter = ['--target', inside, '--all', '--root', '--wd'];
  const note = (text: string) => appendFileSync(log, text);

  // As after `ssh`: a login shell in root's home.
  const shell = ['env', '-i', 'HOME=/root', 'USER=root', 'TERM=dumb', 'bash', '-l', '-c'];
  const execute = async (commands: string) => {
    const inShell = [...shell, `cd; exec 2>&1 < /dev/null; set -e -o pipefail\n${commands}`];
    try {
      const { stdout } = await execFile('nsenter', [...enter, ...inShell], { maxBuffer: 2 ** 28 });
      return { code: 0, output: stdout };
    } catch (error) {
      const { code, stdout } = error as { code: unknown; stdout?: string };
      return { code: typeof code === 'number' ? code : 255, output: stdout ?? String(error) };
    }
  };
  const hasStarted = async () => {
    const { output } = await execute('systemctl is-system-running || true');
    return /running|degraded/.test(output);
  };
  while (!(await hasStarted())) {
    if (hasEnded(machine)) throw new Error(`${suite} has ended`);
    await pause(500);
  }

  return {
    run: async (commands, title = '') => {
      if (title !== '') note(`\n=== ${title}\n`);
      note(`\n${commands.replaceAll(/^/gm, '# ')}\n`);
      const { code, output } = await execute(commands);
      note(`${output}${code === 0 ? '' : `[exit ${code}]\n`}`);
      if (code !== 0)
        throw new Error(`${title} failed on ${suite} with ${String(code)}: ${output.slice(-2000)}`);
      return output;
    },
    write: (path, text, mode = '644') => {
      note(`\n[stand-in: ${path}]\n`);
      const steps = 'mkdir -p "$(dirname "$0")"; cat > "$0"; chmod "$1" "$0"';
      const { status } = spawnSync('nsenter', [...enter, 'sh', '-c', steps, path, mode], { input: text });
      if (status !== 0) throw new Error(`${path} cannot be written`);
    },
    fetch: (from, to) => {
      mkdirSync(dirname(to), { recursive: true });
      copy(root + from, to);
    },
    bring: (from, to) => copy(from, root + to),
    stop: async () => {
      process.kill(Number(inside), 'SIGKILL');
      if (!hasEnded(machine)) await new Promise((resolve) => machine.once('close', resolve));
    },
  };
}

import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export type Program<Ready> = {
  child: ChildProcess;
  /** What told that it is ready. */
  ready: Ready;
  /** What it has printed since it was started. */
  output: () => string;
  /** Sends a signal, unless it has ended by itself, and resolves to its exit code when it is gone. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
};

const running = new Set<ChildProcess>();

// Whoever started them may be stopped by a signal, and then ends none of them.
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a program beside the tests; resolves when it is ready. It ends with this process at the latest.
 * @param isReady looks at what it has printed so far, or at its port; undefined until it is ready
 * @throws with what it printed, when it ends instead
 */
export async function startProgram<Ready>(
  [command = '', ...args]: string[],
  isReady: (output: string) => Ready | undefined | Promise<Ready | undefined>,
  { stderr = 'pipe', ...options }: SpawnOptions & { stderr?: 'pipe' | 'inherit' } = {},
): Promise<Program<Ready>> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', stderr] });
  running.add(child);
  const closed = once(child, 'close').finally(() => running.delete(child));
  const output = collectOutput(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!hasEnded()) child.kill(signal);
    await closed;
    return child.exitCode;
  }
  for (;;) {
    const ready = await isReady(output());
    if (ready !== undefined) return { child, ready, output, end };
    if (hasEnded()) throw new Error(`${command} ended with ${String(child.exitCode)}: ${output()}`);
    await Promise.race([closed, pause(20)]);
  }
}

/** What a program has printed so far, as far as it is kept. */
function collectOutput(child: ChildProcess): () => string {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      // A program under load prints for as long as it runs.
      if (output.length < 100_000) output += chunk.toString();
    });
  return () => output;
}

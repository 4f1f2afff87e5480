import { spawnSync } from 'node:child_process';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { startProgram } from '#server/testing/program.ts';
import { SECOND } from '#server/time.ts';

it.each(['SIGTERM', 'SIGINT'] as const)('npm start ends its server on %s', async (signal) => {
  const env = { ...process.env, PORT: '0', DATA_DIR: temporaryFolder() };
  const address = (output: string) => / is at (http:[^"\s]+)/.exec(output)?.[1];
  const { child, ready } = await startProgram(['npm', 'start'], address, { env, detached: true });
  onTestFinished(() => void spawnSync('kill', ['-9', '--', `-${String(child.pid)}`]));
  child.kill(signal);
  await expect.poll(() => fetch(ready).catch(() => 'gone'), { timeout: 5 * SECOND }).toBe('gone');
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = new URL('program.ts', import.meta.url).href;

test('a program ends with whoever started it', { timeout: 10_000 }, async () => {
  const starts = `
    const { startProgram } = await import(${JSON.stringify(module)});
    await startProgram(['sh', '-c', 'echo ready; exec sleep 60'], (said) => said || undefined, { stderr: 'inherit' });
    process.exit(3);`;
  // Resolved when nobody holds the pipe of the errors any more: neither of the two.
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', starts]);
  await expect(ended).rejects.toMatchObject({ code: 3, stderr: '' });
});

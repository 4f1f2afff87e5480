import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** PATH is empty: neither help nor an error may need or install a program. */
const call = (script: string, option: string) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, option], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  });

it.each(['bench', 'launch-check', 'screenshots', 'soak'])(
  '%s answers --help, and an unknown option with its help and exit code 2',
  (script) => {
    expect(call(script, '--help')).toMatchObject({ status: 0, stderr: '' });
    const { status, stderr } = call(script, '--nonsense');
    expect(status).toBe(2);
    expect(stderr).toMatch(/'--nonsense'[^]*\n\nUsage: npm run /);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);

it.each([
  ['bench', '--runs=0', '"0"'],
  ['screenshots', '--only=nonsense', 'names no scene'],
  ['soak', '--seconds=-3', '"-3"'],
])('%s %s says what is wrong and exits with 2', (script, option, problem) => {
  const { status, stderr } = call(script, option);
  expect(status).toBe(2);
  expect(stderr).toContain(problem);
});

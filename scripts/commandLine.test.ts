import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

/** PATH is empty: neither help nor an error may need or install a program. */
const call = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  });

describe.each(['bench', 'bench-contact', 'cross-browser', 'launch-check', 'screenshots', 'soak'])(
  '%s',
  (script) => {
    it('answers an unknown option with its help and exit code 2', () => {
      const { status, stderr } = call(script, '--nonsense');
      expect(status).toBe(2);
      expect(stderr).toMatch(/'--nonsense'[^]*\n\nUsage: npm run /);
      expect(stderr).not.toMatch(/^ +at /m);
    });

    it('answers --help with exit code 0', () => {
      const { status, stdout, stderr } = call(script, '--help');
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(stdout).toMatch(/^Usage: npm run /);
    });
  },
);

it.each([
  ['bench', '--only=nonsense', 'nonsense'],
  ['bench', '--runs=0', '"0"'],
  ['bench', '--pages=/nowhere', '/nowhere'],
  ['bench-contact', '--sizes=10,many', '"many"'],
  ['screenshots', '--widths=wide', 'whole numbers'],
  ['screenshots', '--only=nonsense', 'names no scene'],
  ['soak', '--only=nonsense', 'names no scenario'],
  ['soak', '--seconds=-3', '"-3"'],
])('%s %s says what is wrong and exits with 2', (script, option, problem) => {
  const { status, stderr } = call(script, option);
  expect(status).toBe(2);
  expect(stderr).toContain(problem);
});

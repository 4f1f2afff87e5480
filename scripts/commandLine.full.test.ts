import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Programs of this repository; the others answer for themselves. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const ours = Object.entries(scripts).filter(([, run]) => /^(exec )?node /.test(run));

/** PATH is empty: neither help nor an error may need or install a program. */
const call = (command: string, option: string) =>
  spawnSync(process.execPath, [...command.replace(/^.*node /, '').split(' '), option], {
    encoding: 'utf8',
    env: { ...process.env, PATH: '' },
  });

it.each(ours)(
  'npm run %s answers --help, and an unknown option with its help and exit code 2',
  (_, command) => {
    expect(call(command, '--help')).toMatchObject({ status: 0, stderr: '' });
    const { status, stderr } = call(command, '--nonsense');
    expect(status).toBe(2);
    // `contact` is called without npm on a server (deploy/contact), and names itself like that.
    expect(stderr).toMatch(/--nonsense[^]*\n\nUsage: (npm|contact) /);
    expect(stderr).not.toMatch(/^ +at /m);
  },
);

it('no script installs or builds something before a program reads its options', () => {
  expect(Object.entries(scripts).filter(([, run]) => run.includes('&&'))).toEqual([]);
});

it.each([
  ['bench', '--runs=0', '"0"'],
  ['screenshots', '--only=nonsense', 'names no scene'],
  ['soak', '--seconds=-3', '"-3"'],
])('%s %s says what is wrong and exits with 2', (script, option, problem) => {
  const { status, stderr } = call(`node scripts/${script}.ts`, option);
  expect(status).toBe(2);
  expect(stderr).toContain(problem);
});

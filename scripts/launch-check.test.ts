import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placeholdersLeft } from '#common/company.ts';
import type { Finding } from '../build/launch/finding.ts';

const program = join(import.meta.dirname, 'launch-check.ts');
const settings = { PATH: process.env['PATH'] };

const launchCheck = (...options: string[]) =>
  spawnSync(process.execPath, [program, ...options], { encoding: 'utf8', env: settings });

it('prints a line with file and line for each thing that is not final, their number, and ends with 1', () => {
  const { status, stdout } = launchCheck();
  const [first, ...others] = stdout.trimEnd().split('\n');
  expect(first).toMatch(/^common\/company\.json:\d+: placeholder “.+”\. \S/);
  expect(others.at(-1)).toBe(`${others.length - 1} left before a public launch.`);
  expect(status).toBe(1);
});

it('prints the same as JSON for programs', () => {
  const { status, stdout } = launchCheck('--json');
  const found = JSON.parse(stdout) as Finding[];
  for (const value of placeholdersLeft())
    expect(found.map(({ what }) => what)).toContain(`placeholder “${value}”`);
  expect(status).toBe(1);
});

it('ends with 2 when it is called in another way', () => {
  const { status, stderr } = launchCheck('--yaml');
  expect(stderr).toContain('Usage:');
  expect(status).toBe(2);
});

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSettings } from '#common/settings/load.ts';
import { readSettings } from '#common/settings/read.ts';
import { allSettings, buildSettings } from '#common/settings/schema.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { blocksOf, guides, parts } from '../scripts/guides/blocks.ts';

const guide = readFileSync(new URL('README.md', import.meta.url), 'utf8');

/** What the guide has its reader write into a file. */
function blockFor(file: string): string {
  return new RegExp(`editor ${file}\n\`\`\`\n\n\`\`\`\n([^\`]*)\`\`\``).exec(guide)?.[1] ?? '';
}

it('build and service take the settings of the guide as they stand there', () => {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, blockFor('/etc/bewertra/env'));
  writeFileSync(`${file}.build`, blockFor('/etc/bewertra/build.env'));
  // As the unit and a release's build have them.
  const { variables, fromFile } = loadSettings(file, { NODE_ENV: 'production' });
  expect(readSettings(allSettings, variables, fromFile)).toMatchObject({
    SMTP_URL: expect.stringContaining('smtp') as string,
    ALERT_URL: expect.stringContaining('https://') as string,
    BUILD_ENV: 'production',
  });
  // The build has no other file.
  writeFileSync(file, '');
  const build = loadSettings(file, {});
  expect(() => readSettings(buildSettings, build.variables, build.fromFile)).not.toThrow();
  expect(build.variables).toHaveProperty('PUBLIC_SITE_URL');
});

describe.each(guides)('%s', (guide) => {
  const blocks = blocksOf(guide);
  const ownParts = parts.filter((part) => part.guide === guide);
  const partsOf = (text: string) => ownParts.filter(({ starts }) => text.startsWith(starts));

  it('has no block that scripts/guides.ts does not know', () => {
    expect(blocks.filter(({ text }) => partsOf(text).length !== 1)).toEqual([]);
    expect(ownParts).toHaveLength(blocks.length);
  });

  const commands = blocks.filter(({ text }) => partsOf(text).some(({ as }) => as === 'commands'));

  it.each(commands)('has bash understand: $text', ({ text }) => {
    const { status, stderr } = spawnSync('bash', ['-n', '-c', text], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('names only files of a release that there are', () => {
    const named = commands.flatMap(({ text }) =>
      [...text.matchAll(/\/srv\/bewertra\/(?:current|source)\/([\w./@-]+)/g)].map(([, path = '']) => path),
    );
    const inUnits = commands.flatMap(({ text }) =>
      [...text.matchAll(/ (deploy\/\S+\.ts)/g)].map(([, path = '']) => path),
    );
    // `bewertra*` and `bewertra-backup.*` stand for several; packages come with the release.
    const missing = [...named, ...inUnits].filter((path) => {
      const whole = path.replace(/[^/]*\.$|\/bewertra$/, '');
      return !existsSync(new URL(`../${whole}`, import.meta.url));
    });
    expect(missing).toEqual([]);
  });

  it('starts and stops only services that there are', () => {
    const ofPackages = ['nginx', 'systemd-time-wait-sync'];
    const named = commands.flatMap(({ text }) =>
      [...text.matchAll(/systemctl (?:enable --now|enable|start|stop|restart) ([\w@. -]+)/g)].flatMap(
        ([, units = '']) => units.trim().split(' '),
      ),
    );
    const missing = named.filter((unit) => {
      const file = /\.\w+$/.test(unit) ? unit : `${unit}.service`;
      return !ofPackages.includes(unit) && !existsSync(new URL(`systemd/${file}`, import.meta.url));
    });
    expect(missing).toEqual([]);
  });

  it.each(['jq', 'last', 'sqlite3', 'wget', 'rsync', 'python3', 'npx', 'unzip'])(
    'does not use %s, which neither Debian nor the guide installs',
    (program) => {
      const uses = new RegExp(`(^|[|;&(]|\\bsudo(?: -u \\w+)?) *${program}\\b`, 'm');
      expect(commands.filter(({ text }) => uses.test(text))).toEqual([]);
    },
  );
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSettings } from '#common/settings/load.ts';
import { readSettings } from '#common/settings/read.ts';
import { allSettings, buildSettings } from '#common/settings/schema.ts';
import { temporaryFolder } from '#server/testing/folder.ts';

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

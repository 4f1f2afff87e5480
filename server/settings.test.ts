import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { readConfig, settingNames } from './config.ts';
import { loadSettings, unknownSettings } from './settings.ts';
import { temporaryFolder } from './testing/folder.ts';

function envFile(content: string): string {
  const file = join(temporaryFolder(), '.env');
  writeFileSync(file, content);
  return file;
}

it('.env.example has every setting, and no other', () => {
  const example = parseEnv(readFileSync(new URL('../.env.example', import.meta.url), 'utf8'));
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort());
  expect(() => readConfig(example)).not.toThrow();
});

it('the environment wins over .env', () => {
  const settings = loadSettings(envFile('PORT=1\nHOST=0.0.0.0\n'), { PORT: '2' });
  expect(settings.variables).toEqual({ PORT: '2', HOST: '0.0.0.0' });
});

describe('unknown settings', () => {
  it('are refused in .env, whatever their name, and elsewhere when the name can only be ours', () => {
    const settings = loadSettings(
      envFile('SMPT_URL=smtp://a\nPGSSLMODE=require\nTZ=Europe/Berlin\nEMPTY=\n'),
      {
        SMTP_PASSWORD: 'secret1',
        MAIL_TOO: 'x',
        MAIL: '/var/mail/root',
        DATABASE_HOST: 'somebody else’s',
        PATH: '/bin',
      },
    );
    const faults = unknownSettings(settings, settingNames);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['SMPT_URL', 'SMTP_PASSWORD', 'MAIL_TOO']);
    expect(faults.join()).not.toContain('secret1');
  });

  it('stop the server with the other faults, one line each', () => {
    expect(() => readConfig({ PORT: 'x', CORS_ORIGIN: 'https://a.example' })).toThrow(
      /^CORS_ORIGIN: is not a setting.*\nPORT: must be/,
    );
  });
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadSettings } from './load.ts';
import { ConfigError, readSettings, type Variables } from './read.ts';
import { allSettings, buildSettings } from './schema.ts';

function envFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-settings-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, '.env');
  writeFileSync(file, content);
  return file;
}

function faultsOf(variables: Variables, fromFile: string[] = [], schema = allSettings): string[] {
  try {
    readSettings(schema, variables, fromFile);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('.env.build', () => {
  function loadBoth(build: string) {
    const file = envFile('PUBLIC_SITE_URL=https://old.example\nPORT=1\nHOST=0.0.0.0\n');
    writeFileSync(`${file}.build`, build);
    return () => loadSettings(file, { PORT: '2' });
  }

  it('completes .env and wins over it, as the environment does: the pages were built with it', () => {
    const { variables, fromFile } = loadBoth('PUBLIC_SITE_URL=https://www.example\nCAPTCHA=altcha\n')();
    const PUBLIC_SITE_URL = 'https://www.example';
    expect(variables).toEqual({ PUBLIC_SITE_URL, PORT: '2', HOST: '0.0.0.0', CAPTCHA: 'altcha' });
    expect(fromFile).toEqual(expect.arrayContaining(['CAPTCHA', 'HOST', 'PUBLIC_SITE_URL']));
  });

  it('leaves to .env what it has empty, which is not set', () => {
    const { variables } = loadBoth('PUBLIC_SITE_URL=\n')();
    expect(variables['PUBLIC_SITE_URL']).toBe('https://old.example');
  });

  it('holds no setting of the server, least of all a secret', () => {
    expect(loadBoth('CAPTCHA=altcha\nSMTP_URL=smtp://user:word@mail.example\n')).toThrow(
      /^SMTP_URL: does not shape the pages, so it belongs in \.env, not in \.env\.build$/,
    );
  });
});

describe('the environment of the process', () => {
  const file = () => envFile('PGAPPNAME=contact\n');

  it('has what .env has, since PostgreSQL’s client reads it there', () => {
    onTestFinished(() => {
      delete process.env['PGAPPNAME'];
    });
    loadSettings(file());
    expect(process.env['PGAPPNAME']).toBe('contact');
  });

  it('stays as it is when other variables are read', () => {
    loadSettings(file(), {});
    expect(process.env['PGAPPNAME']).toBeUndefined();
  });
});

it('a file that Notepad has saved is read as any other', () => {
  expect(loadSettings(envFile('\uFEFFPORT=1\n'), {}).variables).toEqual({ PORT: '1' });
});

describe('an empty variable', () => {
  it('of the environment leaves what .env says, as one that is not set', () => {
    const file = envFile('SMTP_URL=smtp://mail.example\nDATA_DIR=/data\nPORT=1\n');
    const { variables } = loadSettings(file, { SMTP_URL: '', DATA_DIR: ' ', PORT: '2' });
    expect(variables).toEqual({ SMTP_URL: 'smtp://mail.example', DATA_DIR: '/data', PORT: '2' });
  });

  it('of the process leaves what .env says to PostgreSQL’s client too', () => {
    onTestFinished(() => {
      delete process.env['PGAPPNAME'];
    });
    process.env['PGAPPNAME'] = '';
    loadSettings(envFile('PGAPPNAME=contact\n'));
    expect(process.env['PGAPPNAME']).toBe('contact');
  });
});

describe('a line that is no setting', () => {
  const whatFaults = (file: string) => () => loadSettings(file, {});

  it('is refused in .env with its number, and not repeated', () => {
    const file = envFile('# Mail\nMAIL_TO a@b.de\n\nPORT: 3499\n=secret\nHOST=::1\n');
    const fault = 'is no setting, which has the form NAME=value';
    expect(whatFaults(file)).toThrow(
      new ConfigError([2, 4, 5].map((line) => `${file}, line ${line}: ${fault}`)),
    );
  });

  it('is refused in .env.build as well, with what else is wrong there', () => {
    const file = envFile('');
    writeFileSync(`${file}.build`, 'CAPTCHA altcha\nMAIL_TO=a@b.example\n');
    expect(whatFaults(file)).toThrow(/^.*\.env\.build, line 1: is no setting, .*\nMAIL_TO: does not shape/);
  });

  it('is no comment, nor empty', () => {
    const file = envFile(
      `  # words\r\n\r\n\texport PGSSLKEY = "a # b" # of us\r\nHOST='::1'\nTZ=it's # so\nPORT=\n`,
    );
    expect(loadSettings(file, {}).variables).toEqual({
      PGSSLKEY: 'a # b',
      HOST: '::1',
      TZ: "it's",
      PORT: '',
    });
  });
});

describe('a line of which something else would be read', () => {
  const password = 'smtp://me:47#11@mail.example';

  it.each([
    ['a password ends at its #', `SMTP_URL=${password}\n`, /line 1: has a # that would end its value/],
    ['a value begins with a #', 'METRICS_TOKEN=#123456789abcdef\n', /line 1: has a # that would end/],
    ['something follows the quotes', 'HOST="::1"x\n', /line 1: must end with the quote/],
    ['a quote is in quotes', "MAIL_FROM='Jo's <a@b.example>'\n", /line 1: must end with the quote/],
    ['a quote is left open', 'DATA_DIR="/a\nPORT=1\nHOST="::1"\n', /line 1: must end with the quote/],
    ['a quote ends lines below', 'DATA_DIR="/a\nPORT=1\nHOST=::1"\n', /line 1: must end with the quote/],
    ['a name stands twice', 'PORT=1\n# x\nexport PORT = 2\n', /line 3: sets what line 1 sets/],
    ['blanks would take the next line', 'MAIL_TO= \nPORT=1\n', /line 1: has blanks for a value/],
    ['carriage returns alone end lines', 'PORT=1\rHOST=::1\r', /line 1: is no setting/],
  ])('is refused where %s', (_what, content, fault) => {
    const file = envFile(content);
    expect(() => loadSettings(file, {})).toThrow(fault);
    expect(() => loadSettings(file, {})).not.toThrow(/me:47|::1|9abcdef/);
  });

  it('is not one with the value in quotes', () => {
    const { variables } = loadSettings(envFile(`SMTP_URL="${password}" # ours\n`), {});
    expect(variables).toEqual({ SMTP_URL: password });
  });
});

describe('unknown settings', () => {
  it('are refused in .env, whatever their name, and elsewhere when the name can only be ours', () => {
    const { variables, fromFile } = loadSettings(
      envFile('SMPT_URL=smtp://a\nPGSSLMODE=require\nTZ=Europe/Berlin\nEMPTY=\n'),
      {
        SMTP_PASSWORD: 'secret1',
        MAIL_TOO: 'x',
        MAIL: '/var/mail/root',
        DATABASE_HOST: 'somebody else’s',
        PATH: '/bin',
      },
    );
    const faults = faultsOf(variables, fromFile);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['SMPT_URL', 'SMTP_PASSWORD', 'MAIL_TOO']);
    expect(faults.join()).not.toContain('secret1');
  });

  it('are told with the other faults, one line each', () => {
    expect(faultsOf({ PORT: 'x', CORS_ORIGIN: 'https://a.example' })).toEqual([
      expect.stringMatching(/^CORS_ORIGIN: is not a setting/),
      expect.stringMatching(/^PORT: must be/),
    ]);
  });
});

describe('contradictions', () => {
  it('name what is missing once, whatever needs it', () => {
    expect(faultsOf({ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 's' })).toEqual([
      'RECAPTCHA_SITE_KEY: is missing; CAPTCHA=recaptcha needs it',
    ]);
  });

  it('name one value that another refuses', () => {
    const variables = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'a@b.example' };
    expect(faultsOf({ ...variables, MAIL: 'folder' })).toEqual(['MAIL: folder is refused with SMTP_URL']);
  });

  it('name what is missing, and what would do in its place', () => {
    const variables = { NODE_ENV: 'production', ALERT: 'log' };
    expect(faultsOf(variables)).toEqual([
      'SMTP_URL: is missing; NODE_ENV=production needs it, unless MAIL=folder',
    ]);
  });

  it('are of no concern to a reader that does not read both sides', () => {
    const variables = { RECAPTCHA_SITE_KEY: 'k', SMTP_URL: 'smtp://mail.example', PORT: 'x' };
    expect(() => readSettings(buildSettings, variables)).not.toThrow();
  });
});

it('is thrown as one error with a line for each fault', () => {
  const read = () => readSettings(allSettings, { PORT: 'x', CAPTCHA: 'y' });
  expect(read).toThrow(/^PORT: .*\nCAPTCHA: .*$|^CAPTCHA: .*\nPORT: .*$/);
  expect(read).toThrow(expect.objectContaining({ name: 'ConfigError' }));
});

it('repeats no value, whatever is wrong with it', () => {
  const variables = Object.fromEntries(Object.keys(allSettings.shape).map((name) => [name, ':secret:']));
  const faults = faultsOf(variables, ['PUBLIC_PASSWORD']);
  expect(faults.length).toBeGreaterThan(10);
  expect(faults.join()).not.toContain(':secret:');
});

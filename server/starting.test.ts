import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { deployFolder, stampFile } from '#common/headers.ts';
import { contactCli } from '#server/testing/cli.ts';
import { message } from '#server/testing/delivery.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { stranger } from '#server/testing/stranger.ts';
import { testStore } from '#server/testing/store.ts';
import { expectCaptchaOf, listenAt } from './startFaults.ts';
import { storeMessage } from '#server/store/outbox.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

/** Starts a server that cannot start; what it says, of which nothing may be a stack. */
function refusalOf(env: Record<string, string>, as: { uid?: number | undefined } = {}): string {
  const { status, stderr } = spawnSync(process.execPath, [main], {
    env: { PATH: process.env['PATH'], CAPTCHA: 'off', LOG_LEVEL: 'warn', PORT: '0', ...env },
    encoding: 'utf8',
    timeout: 20_000,
    ...(as.uid === undefined ? {} : { uid: as.uid }),
  });
  expect(status).toBe(1);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  return stderr.trimEnd();
}

/** A folder of data with a message in it. */
async function filledFolder(): Promise<string> {
  const folder = temporaryFolder();
  const database = testStore({ folder });
  await storeMessage(database, message);
  await database.close();
  return folder;
}

/** A folder of data that the stranger may use, and everything in it. */
async function strangersFolder(): Promise<string> {
  const folder = await filledFolder();
  if (stranger !== undefined)
    for (const path of [folder, join(folder, 'outbox.sqlite')]) chownSync(path, stranger, stranger);
  return folder;
}

describe('a server that cannot start names the setting: DATA_DIR, where it', () => {
  it('may not be written to', () => {
    const DATA_DIR = temporaryFolder();
    chmodSync(DATA_DIR, 0o555);
    expect(refusalOf({ DATA_DIR }, { uid: stranger })).toMatch(
      new RegExp(`^DATA_DIR: ${DATA_DIR} may not be used by the user \\S+ \\(EACCES\\): `),
    );
  });

  it('may not be made', () => {
    const above = temporaryFolder();
    chmodSync(above, 0o555);
    const DATA_DIR = join(above, 'data');
    expect(refusalOf({ DATA_DIR }, { uid: stranger })).toMatch(
      new RegExp(`^DATA_DIR: ${DATA_DIR} may not be used by .* install -d -o USER`),
    );
  });

  it.each(['file', 'file/below'])('is a file, or below one (%s)', (name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), '');
    const DATA_DIR = join(folder, name);
    expect(refusalOf({ DATA_DIR })).toBe(
      `DATA_DIR: ${DATA_DIR} is, or is below, a file; name a folder, which is made where it is missing`,
    );
  });
});

describe('a server that cannot start names the setting where it was to listen:', () => {
  it.each(['http://x', 'no.such.name.invalid'])('a HOST that is no address (%s)', (HOST) => {
    expect(refusalOf({ DATA_DIR: temporaryFolder(), HOST })).toBe(
      `HOST: ${HOST} is no address and no known name; write one alone, such as 127.0.0.1`,
    );
  });

  it('a HOST that systems read as another address than it says', () => {
    expect(refusalOf({ DATA_DIR: temporaryFolder(), HOST: '0' })).toMatch(/^HOST: must be a whole address/);
  });

  it('a HOST that is another machine’s', () => {
    expect(refusalOf({ DATA_DIR: temporaryFolder(), HOST: '192.0.2.1' })).toBe(
      'HOST: 192.0.2.1 is no address of this machine; 127.0.0.1 and 0.0.0.0 always are',
    );
  });
});

describe('a site that was built with one captcha', () => {
  /** As the build leaves it. */
  function siteBuiltWith(settings: Record<string, string>): string {
    const siteDir = temporaryFolder();
    mkdirSync(join(siteDir, deployFolder));
    writeFileSync(join(siteDir, deployFolder, stampFile), JSON.stringify(settings));
    return siteDir;
  }
  const google = { RECAPTCHA_SITE_KEY: 'site' };
  const recaptcha = { captcha: 'recaptcha', recaptchaSiteKey: 'site' } as const;
  const altcha = { captcha: 'altcha', recaptchaSiteKey: undefined } as const;

  it.each([
    [google, altcha, 'recaptcha'],
    [{}, recaptcha, 'altcha'],
  ] as const)('(%o) is not served by a server with the other one (%o)', (settings, own, built) => {
    expect(() => expectCaptchaOf(siteBuiltWith(settings), own)).toThrow(
      new RegExp(`^CAPTCHA: is ${own.captcha}, but the site in .* was built with ${built}, `),
    );
  });

  it('is not served by a server with another key of Google’s, which is not repeated', () => {
    const other = { captcha: 'recaptcha', recaptchaSiteKey: 'other-key' } as const;
    expect(() => expectCaptchaOf(siteBuiltWith(google), other)).toThrow(
      /^RECAPTCHA_SITE_KEY: is one, but the site in .* was built with another, so that every message/,
    );
  });

  it('is served by a server with the same one, or with none', () => {
    expect(() => expectCaptchaOf(siteBuiltWith(google), recaptcha)).not.toThrow();
    expect(() => expectCaptchaOf(siteBuiltWith({}), altcha)).not.toThrow();
    expect(() => expectCaptchaOf(siteBuiltWith(google), { ...recaptcha, captcha: 'off' })).not.toThrow();
    expect(() => expectCaptchaOf(temporaryFolder(), recaptcha)).not.toThrow();
    // With both keys set for later, the site asks for none of Google's.
    expect(() => expectCaptchaOf(siteBuiltWith({}), { ...recaptcha, captcha: 'altcha' })).not.toThrow();
  });
});

describe('a server that cannot start names PORT, where it', () => {
  it('is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const PORT = String((other.address() as AddressInfo).port);
    expect(refusalOf({ DATA_DIR: temporaryFolder(), PORT })).toBe(`PORT: ${PORT} is already in use`);
    other.close();
  });

  // Whether a machine refuses such a port is its own setting.
  it('is for root only', async () => {
    const refused = () => Promise.reject(Object.assign(new Error('listen EACCES'), { code: 'EACCES' }));
    await expect(listenAt({ host: '127.0.0.1', port: 80 }, refused)).rejects.toThrow(
      'PORT: 80 may not be used by this user; take one from 1024 on',
    );
  });

  it('is not the reason, by what the error was', async () => {
    const fault = new Error('a fault of ours');
    await expect(listenAt({ host: '127.0.0.1', port: 0 }, () => Promise.reject(fault))).rejects.toBe(fault);
  });
});

describe('a server, and a command, that cannot use the store name its file:', () => {
  it('one that is cut off', async () => {
    const DATA_DIR = await filledFolder();
    const file = join(DATA_DIR, 'outbox.sqlite');
    truncateSync(file, Math.floor(statSync(file).size / 2));
    const words = `${file} is damaged (database disk image is malformed): keep it, with its -wal, and see docs/contact.md`;
    expect(refusalOf({ DATA_DIR })).toContain(words);
    expect((await contactCli({ DATA_DIR }, 'list')).err).toContain(`contact list: ${words}`);
  });

  it('one that is not this user’s', async () => {
    const DATA_DIR = await strangersFolder();
    const file = join(DATA_DIR, 'outbox.sqlite');
    if (stranger !== undefined) chownSync(file, 0, 0);
    chmodSync(file, 0o444);
    expect(refusalOf({ DATA_DIR }, { uid: stranger })).toMatch(
      new RegExp(`^${file} may not be used by the user \\S+ \\(EACCES\\): `),
    );
  });

  it('the lock, where it is not this user’s', async () => {
    const DATA_DIR = await strangersFolder();
    writeFileSync(join(DATA_DIR, 'owner.sqlite'), '', { mode: stranger === undefined ? 0 : 0o600 });
    expect(refusalOf({ DATA_DIR }, { uid: stranger })).toMatch(
      new RegExp(`^${DATA_DIR}/owner\\.sqlite may not be used by the user \\S+ \\(EACCES\\): `),
    );
  });

  it('the lock, where it is a text', async () => {
    const DATA_DIR = await filledFolder();
    writeFileSync(join(DATA_DIR, 'owner.sqlite'), 'a letter that somebody has saved here'.repeat(50));
    expect(refusalOf({ DATA_DIR })).toBe(
      `${DATA_DIR}/owner.sqlite is damaged (file is not a database): it holds nothing but a lock, so delete it`,
    );
  });
});

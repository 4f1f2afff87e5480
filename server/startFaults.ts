import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployFolder, stampFile } from '#common/headers.ts';
import { captchaOf } from '#common/settings/read.ts';
import { ConfigError, type Config } from './config.ts';
import { permissionOf } from './store/fileAccess.ts';

/** What the system refuses at a start because of a setting, said by the setting's name. */

/**
 * Makes the folder of all data for its owner only, where it is not there.
 * @throws ConfigError where this process cannot keep anything in it
 */
export function openDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${whyNoFolder(error as NodeJS.ErrnoException, dataDir)}`]);
  }
}

function whyNoFolder(error: NodeJS.ErrnoException, dataDir: string): string {
  const isFile = error.code === 'EEXIST' || error.code === 'ENOTDIR';
  if (isFile) return `${dataDir} is, or is below, a file; name a folder, which is made where it is missing`;
  return permissionOf(error) ?? `${dataDir} cannot be used: ${error.message}`;
}

/** What a build leaves of the settings that it was made with, as far as the captcha goes. */
type BuiltWith = Parameters<typeof captchaOf>[0];

/**
 * Checks that the form of the site beside the server has the server's captcha, and Google's with the server's key.
 * @throws ConfigError where it has another one, whose tokens would all be refused
 */
export function expectCaptchaOf(
  siteDir: string,
  { captcha, recaptchaSiteKey }: Pick<Config, 'captcha' | 'recaptchaSiteKey'>,
): void {
  const stamp = join(siteDir, deployFolder, stampFile);
  if (captcha === 'off' || !existsSync(stamp)) return;
  const site = JSON.parse(readFileSync(stamp, 'utf8')) as BuiltWith;
  const isGoogles = captchaOf(site) === 'recaptcha';
  if (isGoogles !== (captcha === 'recaptcha'))
    throw builtOtherwise(siteDir, `CAPTCHA: is ${captcha}`, isGoogles ? 'recaptcha' : 'altcha');
  if (isGoogles && site.RECAPTCHA_SITE_KEY !== recaptchaSiteKey)
    throw builtOtherwise(siteDir, 'RECAPTCHA_SITE_KEY: is one', 'another');
}

const builtOtherwise = (siteDir: string, own: string, built: string) =>
  new ConfigError([
    `${own}, but the site in ${siteDir} was built with ${built}, ` +
      'so that every message from its form would be refused; build it with the settings of the server',
  ]);

/** What is wrong with where the server was to listen, by the system's code. */
const listening: Partial<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (_, port) => `PORT: ${port} is already in use`,
  EACCES: (_, port) => `PORT: ${port} may not be used by this user; take one from 1024 on`,
  EADDRNOTAVAIL: (host) => `HOST: ${host} is no address of this machine; 127.0.0.1 and 0.0.0.0 always are`,
  ENOTFOUND: (host) => `HOST: ${host} is no address and no known name; write one alone, such as 127.0.0.1`,
};
listening['EAI_AGAIN'] = listening['ENOTFOUND'];

/**
 * Starts to listen.
 * @throws ConfigError where HOST or PORT is the reason that it cannot
 */
export async function listenAt(
  { host, port }: { host: string; port: number },
  listen: () => Promise<unknown>,
): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const words = listening[code]?.(host, port);
    throw words === undefined ? error : new ConfigError([words]);
  }
}

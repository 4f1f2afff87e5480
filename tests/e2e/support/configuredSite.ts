import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { recaptcha } from '#server/protection/captcha/recaptcha.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { plainApp } from '#server/testing/plainApp.ts';
import { test } from './test.ts';
import { findMessages } from '#server/store/records.ts';

/** Google's answer to the service about a token; an Error stands for no answer. */
export type Verdict = { success: boolean; 'error-codes'?: readonly string[] } | Error;

export type ConfiguredSite = Awaited<ReturnType<typeof startConfiguredSite>>;

export const matomo = 'https://matomo.example';
const siteKey = 'key-of-the-tests';
const secret = 'secret-of-the-tests';

/** Of build and service, besides those of the process. */
const settings = {
  ANALYTICS_URL: `${matomo}/`,
  ANALYTICS_CONTAINER_ID: 'aB3xY9',
  RECAPTCHA_SITE_KEY: siteKey,
  RECAPTCHA_SECRET: secret,
};

/** Runs a program of node_modules/.bin with the settings; rejects with its output when it fails. */
const run = (program: string, args: string[], more: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [`node_modules/.bin/${program}`, ...args], {
    env: { ...process.env, ...settings, ...more },
  });

/**
 * The site built with the settings, once in a run of the tests: whoever needs it first builds it, and whoever
 * needs it meanwhile waits. Playwright empties its folder when the next run begins.
 */
async function builtSite(outputDir: string): Promise<string> {
  // Inside the project: for folders outside it Astro has one shared place, where two builds would mix.
  const folder = join(outputDir, 'configured-site');
  const siteDir = join(folder, 'dist');
  const outcome = join(folder, 'outcome');
  mkdirSync(outputDir, { recursive: true });
  if (claim(folder)) {
    const said = await run('astro', ['build', '--outDir', siteDir, '--silent']).then(() => '', String);
    writeFileSync(outcome, said);
  }
  while (!existsSync(outcome)) await setTimeout(100);
  const fault = readFileSync(outcome, 'utf8');
  if (fault !== '') throw new Error(fault);
  return siteDir;
}

/** Creates a folder; false where it is there, since it is somebody else's then. */
function claim(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * The site built with analytics and reCAPTCHA, and its service on a free port; only the way to Google is faked.
 * For `beforeAll`, which it gives the time that a build takes.
 */
export async function startConfiguredSite() {
  test.setTimeout(400_000);
  const { outputDir } = test.info().project;
  const siteDir = await builtSite(outputDir);
  const folder = mkdtempSync(join(outputDir, 'service-'));

  const asked: Record<string, string>[] = [];
  let verdicts: Verdict[] = [{ success: true }];
  const google: typeof fetch = (_address, init) => {
    asked.push(Object.fromEntries(init?.body as URLSearchParams));
    const [verdict, ...later] = verdicts;
    if (verdict === undefined) throw new Error('no verdict is left');
    if (later.length > 0) verdicts = later;
    return verdict instanceof Error ? Promise.reject(verdict) : Promise.resolve(Response.json(verdict));
  };
  const database = await openDatabase({ dataDir: folder });
  const app = await plainApp(settings, { captcha: recaptcha({ secret, fetch: google }), siteDir, database });
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    siteKey,
    secret,
    /** What the service told Google. */
    asked,
    /** Google's next answers; the last one stays. */
    answerWith: (...next: Verdict[]) => (verdicts = next),
    stored: async () => (await findMessages(database, { limit: 100 })).length,
    /**
     * Runs checks of tests/built on this site; rejects with their report when one fails.
     * @param checks files of tests/built, and options of Vitest
     */
    check: (...checks: string[]) =>
      run('vitest', ['run', '--no-isolate', ...checks], { BUILT_SITE: `${siteDir}/` }),
    stop: async () => {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { SECOND } from '#server/time.ts';
import { chromiumArgs } from '../e2e/support/environment.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { isAmong } from './heard.ts';

export const browserNames = ['Firefox', 'Chromium'] as const;
export type BrowserName = (typeof browserNames)[number];

/** A person who hears a browser, and presses keys. */
export type Listener = {
  /** Opens an address by the keys of the address bar. */
  open: (address: string) => Promise<void>;
  /** Presses keys, one after the other, as xdotool names them: `Tab`, `Return`, `h`. Resolves to what was spoken. */
  press: (...keys: string[]) => Promise<string[]>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<string[]>;
  /** Presses a key until this is spoken. @throws with what was spoken instead */
  pressUntil: (key: string, wanted: string | RegExp, atMost?: number) => Promise<string[]>;
  /** Presses a key that makes the reader speak for longer than it pauses: until this is spoken, for at most `atMost` ms. */
  pressAndHear: (key: string, wanted: string | RegExp, atMost: number) => Promise<string[]>;
  /** Waits until this has been spoken since the last key, in milliseconds. */
  hear: (wanted: string | RegExp, atMost?: number) => Promise<string[]>;
  /** All that was spoken since the address was opened, with the keys that were pressed. */
  transcript: () => string;
  stop: () => Promise<void>;
};

/** Quiet for so long means that Orca has finished. */
const quiet = 0.7 * SECOND;
/** A key that is followed by silence for so long says nothing: a busy machine begins late. */
const silence = 2.5 * SECOND;
const patience = 15 * SECOND;

const firefoxSettings: Record<string, unknown> = {
  'accessibility.force_disabled': -1,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.urlbar.suggest.engines': false,
  'browser.urlbar.suggest.history': false,
  'browser.urlbar.autoFill': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.enabled': false,
};

/** Starts a browser whose visitor reads this language. */
const browsers: Record<BrowserName, (desktop: Desktop, language: string) => void> = {
  Firefox({ folder, run }, language) {
    const profile = join(folder, 'firefox');
    mkdirSync(profile);
    const settings = Object.entries({ ...firefoxSettings, 'intl.accept_languages': language });
    const lines = settings.map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
    writeFileSync(join(profile, 'user.js'), lines.join(''));
    run('firefox-esr', '--no-remote', '--profile', profile, 'about:blank');
  },
  Chromium({ folder, run }, language) {
    const profile = join(folder, 'chromium');
    run(
      'chromium',
      ...chromiumArgs,
      `--user-data-dir=${profile}`,
      `--accept-lang=${language}`,
      '--force-renderer-accessibility',
      '--disable-features=Prerender2,Translate',
      '--no-default-browser-check',
      'about:blank',
    );
  },
};

/** Starts Orca and a browser. */
export async function startListener(browser: BrowserName, language: string): Promise<Listener> {
  const desktop = await startDesktop();
  const { env, spoken } = desktop;
  const lines = () =>
    readFileSync(spoken, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '');
  const xdotool = (...words: string[]) => execFileSync('xdotool', words, { env, stdio: 'ignore' });
  let told: string[] = [];

  /** What is spoken from a line on, once it is quiet, and once `wanted` is among it. */
  async function listen(from: number, wanted?: string | RegExp, atMost = patience): Promise<string[]> {
    const begun = Date.now();
    const isOver = () => Date.now() - begun > atMost;
    const isWanted = (heard: readonly string[]) => wanted === undefined || has(heard, wanted);
    let count = lines().length;
    let since = begun;
    for (;;) {
      await pause(50);
      const now = lines();
      if (now.length !== count) {
        count = now.length;
        since = Date.now();
      }
      const heard = now.slice(from).map(plain);
      const isQuiet = Date.now() - since >= (heard.length === 0 ? silence : quiet);
      if (isQuiet && isWanted(heard)) return heard;
      if (isOver()) throw new Error(`"${String(wanted)}" was not heard, but: ${heard.join(' | ')}`);
    }
  }

  /** The line up to which everything is in the transcript. */
  let read = 0;
  /** The first line after the last key. */
  let sinceKey = 0;
  const tell = (heard: readonly string[]) => {
    told.push(...heard.map((line) => `  ${line}`));
    read += heard.length;
  };

  async function act(
    name: string,
    action: () => void,
    ...until: [wanted?: string | RegExp, atMost?: number]
  ) {
    // What came late belongs to the key before.
    tell(lines().slice(read).map(plain));
    sinceKey = read;
    told.push(`[${name}]`);
    action();
    const heard = await listen(sinceKey, ...until);
    tell(heard);
    return heard;
  }
  const pressKey = (key: string) => xdotool('key', '--clearmodifiers', key);
  const press = async (...keys: string[]) => {
    const heard: string[] = [];
    for (const key of keys) heard.push(...(await act(key, () => pressKey(key))));
    return heard;
  };

  /** By the keys of the address bar; a browser that has only just started may lose some of them. */
  async function goTo(address: string): Promise<void> {
    const from = lines().length;
    pressKey('Escape');
    pressKey('ctrl+l');
    await listen(from);
    xdotool('type', '--delay', '8', address);
    // What the browser has completed it to, from the pages before.
    xdotool('key', 'Delete');
    sinceKey = lines().length;
    xdotool('key', 'Return');
    await listen(sinceKey, /Bewertra/);
  }

  try {
    desktop.run('orca', '--replace');
    await listen(0, /screen reader on/i);
    browsers[browser](desktop, language);
    await listen(0, /Firefox|Chromium|New Tab|about:blank|combo box/);
  } catch (error) {
    await desktop.stop();
    throw error;
  }
  return {
    async open(address) {
      await goTo(address).catch(() => goTo(address));
      told = [`[${new URL(address).pathname}]`];
      read = sinceKey;
      tell(lines().slice(read).map(plain));
    },
    press,
    type: (text) => act(`"${text}"`, () => xdotool('type', '--delay', '40', text)),
    async pressUntil(key, wanted, atMost = 40) {
      const all: string[] = [];
      for (let times = 0; times < atMost; times += 1) {
        const heard = await press(key);
        if (has(heard, wanted)) return heard;
        all.push(...heard);
      }
      throw new Error(`"${String(wanted)}" was not heard after ${atMost} × ${key}, but: ${all.join(' | ')}`);
    },
    pressAndHear: (key, wanted, atMost) => act(key, () => pressKey(key), wanted, atMost),
    async hear(wanted, atMost) {
      const heard = await listen(sinceKey, wanted, atMost);
      tell(heard.slice(read - sinceKey));
      return heard;
    },
    transcript: () => `${told.join('\n')}\n`,
    stop: desktop.stop,
  };
}

/** An utterance without invisible characters and double blanks. */
const plain = (line: string) =>
  line
    .replaceAll(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const has = (heard: readonly string[], wanted: string | RegExp) =>
  typeof wanted === 'string' ? isAmong(heard, wanted) : wanted.test(heard.join(' '));

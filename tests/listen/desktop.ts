import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { startProgram } from '#server/testing/program.ts';
import { SECOND } from '#server/time.ts';

/**
 * A desktop that nobody sees: a display (Xvfb), a bus, the accessibility service (AT-SPI) and Orca, whose speech goes
 * into a file. All of it has a home folder of its own, and ends with `stop`.
 */
export type Desktop = {
  folder: string;
  /** What a program needs to be on this desktop. */
  env: NodeJS.ProcessEnv;
  /** What Orca has spoken: an utterance a line. */
  spoken: string;
  /** Starts a program that ends with the desktop. */
  run: (command: string, ...args: string[]) => ChildProcess;
  stop: () => Promise<void>;
};

const atSpiLauncher = '/usr/libexec/at-spi-bus-launcher';
const commands = [
  'Xvfb',
  'dbus-daemon',
  'gsettings',
  'matchbox-window-manager',
  'orca',
  'speech-dispatcher',
  'xdotool',
  'firefox-esr',
  'chromium',
];

/** @throws naming what is missing: a machine that cannot listen fails, it does not skip. */
function expectPrograms(): void {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const missing = commands.filter((name) => !folders.some((folder) => existsSync(join(folder, name))));
  if (!existsSync(atSpiLauncher)) missing.push(atSpiLauncher);
  if (missing.length === 0) return;
  throw new Error(
    `This machine cannot listen: it has no ${missing.join(', no ')}. "npm run listen" installs them on Debian.`,
  );
}

/** Speech Dispatcher hands each utterance to this script, which has its end of line from us alone. */
const say = (spoken: string) => `#!/bin/sh\nprintf '%s\\n' "$(cat | tr '\\n' ' ')" >> '${spoken}'\n`;

const speechModule = (script: string) => `
GenericExecuteSynth "printf %s \\'$DATA\\' | ${script}"
GenericCmdDependency "printf"
GenericLanguage "en" "en" "utf-8"
GenericLanguage "de" "de" "utf-8"
AddVoice "en" "MALE1" "en"
AddVoice "de" "MALE1" "de"
DefaultVoice "en"
Debug 0
`;

const speechSettings = `
LogLevel 1
LogDir "default"
AudioOutputMethod "alsa"
AddModule "text" "sd_generic" "text.conf"
DefaultModule text
LanguageDefaultModule "en" "text"
LanguageDefaultModule "de" "text"
`;

/**
 * What a person would set who knows the keys: neither key names nor a summary and the whole page on loading, nor
 * punctuation marks by name.
 */
const readerSettings = {
  general: { profile: ['Default', 'default'], startingProfile: ['Default', 'default'] },
  profiles: {
    default: {
      profile: ['Default', 'default'],
      enableKeyEcho: false,
      enableBraille: false,
      enableSound: false,
      sayAllOnLoad: false,
      pageSummaryOnLoad: false,
      verbalizePunctuationStyle: 3,
      pronunciations: {},
      keybindings: {},
    },
  },
  pronunciations: {},
  keybindings: {},
};

/** Writes the settings of speech and reader into a new home folder. */
function furnish(folder: string): string {
  const spoken = join(folder, 'spoken');
  const put = (path: string, text: string, mode = 0o600) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text, { mode });
  };
  put('spoken', '');
  put('say', say(spoken), 0o700);
  put('speech/modules/text.conf', speechModule(join(folder, 'say')));
  put('speech/speechd.conf', speechSettings);
  put('.local/share/orca/user-settings.conf', JSON.stringify(readerSettings));
  // No sound card, and nobody to hear it.
  put('.asoundrc', 'pcm.!default { type null }\nctl.!default { type null }\n');
  mkdirSync(join(folder, 'run'), { mode: 0o700 });
  return spoken;
}

/** Starts the desktop; resolves when Orca has greeted. @throws where a program is missing or does not start */
export async function startDesktop(): Promise<Desktop> {
  expectPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'bewertra-listen-'));
  const spoken = furnish(folder);
  const children: ChildProcess[] = [];
  const env: NodeJS.ProcessEnv = {
    PATH: process.env['PATH'],
    HOME: folder,
    XDG_RUNTIME_DIR: join(folder, 'run'),
    LANG: 'C.UTF-8',
    GTK_MODULES: 'gail:atk-bridge',
    ACCESSIBILITY_ENABLED: '1',
    GNOME_ACCESSIBILITY: '1',
    NO_AT_BRIDGE: '0',
    MOZ_ENABLE_WAYLAND: '0',
  };
  // A group of its own, so that what a program starts ends with it.
  const run = (command: string, ...args: string[]) => {
    const child = spawn(command, args, { env, detached: true, stdio: 'ignore' });
    children.push(child);
    return child;
  };
  const stop = async () => {
    for (const child of children.toReversed()) await endGroup(child);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  /** Starts a program that prints where it can be reached. */
  const serve = async (command: string, ...args: string[]) => {
    const printed = (output: string) => /^(.+)\n/.exec(output)?.[1];
    const { child, ready } = await startProgram([command, ...args], printed, { env, detached: true });
    children.push(child);
    return ready;
  };
  try {
    const display = await serve(
      'Xvfb',
      '-displayfd',
      '1',
      '-screen',
      '0',
      '1440x1000x24',
      '-nolisten',
      'tcp',
    );
    env['DISPLAY'] = `:${display}`;
    env['DBUS_SESSION_BUS_ADDRESS'] = await serve(
      'dbus-daemon',
      '--session',
      '--nofork',
      '--print-address=1',
    );
    await once(
      run('gsettings', 'set', 'org.gnome.desktop.interface', 'toolkit-accessibility', 'true'),
      'exit',
    );
    run('matchbox-window-manager', '-use_titlebar', 'no');
    run('speech-dispatcher', '--run-single', '--timeout', '0', '--config-dir', join(folder, 'speech'));
    run(atSpiLauncher, '--launch-immediately');
    return { folder, env, spoken, run, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Ends a program and what it has started; by force after two seconds. */
async function endGroup(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  const force = setTimeout(() => signalGroup(pid, 'SIGKILL'), 2 * SECOND);
  signalGroup(pid, 'SIGTERM');
  await gone;
  clearTimeout(force);
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // Gone by itself.
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { lineFaults } from './envFile.ts';
import { ConfigError, withoutEmpty, type Variables } from './read.ts';
import { buildSettings } from './schema.ts';

export type Settings = {
  variables: Variables;
  /** Names from the files. Nobody else uses these, so an unknown name in one is a mistake. */
  fromFile: string[];
};

/**
 * The environment, completed by two files of the working folder: `.env`, and `.env.build` beside it, which a
 * release has so that its build needs no file with secrets. What a site was built with wins over `.env`.
 * @throws ConfigError for lines that are no setting or would be read as another, for a file that is there and cannot be
 * read, and when `.env.build` has what does not shape the pages, since it may be a secret
 */
export function loadSettings(file = '.env', environment: Variables = process.env): Settings {
  const own = readFile(file);
  const forBuild = readFile(`${file}.build`);
  const misplaced = Object.keys(forBuild.variables)
    .filter((name) => !(name in buildSettings.shape))
    .map((name) => `${name}: does not shape the pages, so it belongs in .env, not in .env.build`);
  const faults = [...own.faults, ...forBuild.faults, ...misplaced];
  if (faults.length > 0) throw new ConfigError(faults);
  const inFiles = { ...own.variables, ...withoutEmpty(forBuild.variables) };
  if (environment === process.env) completeProcess(inFiles);
  return { variables: { ...inFiles, ...withoutEmpty(environment) }, fromFile: Object.keys(inFiles) };
}

/** Node, PostgreSQL's client and the C library read the process's environment themselves. */
function completeProcess(inFiles: Variables): void {
  const isSet = withoutEmpty(process.env);
  for (const [name, value] of Object.entries(inFiles)) if (!(name in isSet)) process.env[name] = value;
}

/** What a file sets, and what is wrong with its lines; neither where it is not there. */
function readFile(file: string): { variables: Variables; faults: string[] } {
  const text = existsSync(file) ? textOf(file) : '';
  const faults = lineFaults(text).map(({ line, fault }) => `${file}, line ${line}: ${fault}`);
  return { variables: parseEnv(text), faults };
}

/**
 * The text of a file of settings.
 * @throws ConfigError where it cannot be read
 */
export function textOf(file: string): string {
  try {
    // Windows' Notepad puts a byte order mark before it.
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new ConfigError([`${resolve(file)}: ${whyUnread(error as NodeJS.ErrnoException)}`]);
  }
}

/** What is wrong with a file of settings that is there, and what to do. */
function whyUnread({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EISDIR') return 'is a folder; the settings are lines of a file, as in .env.example';
  if (code === 'EACCES' || code === 'EPERM')
    return `may not be read by this user (${code}); run this as a user who may, or let this one read it`;
  return `cannot be read: ${message}`;
}

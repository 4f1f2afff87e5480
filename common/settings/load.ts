import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError, type Variables } from './read.ts';
import { buildSettings } from './schema.ts';

export type Settings = {
  variables: Variables;
  /** Names from the files. Nobody else uses these, so an unknown name in one is a mistake. */
  fromFile: string[];
};

/**
 * The environment, completed by two files of the working folder: `.env`, and `.env.build` beside it, which a
 * release has so that its build needs no file with secrets. What a site was built with wins over `.env`.
 * @throws ConfigError when `.env.build` has what does not shape the pages, since it may be a secret; when a file is
 * there and cannot be read
 */
export function loadSettings(file = '.env', environment: Variables = process.env): Settings {
  const forBuild = `${file}.build`;
  const inBuildFile = readFile(forBuild);
  const misplaced = Object.keys(inBuildFile).filter((name) => !(name in buildSettings.shape));
  if (misplaced.length > 0)
    throw new ConfigError(
      misplaced.map((name) => `${name}: does not shape the pages, so it belongs in .env, not in .env.build`),
    );
  const inFiles = { ...readFile(file), ...inBuildFile };
  // Node, PostgreSQL's client and the C library read the process's environment themselves.
  if (environment === process.env)
    for (const one of [forBuild, file]) if (existsSync(one)) process.loadEnvFile(one);
  return { variables: { ...inFiles, ...environment }, fromFile: Object.keys(inFiles) };
}

function readFile(file: string): Variables {
  if (!existsSync(file)) return {};
  try {
    return parseEnv(readFileSync(file, 'utf8'));
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

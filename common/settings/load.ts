import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Variables } from './read.ts';

export type Settings = {
  variables: Variables;
  /** Names from `.env`. Nobody else uses that file, so an unknown name in it is a mistake. */
  fromFile: string[];
};

/** The environment, completed by the working folder's `.env`. */
export function loadSettings(file = '.env', environment: Variables = process.env): Settings {
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  // Node, PostgreSQL's client and the C library read the process's environment themselves.
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
  return { variables: { ...inFile, ...environment }, fromFile: Object.keys(inFile) };
}

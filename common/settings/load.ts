import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import type { Variables } from './read.ts';

export type Settings = {
  variables: Variables;
  /** Names that stand in `.env`, which is ours alone: what we do not know there is a mistake. */
  fromFile: string[];
};

/** The environment, and `.env` of the working folder for what the environment does not set. */
export function loadSettings(file = '.env', environment: Variables = process.env): Settings {
  const inFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  // For those who read the process's environment themselves: Node, PostgreSQL's client, the C library.
  if (environment === process.env && existsSync(file)) process.loadEnvFile(file);
  return { variables: { ...inFile, ...environment }, fromFile: Object.keys(inFile) };
}

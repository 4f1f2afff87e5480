import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/store/database.ts';

/** Wrong usage: exit code 2, and the command's help. */
export class UsageError extends Error {}

/** Right usage, but it cannot be done: exit code 1. */
export class Failure extends Error {}

export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  /**
   * Asks for what must not stand on the command line, which shells, sudo, npm and lists of processes keep.
   * @returns one line, trimmed; empty where there is none
   */
  ask: (question: string) => Promise<string>;
};

export type Values = Record<string, string | boolean | undefined>;

export type Call = {
  values: Values;
  /** Arguments that are not options, as many as the command takes. */
  operands: string[];
  config: Config;
  ask: Terminal['ask'];
  /** The configured store, opened when first asked for. */
  database: () => Promise<Database>;
};

export type CommandResult = {
  /** What `--json` prints. */
  data: unknown;
  /** What people read instead. */
  text: string;
  /** What is left to do, for people: printed as an error, exit code 1. */
  unfinished?: string | undefined;
};

export type Command = {
  name: string;
  /** Operands and options after the name, such as `ID | --failed`. */
  usage: string;
  summary: string;
  /** Explains the options, and what else one should know. */
  details?: string;
  options?: ParseArgsOptionsConfig;
  /** How many operands it takes; none if this is left out. */
  operands?: { min: number; max: number };
  /** @throws UsageError, Failure */
  run: (call: Call) => Promise<CommandResult>;
};

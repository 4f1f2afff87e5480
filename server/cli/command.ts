import type { ParseArgsOptionsConfig } from 'node:util';
import type { Config } from '#server/config.ts';
import type { Outbox } from '#server/store/outbox.ts';

/** Told wrongly: exit code 2, with the command's usage. */
export class UsageError extends Error {}

/** Told rightly, but it cannot be done: exit code 1. */
export class Failure extends Error {}

export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Characters a line holds, for tables that people read. */
  columns: number;
};

export type Values = Record<string, string | boolean | undefined>;

export type Call = {
  values: Values;
  /** What stands after the command's name, as many as the command asks for. */
  operands: string[];
  json: boolean;
  config: Config;
  terminal: Terminal;
  /** The configured outbox, opened when first asked for. */
  outbox: () => Promise<Outbox>;
};

export type Command = {
  name: string;
  /** Operands and options behind the name, such as `ID | --failed`. */
  usage: string;
  summary: string;
  /** Explains options and what else should be known, in lines. */
  details: string;
  options: ParseArgsOptionsConfig;
  /** How many operands it takes. */
  operands: { min: number; max: number };
  /** @throws UsageError, Failure */
  run: (call: Call) => Promise<void>;
};

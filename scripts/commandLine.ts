import { statSync } from 'node:fs';
import type { ParseArgsOptionsConfig } from 'node:util';
import { parseOptions } from '#common/parseOptions.ts';

/** Prints what is wrong and the help, and exits with 2. */
export function wrongUsage(problem: string, help: string): never {
  console.error(`${problem}\n\n${help}`);
  process.exit(2);
}

/**
 * The options of this command line, and its operands: what is no option. `--help` prints `help` and exits with 0; an
 * unknown option, one that is given twice, or one without its value, exits with 2.
 * @param options as Node's parseArgs takes them
 */
export function readArguments<const T extends ParseArgsOptionsConfig>(help: string, options: T) {
  const all = { ...options, help: { type: 'boolean', short: 'h' } } as const;
  const { values, operands } = orWrongUsage(() => parseOptions(all), help);
  if ('help' in values) {
    console.log(help);
    process.exit(0);
  }
  return { values, operands };
}

/**
 * The options of a command without operands: one exits with 2. As `readArguments` otherwise.
 * @param options as Node's parseArgs takes them
 */
export function readOptions<const T extends ParseArgsOptionsConfig>(help: string, options: T) {
  const { values, operands } = readArguments(help, options);
  const [operand] = operands;
  return operand === undefined ? values : wrongUsage(`"${operand}" is no option.`, help);
}

function orWrongUsage<T>(read: () => T, help: string, before = ''): T {
  try {
    return read();
  } catch (error) {
    return wrongUsage(`${before}${(error as Error).message}.`, help);
  }
}

/** The option's value as a regular expression that ignores case; anything else is wrong usage. */
export function pattern(option: string, given: string, help: string): RegExp {
  return orWrongUsage(() => new RegExp(given, 'i'), help, `${option}: `);
}

/** The option's value as a folder that is there; anything else is wrong usage. */
export function existingFolder(option: string, given: string, help: string): string {
  const isFolder = statSync(given, { throwIfNoEntry: false })?.isDirectory() ?? false;
  return isFolder ? given : wrongUsage(`${option}: there is no folder ${given}.`, help);
}

/** The option's value as a whole number from 1 to `most`; anything else is wrong usage. */
export function wholeNumber(option: string, given: string, help: string, most = Infinity): number {
  const value = Number(given);
  if (/^[1-9]\d*$/.test(given) && value <= most) return value;
  const range = most === Infinity ? 'from 1' : `from 1 to ${most}`;
  return wrongUsage(`${option} must be a whole number ${range}, not "${given}".`, help);
}

/** The option's value as a number above 0; anything else is wrong usage. */
export function positiveNumber(option: string, given: string, help: string): number {
  const value = Number(given);
  return value > 0 && value < Infinity
    ? value
    : wrongUsage(`${option} must be a number above 0, not "${given}".`, help);
}

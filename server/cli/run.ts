import type { ParseArgsOptionsConfig } from 'node:util';
import { parseOptions } from '#common/parseOptions.ts';
import type { Settings } from '#common/settings/load.ts';
import { ConfigError, readConfig, type Config } from '#server/config.ts';
import { isUsable } from '#server/store/fileAccess.ts';
import { sqliteFile } from '#server/store/sqlite.ts';
import { openDatabase } from '#server/store/openDatabase.ts';
import { requireOwner } from './requireOwner.ts';
import { wordsOf } from './wordsOf.ts';
import { Failure, UsageError, type Command, type Terminal, type Values } from './command.ts';
import { commands } from './commands/all.ts';
import type { Database } from '#server/store/database.ts';

const exitCodes = { done: 0, failed: 1, usage: 2 } as const;

const common: ParseArgsOptionsConfig = { help: { type: 'boolean', short: 'h' }, json: { type: 'boolean' } };

const programName = 'contact';

function overview(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  return [
    `Usage: ${programName} COMMAND [OPTIONS]`,
    '',
    'Manages the stored contact messages, also while the server runs, by the same settings (docs/contact.md).',
    '',
    ...commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '  --json      for programs: JSON on standard output',
    '  -h, --help  this text; after a command, that of the command',
    '',
    'Exit codes: 0 done, 1 failed or not found, 2 wrong usage.',
  ].join('\n');
}

function helpOf({ name, usage, summary, details }: Command): string {
  return [
    `Usage: ${programName} ${name} ${usage}${usage === '' ? '' : ' '}[--json]`,
    '',
    `${name} ${summary}.`,
    ...(details === undefined ? [] : ['', details]),
  ].join('\n');
}

/** A wrong DATA_DIR or DATABASE_URL must not pass for an empty store. */
async function openExisting(config: Config): Promise<Database> {
  const file = sqliteFile(config.dataDir);
  if (config.databaseUrl === undefined && !isUsable(file))
    throw new Failure(`there is no store at ${file}; DATA_DIR or DATABASE_URL says where it is`);
  return openDatabase(config, { mustExist: true });
}

function parse(command: Command, args: string[]): { values: Values; operands: string[] } {
  try {
    const { values, operands } = parseOptions({ ...command.options, ...common }, args);
    return { values: values as Values, operands };
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** @throws UsageError for more or fewer operands than the command takes */
function refuseOperands(command: Command, operands: readonly string[]): void {
  const { min, max } = command.operands ?? { min: 0, max: 0 };
  if (operands.length < min) throw new UsageError('something is missing');
  if (operands.length > max) throw new UsageError(`"${operands[max] ?? ''}" is too much`);
}

async function runCommand(
  command: Command,
  args: string[],
  settings: () => Settings,
  terminal: Terminal,
): Promise<void> {
  const { values, operands } = parse(command, args);
  if (values['help'] === true) {
    terminal.out(helpOf(command));
    return;
  }
  refuseOperands(command, operands);
  const { variables, fromFile } = settings();
  const config = readConfig(variables, fromFile);
  requireOwner(config);
  let opened: Promise<Database> | undefined;
  try {
    const { data, text, unfinished } = await command.run({
      values,
      operands,
      config,
      ask: terminal.ask,
      database: () => (opened ??= openExisting(config)),
    });
    terminal.out(values['json'] === true ? JSON.stringify(data, null, 2) : text);
    if (unfinished !== undefined) throw new Failure(unfinished);
  } finally {
    await opened?.then(({ close }) => close()).catch(() => undefined);
  }
}

/**
 * Runs the command that the arguments name.
 * @param args what follows `npm run contact --`
 * @param settings reads them, once a command needs them: help is given where they cannot be read
 * @returns the exit code
 */
export async function run(args: string[], settings: () => Settings, terminal: Terminal): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined) {
    terminal.err(overview());
    return exitCodes.usage;
  }
  if (['--help', '-h', 'help'].includes(name)) {
    terminal.out(overview());
    return exitCodes.done;
  }
  const command = commands.find((one) => one.name === name);
  if (command === undefined) {
    terminal.err(`contact: there is no command "${name}".\n\n${overview()}`);
    return exitCodes.usage;
  }
  try {
    await runCommand(command, rest, settings, terminal);
    return exitCodes.done;
  } catch (error) {
    return sayWhy(command, error, terminal);
  }
}

/** Says why a command ended, and returns its exit code. */
function sayWhy(command: Command, error: unknown, terminal: Terminal): number {
  const { name } = command;
  if (error instanceof UsageError) {
    terminal.err(`contact ${name}: ${error.message}.\n\n${helpOf(command)}`);
    return exitCodes.usage;
  }
  const faults = error instanceof ConfigError ? error.faults : [wordsOf(error)];
  terminal.err(faults.map((fault) => `contact ${name}: ${fault}`).join('\n'));
  return exitCodes.failed;
}

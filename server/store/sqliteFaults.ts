import { accessSync, constants } from 'node:fs';
import { dirname } from 'node:path';
import { isThere, permissionOf } from './fileAccess.ts';
import { UnusableStore } from './unusable.ts';

/** Result codes, of which SQLite's extended ones are the low byte (https://sqlite.org/rescode.html). */
const busy = 5;
const corrupt = 11;
export const notADatabase = 26;

/** The code of SQLite's error; 0 for any other. */
export function codeOf(error: unknown): number {
  return ((error as { errcode?: number }).errcode ?? 0) % 256;
}

/** Whether SQLite refused because another connection holds a lock. The work had no effect. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === busy;
}

/** Whether SQLite found something else in a file than it has written. */
function isDamaged(error: unknown): boolean {
  return [corrupt, notADatabase].includes(codeOf(error));
}

/** Why a file, or its folder, may not be read and written; undefined where it may. */
function refusalOf(file: string): string | undefined {
  try {
    accessSync(dirname(file), constants.R_OK | constants.W_OK | constants.X_OK);
    if (isThere(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (error) {
    return permissionOf(error) ?? (error as Error).message;
  }
}

/** What to do where the store's file is damaged. */
export const restoreIt = 'restore the latest backup (docs/contact.md, "Backup and restore")';

/**
 * What SQLite says when it opens a file, with the file's name and what to do, as it names none itself.
 * @param remedy what to do where the file is damaged
 * @returns any other error, and that of a lock, as it is
 */
export function namingFile(error: unknown, file: string | undefined, remedy: string): unknown {
  if (file === undefined) return error;
  if (error instanceof UnusableStore || isLocked(error) || codeOf(error) === 0) return error;
  const { message } = error as Error;
  const words = isDamaged(error)
    ? `${file} is damaged (${message}): ${remedy}`
    : (refusalOf(file) ?? `${file} cannot be used: ${message}`);
  return new UnusableStore(words, { cause: error });
}

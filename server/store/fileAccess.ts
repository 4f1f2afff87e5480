import { accessSync, constants, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname } from 'node:path';

/** Whether a file or folder is there. @throws where that cannot be known: what one may not see is not "nothing there" */
export function isThere(path: string): boolean {
  try {
    statSync(path);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}

/** The same of a file that has to be read and written. @throws also where this process may not do both */
export function isUsable(file: string): boolean {
  if (!isThere(file)) return false;
  accessSync(file, constants.R_OK | constants.W_OK);
  return true;
}

/** Who this process is, by name where it has one. */
function user(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number that nobody has named.
    return String(process.geteuid?.() ?? '');
  }
}

/** The path itself, or the nearest folder above it that can be looked at, with the number of its owner. */
function nearest(path: string): { path: string; owner: number } {
  try {
    return { path, owner: statSync(path).uid };
  } catch {
    return nearest(dirname(path));
  }
}

/**
 * What to mend where a file may not be used.
 * @returns undefined for any other error
 */
export function permissionOf(error: unknown): string | undefined {
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (path === undefined || (code !== 'EACCES' && code !== 'EPERM')) return undefined;
  const blocking = nearest(path);
  const owner = blocking.owner.toString();
  // Never more than what is ours: the folder that blocks may be /var/lib.
  const remedy =
    syscall === 'mkdir'
      ? `as root, make the folder for the service's user: install -d -o USER -g USER -m 700 ${path}`
      : 'what is of the service has to belong to its user (docs/contact.md, "When the machine is lost")';
  return (
    `${path} may not be used by the user ${user()} (${code}): ` +
    `${blocking.path} belongs to the user ${owner}; ${remedy}`
  );
}

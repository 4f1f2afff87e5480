import { statSync } from 'node:fs';
import type { Config } from '#server/config.ts';
import { Failure } from './command.ts';

/**
 * The administrator is not to write into a folder of somebody else's: the service could read neither the
 * notes of erasures nor the database's companions that root would leave there.
 * @throws Failure saying as whom to call it
 */
export function requireOwner({ dataDir }: Config): void {
  if (process.geteuid?.() !== 0) return;
  const owner = statSync(dataDir, { throwIfNoEntry: false })?.uid ?? 0;
  if (owner !== 0)
    throw new Failure(
      `${dataDir} belongs to the user ${owner.toString()}, who could not read what root leaves there; ` +
        `call it as that user: sudo -u '#${owner.toString()}' …`,
    );
}

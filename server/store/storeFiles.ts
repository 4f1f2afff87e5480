import { statSync } from 'node:fs';

/** A path of the store names another file than SQLite has open, or none: what is written there is gone with the process. */
class StoreMoved extends Error {}

/** Device and inode, which no other file has while this one is open. Asked for by path, as nobody may open it. */
function identityOf(path: string): string | undefined {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found === undefined ? undefined : `${found.dev} ${found.ino}`;
}

/**
 * Remembers which files SQLite has open: its database, the WAL and the WAL's index.
 * @param file the database, in WAL mode and opened by this process
 * @returns a check that throws `StoreMoved` while one of them is deleted or exchanged
 */
export function rememberFiles(file: string): () => void {
  const opened = ['', '-wal', '-shm'].map((companion) => {
    const path = file + companion;
    return { path, identity: identityOf(path) };
  });
  return () => {
    for (const { path, identity } of opened) {
      const found = identityOf(path);
      if (found === identity) continue;
      const what = found === undefined ? 'deleted or moved' : 'exchanged';
      throw new StoreMoved(`${path} was ${what} while the service uses it`);
    }
  };
}

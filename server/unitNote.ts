import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The unit that runs the service: whoever looks at its note from within knows that it runs again. */
export const serviceUnit = 'bewertra.service';

/** What a person was told of a failed unit. */
type UnitNote = {
  /** Since when it does not run. */
  since: Date;
  /** When a person was last told. */
  notifiedAt: Date;
};

/** The file in DATA_DIR that says that a person was told: `since` is in it, and its own time is when. */
function noteOf(dataDir: string): string {
  return join(dataDir, 'failed-units', serviceUnit);
}

/** What a person was told of the service's unit; undefined where nobody was, or it runs again. */
export async function readUnitNote(dataDir: string): Promise<UnitNote | undefined> {
  const file = noteOf(dataDir);
  try {
    const { mtime } = await stat(file);
    const written = new Date(await readFile(file, 'utf8'));
    return { since: Number.isNaN(written.getTime()) ? mtime : written, notifiedAt: mtime };
  } catch {
    return undefined;
  }
}

/** Notes that a person was told just now. */
export async function writeUnitNote(dataDir: string, since: Date): Promise<void> {
  await mkdir(join(dataDir, 'failed-units'), { recursive: true, mode: 0o700 });
  await writeFile(noteOf(dataDir), since.toISOString(), { mode: 0o600 });
}

export async function deleteUnitNote(dataDir: string): Promise<void> {
  await rm(noteOf(dataDir), { force: true });
}

import { parseEnv } from 'node:util';
import { endWith, OperatorError } from '#common/operatorError.ts';
import { watcher } from '#common/settings/checks.ts';
import { textOf } from '#common/settings/load.ts';
import { alertSender } from '#server/alerts/send.ts';
import { alertOf } from '#server/alerts/words.ts';
import { DAY } from '#server/time.ts';
import { readUnitNote, serviceUnit, writeUnitNote } from '#server/unitNote.ts';

/**
 * Tells a person that a unit of systemd has failed: `node deploy/unitFailed.ts UNIT`, started by the unit
 * bewertra-alert@. Needs nothing but ALERT_URL, since a wrong setting may be why the unit failed.
 *
 * Of the service itself it is told once, and once a day while it stands: a note in DATA_DIR says so, and the service
 * tells that it is over when it runs again.
 */
const [unit = ''] = process.argv.slice(2);
// An empty variable counts as unset, and must not keep that of the file away.
if (process.env['ALERT_URL']?.trim() === '') delete process.env['ALERT_URL'];
if (process.env['DATA_DIR']?.trim() === '') delete process.env['DATA_DIR'];
try {
  // Not `process.loadEnvFile`, which takes a byte order mark for a part of the first name.
  for (const [name, value] of Object.entries(parseEnv(textOf('.env')))) process.env[name] ??= value;
} catch {
  // Without a file, the variables are in the environment or nowhere.
}
const address = process.env['ALERT_URL']?.trim() ?? '';
const dataDir = process.env['DATA_DIR']?.trim() ?? '';
const hasState = unit === serviceUnit && dataDir !== '';

async function tell(): Promise<void> {
  const note = hasState ? await readUnitNote(dataDir) : undefined;
  // Notified in the future: the clock was set back.
  if (note !== undefined && Math.abs(Date.now() - note.notifiedAt.getTime()) < DAY) return;
  const since = note?.since ?? new Date();
  const event = note === undefined ? 'begun' : 'standing';
  await alertSender(address)(alertOf({ name: 'unit', about: unit, count: 1 }, event, since));
  // Where nothing can be noted, it is told each time.
  if (hasState) await writeUnitNote(dataDir, since).catch(() => undefined);
}

/** An error of the network without the address, which is a secret: `fetch failed (ECONNREFUSED)`. */
function whyUntold(error: unknown): string {
  const { message, cause } = error as Error & { cause?: { code?: string } };
  return cause?.code === undefined ? message : `${message} (${cause.code})`;
}

/** Tells it. @throws OperatorError where nobody could be told: the unit then tries again, for an hour */
async function tellOrSay(): Promise<void> {
  const { error } = watcher.safeParse(address);
  // A value that is wrong is not repeated in the journal.
  const fault = error?.issues[0]?.message;
  if (fault !== undefined)
    throw new OperatorError(`${unit} has failed, and nobody was told: ALERT_URL ${fault}`);
  try {
    await tell();
  } catch (failure) {
    throw new OperatorError(`${unit} has failed, and nobody was told: ${whyUntold(failure)}`);
  }
}

if (address === '') console.error(`${unit} has failed, and ALERT_URL does not say whom to tell.`);
else await tellOrSay().catch(endWith);

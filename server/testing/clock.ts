import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** File in the data folder that says how far the clock is off. `clock` there is the service's own. */
const clockFile = 'faketime';

/** Path of Debian's libfaketime, which gives a process another time of day. */
function faketime(): string {
  const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
  if (library === undefined) throw new Error('libfaketime is not installed: apt-get install libfaketime');
  return library;
}

/**
 * A command in front of a server by which its time of day can be set while it runs. The monotonic clock stays true,
 * as it does when an administrator or NTP sets the time.
 * @throws where libfaketime is not installed
 */
export function withMovableClock(): string[] {
  const settings = [
    `LD_PRELOAD=${faketime()}`,
    'FAKETIME_DONT_FAKE_MONOTONIC=1',
    'FAKETIME_NO_CACHE=1',
    `FAKETIME_TIMESTAMP_FILE="$DATA_DIR/${clockFile}"`,
  ];
  return ['sh', '-c', `${settings.join(' ')} exec "$@"`, 'sh'];
}

/**
 * Sets the time of day of the servers on a data folder; also needed before such a server starts.
 * @param offset seconds from the true time, negative for a clock that is late
 */
export function setClock(folder: string, offset: number): void {
  writeFileSync(join(folder, clockFile), `${offset < 0 ? '' : '+'}${offset}`);
}

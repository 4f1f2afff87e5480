import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/testing/folder.ts';
import { start } from '#server/testing/store.ts';
import { DAY, HOUR } from '#server/time.ts';
import { keepClock, nextClockState, readClock, safeTime, type ClockState } from './trustedClock.ts';

describe('nextClockState', () => {
  const known = start;

  it.each([
    ['a week ahead', 7 * DAY],
    ['a week behind', -7 * DAY],
    ['an hour ahead', HOUR],
  ])('believes a clock that is %s', (_, difference) => {
    expect(nextClockState({ known }, known + difference)).toEqual({ known: known + difference });
  });

  it('never doubts a clock that runs on, however long nothing else happens', () => {
    let state: ClockState = { known };
    for (let now = known; now < known + 400 * DAY; now += HOUR) {
      state = nextClockState(state, now);
      expect(state).toEqual({ known: now });
    }
  });

  it('counts a second jump as the beginning of another trial', () => {
    const now = known + 300 * DAY;
    const jumped = { since: known + 200 * DAY, seen: known + 200 * DAY };
    expect(nextClockState({ known, jumped }, now)).toEqual({ known, jumped: { since: now, seen: now } });
  });

  it('does not count the time for which nobody looked', () => {
    const jumped = { since: known + 200 * DAY, seen: known + 203 * DAY };
    const now = known + 208 * DAY;
    expect(nextClockState({ known, jumped }, now)).toEqual({ known, jumped: { since: now, seen: now } });
  });

  it('is safe to delete by neither more than the clock nor more than what is known', () => {
    expect(safeTime({ known }, known + DAY)).toEqual(new Date(known));
    expect(safeTime({ known }, known - DAY)).toEqual(new Date(known - DAY));
  });
});

describe('the file about the clock', () => {
  it('is none where nobody has looked yet', async () => {
    expect(await readClock(temporaryFolder())).toBeUndefined();
  });

  it('is read as it was written', async () => {
    const folder = temporaryFolder();
    await keepClock(folder, { known: start });
    expect(await readClock(folder)).toEqual({ known: start });
  });

  it('is none where it is damaged', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'clock'), '{"known":');
    expect(await readClock(folder)).toBeUndefined();
  });
});

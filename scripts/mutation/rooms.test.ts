import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOf, leftOut, notRun, roomAt, rooms } from './rooms.ts';

describe.each(rooms)('$name', ({ name, mutated, tests }) => {
  it('has code of its own to change, and no tests among it', () => {
    const files = filesOf(mutated);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !file.startsWith(`${name}/`) || file.endsWith('.test.ts'))).toEqual([]);
  });

  it('has tests to notice it, and no slow ones', () => {
    const files = filesOf(tests);
    expect(files.filter((file) => !file.endsWith('.test.ts'))).toEqual([]);
    expect(files.filter((file) => file.endsWith('.full.test.ts') || file in notRun)).toEqual([]);
    expect(files).not.toEqual([]);
  });
});

it.each(Object.keys({ ...leftOut, ...notRun }).filter((files) => !files.startsWith('**')))(
  '%s, which is left out, is still there',
  (files) => {
    expect(globSync(files)).not.toEqual([]);
  },
);

describe('what is asked for', () => {
  it('may be a file, of which alone the code is changed', () => {
    const room = roomAt('server/store/erase.ts');
    expect(room?.name).toBe('server/store');
    expect(room?.mutated[0]).toBe('server/store/erase.ts');
  });

  it('may be a folder in a room', () => {
    expect(roomAt('server/delivery/smtp')?.mutated[0]).toBe('server/delivery/smtp/**/*.ts');
  });

  it('is tested by all tests of its room', () => {
    expect(roomAt('common/fill.ts')?.tests).toEqual(roomAt('common')?.tests);
  });

  it.each(['site', 'commons', 'server', ''])('is no part of a room: %j', (path) => {
    expect(roomAt(path)).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

describe('an address of this machine', () => {
  it.each(['localhost', '127.0.0.1', '127.9.8.7', '[::1]', '::1'])('is %s', (hostname) => {
    expect(isLoopback(hostname)).toBe(true);
  });

  it.each(['db.example', '128.0.0.1', '10.0.0.1', '[::2]', '[2001:db8::1]', 'localhost.example', ''])(
    'is not %s, where others may listen',
    (hostname) => {
      expect(isLoopback(hostname)).toBe(false);
    },
  );
});

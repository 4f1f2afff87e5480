import { describe, expect, it } from 'vitest';
import { hasAsciiSpelling } from './mailDomain.ts';

const label = (length: number) => 'a'.repeat(length);

describe('mail can be sent to', () => {
  it('a domain with umlauts', () => {
    expect(hasAsciiSpelling('bücher.example')).toBe(true);
  });

  it('the longest label of DNS', () => {
    expect(hasAsciiSpelling(`${label(63)}.example`)).toBe(true);
  });
});

describe('no mail can be sent to', () => {
  it('a label longer than DNS takes', () => {
    expect(hasAsciiSpelling(`mail.${label(64)}.example`)).toBe(false);
  });

  it('a domain that no browser reads', () => {
    expect(hasAsciiSpelling('exa mple.example')).toBe(false);
  });
});

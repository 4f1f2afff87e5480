import { expect, it } from 'vitest';
import { addressKey } from './addressKey.ts';

it.each([
  ['in capitals', 'Jo@Person.Example'],
  ['with blanks around it', '  jo@person.example\n'],
  ['with blanks around its @', 'jo @ person.example'],
])('an address %s is the same person', (_what, address) => {
  expect(addressKey(address)).toBe('jo@person.example');
});

it('a domain is the same in letters and as DNS has it', () => {
  expect(addressKey('jo@müller.example')).toBe(addressKey('jo@xn--mller-kva.example'));
});

it('a letter with an accent is the same however it was typed', () => {
  expect(addressKey('jose\u0301@person.example')).toBe(addressKey('jos\u00e9@person.example'));
});

it('a domain that DNS cannot have still tells people apart', () => {
  expect(addressKey('jo@a b.example')).toBe('jo@a b.example');
});

it('people of one domain are different', () => {
  expect(addressKey('jo@person.example')).not.toBe(addressKey('al@person.example'));
});

import { describe, expect, it } from 'vitest';
import { fill, fillCommon, namesIn, splitAtNames } from './fill.ts';

const text = 'From {day} on: {figure.successFee}, {day}';

describe('a text with names in it', () => {
  it('says which names it uses, in their order', () => {
    expect(namesIn(text)).toEqual(['day', 'figure.successFee', 'day']);
  });

  it('has all of them filled in', () => {
    const values = { day: 'Monday', 'figure.successFee': '5 %' };
    expect(fill(text, values)).toBe('From Monday on: 5 %, Monday');
  });

  it('keeps the names of one place when those that mean the same everywhere are filled in', () => {
    expect(fillCommon(text, { 'figure.successFee': '5 %' })).toBe('From {day} on: 5 %, {day}');
  });

  it('is refused with the name that has no value, so that no page shows braces', () => {
    expect(() => fill('Until {day}', {})).toThrow('“Until {day}”: nothing is called {day}');
  });

  it('is refused with a name that only JavaScript’s objects have', () => {
    expect(() => fill('{toString}', {})).toThrow('nothing is called {toString}');
  });

  it('keeps braces with blanks in them, which are no name', () => {
    expect(fill('{ day }', {})).toBe('{ day }');
  });
});

describe('a text taken apart', () => {
  it('has its names between the pieces', () => {
    expect(splitAtNames('I accept the {terms}.')).toEqual(['I accept the ', { name: 'terms' }, '.']);
  });

  it('has no empty piece where it begins or ends with a name', () => {
    expect(splitAtNames('{terms}{privacy}')).toEqual([{ name: 'terms' }, { name: 'privacy' }]);
  });
});

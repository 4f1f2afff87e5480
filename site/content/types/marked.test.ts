import { describe, expect, it } from 'vitest';
import { partsOfMarked, withoutMark } from './marked.ts';

describe('a text with a marked phrase', () => {
  it('has parts before, in and after its brackets', () => {
    expect(partsOfMarked('The [verified valuers] decide.')).toEqual({
      before: 'The ',
      phrase: 'verified valuers',
      after: ' decide.',
    });
  });

  it('has no parts without brackets', () => {
    expect(partsOfMarked('Valuers decide.')).toBeNull();
  });

  it('reads without its brackets where nothing can be a link', () => {
    expect(withoutMark('The [verified valuers] decide.')).toBe('The verified valuers decide.');
  });

  it('stays as it is without brackets', () => {
    expect(withoutMark('Valuers decide.')).toBe('Valuers decide.');
  });
});

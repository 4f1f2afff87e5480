import { describe, expect, it, vi } from 'vitest';
import { withFallback } from './fallback.ts';

const english = { title: 'Title', nested: { text: 'Text' }, list: [{ text: 'One' }, { text: 'Two' }] };

describe('withFallback', () => {
  it('takes a missing or empty text from the fallback and names its key', () => {
    const report = vi.fn();
    const german = { title: '', list: [{ text: 'Eins' }, {}] };
    expect(withFallback(german, english, report)).toEqual({
      title: 'Title',
      nested: { text: 'Text' },
      list: [{ text: 'Eins' }, { text: 'Two' }],
    });
    expect(report.mock.calls.flat()).toEqual(['title', 'nested.text', 'list.1.text']);
  });

  it('takes a list of another length as a whole', () => {
    const report = vi.fn();
    expect(withFallback({ ...english, list: [{ text: 'Eins' }] }, english, report).list).toEqual(
      english.list,
    );
    expect(report).toHaveBeenCalledWith('list');
  });
});

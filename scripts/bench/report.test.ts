import { describe, expect, it } from 'vitest';
import { renewed } from './report.ts';

const before = '# Measured\n\n## Paint\n\nAt commit 1.\n\n| a |\n\n## Messages\n\nAt commit 1.\n\n| b |\n';

describe('a report of which one part was measured again', () => {
  it('has the new figures in the place of the old ones', () => {
    const report = renewed(before, '# Measured', ['## Paint\n\nAt commit 2.\n\n| c |']);
    expect(report).toBe(
      '# Measured\n\n## Paint\n\nAt commit 2.\n\n| c |\n\n## Messages\n\nAt commit 1.\n\n| b |\n',
    );
  });

  it('ends with a part that it did not have', () => {
    expect(renewed(before, '# Measured', ['## Scroll\n\n| d |'])).toBe(`${before}\n## Scroll\n\n| d |\n`);
  });

  it('is written where there was none', () => {
    expect(renewed('', '# Measured', ['## Paint\n\n| a |'])).toBe('# Measured\n\n## Paint\n\n| a |\n');
  });
});

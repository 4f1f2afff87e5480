import { describe, expect, it } from 'vitest';
import { percentOf, scoreOf, scoreTable, survivorsOf, type MutationReport } from './report.ts';

const source = 'const low = 1;\nexport const isLow = (n: number) => {\n  return n < low;\n};\n';

function mutant(status: string, line: number, [from, to]: [number, number], replacement: string) {
  const start = { line, column: from };
  return { status, mutatorName: 'Any', replacement, location: { start, end: { line, column: to } } };
}

const report: MutationReport = {
  files: {
    'common/low.ts': {
      source,
      mutants: [
        mutant('Survived', 3, [10, 17], 'n <= low'),
        mutant('Killed', 3, [10, 17], 'n > low'),
        mutant('Timeout', 3, [10, 17], 'true'),
        mutant('NoCoverage', 1, [13, 14], '{\n}'),
        mutant('Ignored', 1, [13, 14], '2'),
      ],
    },
    'common/high.ts': { source, mutants: [mutant('Killed', 1, [13, 14], '2')] },
  },
};

describe('the score', () => {
  it('counts an endless loop as noticed', () => {
    expect(scoreOf(report).noticed).toBe(3);
  });

  it('counts a change that no test runs against the room', () => {
    expect(scoreOf(report).untested).toBe(1);
    expect(percentOf(scoreOf(report))).toBe(60);
  });

  it('leaves out what cannot be judged', () => {
    const { noticed, survived, untested } = scoreOf(report);
    expect(noticed + survived + untested).toBe(5);
  });

  it('is full where nothing could be changed', () => {
    expect(percentOf(scoreOf({ files: {} }))).toBe(100);
  });
});

describe('the table', () => {
  const common = { name: 'common', score: scoreOf(report), least: 60 };
  const table = scoreTable([
    common,
    { name: 'server/store', score: { noticed: 2, survived: 1, untested: 0 }, least: undefined },
  ]);

  it('has a row for each room', () => {
    expect(table).toMatch(/^\| common +\| +5 \| +3 \| +1 \| +1 \| +60 % \| +60 % \|$/m);
  });

  it('rounds down, so that no score is shown that was not reached', () => {
    expect(table).toMatch(/^\| server\/store .* 66 % \|/m);
  });

  it('says of which room no score is asked', () => {
    expect(table).toMatch(/^\| server\/store .* no floor \|$/m);
  });

  it('sums up nothing where there is one room', () => {
    expect(scoreTable([common])).not.toContain('in all');
  });

  it('sums up all rooms', () => {
    expect(table).toMatch(/^\| in all +\| +8 \| +5 \| +2 \| +1 \| +62 % \| +\|$/m);
  });
});

describe('the list of survivors', () => {
  const list = survivorsOf(report);

  it('shows the code as it is and as no test minds it', () => {
    expect(list).toContain('- 3: `n < low` → `n <= low`');
  });

  it('says where no test comes by', () => {
    expect(list).toContain('- 1: `1` → `{ …` (no test runs it)');
  });

  it('is in the order of the lines', () => {
    expect(list.indexOf('- 1:')).toBeLessThan(list.indexOf('- 3:'));
  });

  it('names no file of which every change was noticed', () => {
    expect(list).not.toContain('high.ts');
  });
});

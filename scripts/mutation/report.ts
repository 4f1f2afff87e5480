/** What Stryker's JSON has of a change (mutation-testing-report-schema), as far as it is read here. */
type Mutant = {
  /** `Killed`, `Timeout`, `Survived`, `NoCoverage`; others do not count: `Ignored`, `CompileError`, `RuntimeError`. */
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: Position; end: Position };
};
/** Counted from 1. */
type Position = { line: number; column: number };

export type MutationReport = {
  files: Readonly<Record<string, { source: string; mutants: readonly Mutant[] }>>;
};

/** How many changes there were, by what became of them. */
export type Score = { noticed: number; survived: number; untested: number };

const outcomes: Readonly<Record<string, keyof Score>> = {
  Killed: 'noticed',
  // An endless loop is noticed by whoever waits for it.
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'untested',
};

export function scoreOf({ files }: MutationReport): Score {
  const score: Score = { noticed: 0, survived: 0, untested: 0 };
  for (const { mutants } of Object.values(files))
    for (const { status } of mutants) {
      const outcome = outcomes[status];
      if (outcome !== undefined) score[outcome] += 1;
    }
  return score;
}

const countOf = ({ noticed, survived, untested }: Score): number => noticed + survived + untested;

/** The share of changes that a test noticed, in percent; 100 where nothing could be changed. */
export function percentOf(score: Score): number {
  const count = countOf(score);
  return count === 0 ? 100 : (score.noticed / count) * 100;
}

/** `least` is the score that a room has to reach, in percent, where one is asked. */
export type RoomScore = { name: string; score: Score; least: number | undefined };

const columns = ['changes', 'noticed', 'survived', 'untested', 'score', 'at least'] as const;

/** The scores of rooms and of all together, as a table of Markdown. */
export function scoreTable(rooms: readonly RoomScore[]): string {
  const all: Score = { noticed: 0, survived: 0, untested: 0 };
  for (const { score } of rooms) {
    all.noticed += score.noticed;
    all.survived += score.survived;
    all.untested += score.untested;
  }
  const rows = rooms.map(({ name, score, least }) =>
    rowOf(name, score, least === undefined ? 'no floor' : `${least} %`),
  );
  if (rooms.length > 1) rows.push(rowOf('in all', all, ''));
  const ruler = `| ------------------ | ${columns.map((column) => `${'-'.repeat(column.length - 1)}:`).join(' | ')} |`;
  return [`| ${'room'.padEnd(18)} | ${columns.join(' | ')} |`, ruler, ...rows].join('\n');
}

function rowOf(name: string, score: Score, floor: string): string {
  const numbers = [countOf(score), score.noticed, score.survived, score.untested].map(String);
  // Rounded down: a score that is reached is reached.
  const cells = [...numbers, `${Math.floor(percentOf(score))} %`, floor];
  return `| ${name.padEnd(18)} | ${cells.map((cell, index) => cell.padStart(columns[index]?.length ?? 0)).join(' | ')} |`;
}

/** The changes of a room that no test noticed, by file and line, as Markdown; empty where there is none. */
export function survivorsOf({ files }: MutationReport): string {
  return Object.entries(files)
    .map(([file, { source, mutants }]) => {
      const lines = source.split('\n');
      const said = mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .toSorted(inOrder)
        .map((mutant) => survivorSaid(mutant, lines));
      return said.length === 0 ? '' : `### ${file}\n\n${said.join('\n')}`;
    })
    .filter((part) => part !== '')
    .join('\n\n');
}

function inOrder({ location: one }: Mutant, { location: other }: Mutant): number {
  return one.start.line - other.start.line || one.start.column - other.start.column;
}

function survivorSaid({ status, location, replacement = '' }: Mutant, lines: readonly string[]): string {
  const { start, end } = location;
  const line = lines[start.line - 1] ?? '';
  const isOneLine = start.line === end.line;
  const before = isOneLine
    ? line.slice(start.column - 1, end.column - 1)
    : `${line.slice(start.column - 1)} …`;
  const [firstLine = '', ...more] = replacement.split('\n');
  const after = more.length === 0 ? firstLine : `${firstLine} …`;
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `- ${start.line}: \`${before}\` → \`${after}\`${untested}`;
}

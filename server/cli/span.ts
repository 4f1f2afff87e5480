import { UsageError, type Values } from './command.ts';
import { timeOf } from './format.ts';
import { momentOf } from './moment.ts';

/** A span of time: `from` belongs to it, `until` does not. */
export type Span = { from: Date; until: Date };

function endOf(option: 'from' | 'until', { [option]: value }: Values): Date {
  if (typeof value !== 'string') throw new UsageError(`--${option} is missing: a span has two ends`);
  return momentOf(option, value);
}

/** As `list` prints it, or to the millisecond where it has some: what is told is what is meant. */
function exactTimeOf(moment: Date): string {
  return moment.getMilliseconds() === 0 ? timeOf(moment) : moment.toISOString();
}

/**
 * The span that `--from` and `--until` name.
 * @throws UsageError for what is no moment, and for a span in which there is none
 */
export function spanOf(values: Values): Span {
  const from = endOf('from', values);
  const until = endOf('until', values);
  if (from < until) return { from, until };
  throw new UsageError(`--from (${exactTimeOf(from)}) must be before --until (${exactTimeOf(until)})`);
}

/** How a span was understood, in front of what is said of its messages; nothing where none was given. */
export function spanText(span: Span | undefined): string {
  if (span === undefined) return '';
  return `Received from ${exactTimeOf(span.from)} to before ${exactTimeOf(span.until)}: `;
}

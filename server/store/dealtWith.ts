import { facts } from '#common/facts.ts';
import { DAY } from '#server/time.ts';
import type { StoredMessage } from './message.ts';

/** Where nobody says so, a message counts as dealt with this long after the team had it. */
export const assumedAfter = facts.assumedDealtWith.value * DAY;

/** Whoever only counts what waits for an answer stops here: more would say no more, and cost. */
export const enoughUnanswered = 1000;

/**
 * Whether a message waits for an answer; `assumed`: nobody said that it does not, and it has long been there;
 * `held`: it waits for somebody to release it.
 */
export type RequestState = 'open' | 'assumed' | 'done' | 'held';

type Request = Pick<StoredMessage, 'state' | 'doneAt' | 'settledAt' | 'reopenedAt'>;

export function requestState({ state, doneAt, settledAt, reopenedAt }: Request, now: Date): RequestState {
  if (doneAt !== undefined) return 'done';
  if (state === 'held') return 'held';
  // What has not reached the team waits, however old it is.
  if (state !== 'delivered' || settledAt === undefined) return 'open';
  const since = Math.max(settledAt.getTime(), reopenedAt?.getTime() ?? 0);
  return since > now.getTime() - assumedAfter ? 'open' : 'assumed';
}

/** A condition on a delivery to the team, and the column of the index that knows such deliveries. */
type Kind = { which: string; by: string };

/**
 * SQL for the ids of the oldest messages of each kind, at most `limit` of each, read from the index of the kind.
 * @param table of deliveries
 */
export function idsOf(table: string, kinds: Kind[], limit: string): string {
  const parts = kinds.map(
    ({ which, by }) =>
      `select message from (select message from ${table} where destination = 'team' and ${which}
         order by ${by} limit ${limit}) as kind`,
  );
  return parts.join(' union all ');
}

const unmarked = "done is null and state = 'delivered'";

/**
 * What waits for an answer. What waits for release does not: nobody has promised anything.
 * @param assumed when a message must have been delivered, or reopened, so that it does not count as dealt with
 */
export function openKinds(assumed: string): Kind[] {
  return [
    { which: "done is null and state = 'queued'", by: 'due' },
    { which: "done is null and state = 'failed'", by: 'message' },
    { which: `${unmarked} and settled > ${assumed}`, by: 'settled' },
    { which: `${unmarked} and settled <= ${assumed} and reopened > ${assumed}`, by: 'reopened' },
  ];
}

const notSince = (time: string) => `settled < ${time} and (reopened is null or reopened < ${time})`;

/** What was given up before a time, and dealt with by nobody since. */
function givenUpKind(before: string): Kind {
  return { which: `done is null and state = 'failed' and ${notSince(before)}`, by: 'message' };
}

/** What was held before a time, and released or dropped by nobody since. */
const heldKind = (before: string): Kind => ({
  which: `state = 'held' and settled < ${before}`,
  by: 'message',
});

/** What a person had to see to before a time, and nobody has. */
export function waitingKinds(before: string): Kind[] {
  return [givenUpKind(before), heldKind(before)];
}

/**
 * What was dealt with before a time: marked as done, given up, held, or delivered so long ago that it counts as dealt
 * with. Never what is queued.
 * @param assumed the time less `assumedAfter`
 */
export function dealtWithKinds(before: string, assumed: string): Kind[] {
  return [
    { which: `done < ${before} and state in ('delivered', 'failed')`, by: 'done' },
    ...waitingKinds(before),
    { which: `${unmarked} and ${notSince(assumed)}`, by: 'settled' },
  ];
}

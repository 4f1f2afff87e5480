import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { longestPause, pauses } from '#server/pauses.ts';
import { HOUR, MINUTE } from '#server/time.ts';
import type { Tables } from './tables.ts';

/** How far apart the clocks of several servers may be, in milliseconds. */
const tolerance = MINUTE;

/** Longer than any lease or pause, whatever the clock did. */
const longestWait = pauses.unanswered + HOUR;

/** Numbers of attempts after which the pause still grows. */
const growing = Array.from(
  { length: 1 + Math.ceil(Math.log2(pauses.longest / pauses.first)) },
  (_, at) => at,
);

/**
 * Whether a delivery is due later than its own pause explains: the clock was set back since. One that is leased, or has
 * lost an answer, waits for longer, since to send it early makes a copy.
 * @param now milliseconds since the epoch
 */
export function isDueAhead(
  eb: ExpressionBuilder<Tables, 'contact_delivery'>,
  now: number,
): Expression<SqlBool> {
  const isLater = (pause: number) => eb('due', '>', now + pause + tolerance);
  /** @param least the pause after its first attempts, where that is longer */
  const hasPassed = (whose: Expression<SqlBool>, least = 0) =>
    eb.and([
      eb('unsettled', '=', 0),
      whose,
      eb.or([
        isLater(pauses.longest),
        ...growing.map((attempts) =>
          eb.and([eb('attempts', '<=', attempts), isLater(Math.max(least, longestPause(attempts)))]),
        ),
      ]),
    ]);
  return eb.or([
    isLater(longestWait),
    hasPassed(eb.or([eb('fault', 'is', null), eb('fault', 'in', ['server', 'own'])])),
    hasPassed(eb('fault', 'in', ['message', 'recipient']), pauses.refused),
  ]);
}

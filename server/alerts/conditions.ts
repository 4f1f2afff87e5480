import type { DestinationName } from '#server/destinations.ts';
import type { FailureKind } from '#server/store/message.ts';
import type { DeliverySummary, FailureCount } from '#server/store/summary.ts';

/** What a person may have to see to; the names stand in alerts and metrics. */
export const conditionNames = [
  'refused',
  'blocked',
  'undelivered',
  'receipts',
  'flood',
  'store',
  'disk',
  'backup',
  'clock',
  'retention',
  'unit',
] as const;

export type ConditionName = (typeof conditionNames)[number];

/** How something that goes wrong stands just now. Conditions are independent: none hides another. */
export type Condition = {
  name: ConditionName;
  /** Which destination, machine or unit, where there are several. */
  about?: string;
  /** How many messages it concerns, or 1; 0 where it does not stand. */
  count: number;
  /** Which kinds of errors it has, where there are several. */
  kinds?: readonly FailureKind[];
};

/** By what it is kept what a person was told of it. */
export function keyOf({ name, about }: Condition): string {
  return about === undefined ? name : `${name} ${about}`;
}

/**
 * What keeps messages from where they should be: a condition of each kind for every destination, so that one that is
 * no longer configured ends.
 * @param watched destinations of which a person has to hear
 */
export function deliveryConditions(
  summary: readonly DeliverySummary[],
  watched: readonly DestinationName[],
): Condition[] {
  return summary.flatMap(({ destination, refused, blocked, overdue }): Condition[] => {
    const about = destination;
    const isWatched = watched.includes(destination);
    const counted = ({ count, kinds }: FailureCount) => (isWatched ? { count, kinds } : { count: 0 });
    return [
      { name: 'refused', about, ...counted(refused) },
      { name: 'blocked', about, ...counted(blocked) },
      { name: 'undelivered', about, count: isWatched ? overdue : 0 },
    ];
  });
}

/** So many receipts in a row that only their recipients refused are no longer the recipients' own mistakes. */
const suspiciousRow = 3;

/**
 * Whether no sender gets a receipt. That a recipient is refused is mostly a mistyped address: that needs nobody.
 * @param failing receipts that failed since one was last delivered
 */
export function receiptCondition({ count, kinds }: FailureCount): Condition {
  const isOurs = kinds.some((kind) => kind !== 'recipient');
  const stands = isOurs || count >= suspiciousRow;
  return stands ? { name: 'receipts', count, kinds } : { name: 'receipts', count: 0 };
}

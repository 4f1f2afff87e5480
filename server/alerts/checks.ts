import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { facts } from '#common/facts.ts';
import { hotlineTimeBetween } from '#common/hotline.ts';
import type { Config } from '#server/config.ts';
import { enoughUnanswered } from '#server/store/dealtWith.ts';
import { memoryAlerts } from '#server/store/memoryAlerts.ts';
import type { DestinationName } from '#server/store/message.ts';
import { deliveryTroubles, type Outbox } from '#server/store/outbox.ts';
import type { Store } from '#server/store/store.ts';
import { HOUR, MINUTE, type Clock } from '#server/time.ts';
import type { Standing } from './troubles.ts';
import type { Check } from './watch.ts';

/** Below this share of free room a person is told. */
const leastRoom = 0.05;

/** Whether the store can write. */
export async function lookAtStore(outbox: Pick<Outbox, 'check'>): Promise<Standing[]> {
  const isWell = await outbox.check().then(
    () => true,
    () => false,
  );
  return [{ trouble: 'store', count: isWell ? 0 : 1 }];
}

/**
 * Whether the disk of a folder has room left, for those who are not root: as `df` counts it.
 * @param least share of the disk, from 0 to 1
 */
export async function lookAtDisk(folder: string, least = leastRoom): Promise<Standing[]> {
  const { blocks, bfree, bavail } = await statfs(folder);
  const isWell = bavail / (blocks - bfree + bavail) >= least;
  // Each machine has a disk of its own, also where several share a store.
  return [{ trouble: 'disk', about: hostname(), count: isWell ? 0 : 1 }];
}

/** A message that is undelivered for longer is overdue. */
const deliveryPromise = 30 * MINUTE;

/**
 * What keeps messages from where they should be.
 * @param destinations those of which a person has to hear
 */
export async function lookAtDeliveries(
  outbox: Pick<Outbox, 'troubled'>,
  destinations: readonly DestinationName[],
  clock: Clock = Date.now,
): Promise<Standing[]> {
  const found = await outbox.troubled(new Date(clock() - deliveryPromise));
  return destinations.flatMap((about) =>
    deliveryTroubles.map((trouble) => {
      const one = found.find((each) => each.destination === about && each.trouble === trouble);
      return { trouble, about, count: one?.count ?? 0, oldest: one?.oldest };
    }),
  );
}

/** A person is reminded of a message this long before it has waited for longer than is promised. */
const notice = HOUR;
const replyPromise = facts.replyWithin.to * HOUR;

/** How many of the messages are named. */
const named = 3;

/** Messages that have almost waited for as long as is promised, or longer, while the hotline was open. */
export async function lookAtUnanswered(
  outbox: Pick<Outbox, 'unanswered'>,
  clock: Clock = Date.now,
): Promise<Standing[]> {
  const now = new Date(clock());
  const urgent = (await outbox.unanswered(enoughUnanswered))
    .map((message) => ({ ...message, left: replyPromise - hotlineTimeBetween(message.receivedAt, now) }))
    .filter(({ left }) => left <= notice);
  const detail = urgent.slice(0, named).map(({ id, reference, left }) => {
    const hours = (Math.abs(left) / HOUR).toFixed(1);
    return `${reference ?? id} ${left > 0 ? `has ${hours} h left` : `is ${hours} h late`}`;
  });
  return [{ trouble: 'unanswered', count: urgent.length, oldest: urgent[0]?.id, detail: detail.join(', ') }];
}

/**
 * Everything that is looked at.
 * @param destinations those of which a person has to hear when a message does not get there
 */
export function checksOf(
  { outbox, alerts }: Store,
  { dataDir, remind }: Pick<Config, 'dataDir' | 'remind'>,
  destinations: readonly DestinationName[],
): Check[] {
  return [
    { look: () => lookAtDeliveries(outbox, destinations), book: alerts },
    // What cannot write can note nothing.
    { look: () => lookAtStore(outbox), book: memoryAlerts() },
    { look: () => lookAtDisk(dataDir), book: alerts },
    ...(remind ? [{ look: () => lookAtUnanswered(outbox), book: alerts }] : []),
  ];
}

import type { Clock } from '#server/time.ts';
import type { HitCounter } from './hits.ts';

type Count = { started: number; expires: number; current: number; previous: number };

/** About 20 MB when full; whoever was quiet for longest is forgotten first. */
const capacity = 100_000;

/** Counts for one process. */
export function memoryHits(clock: Clock = Date.now): HitCounter {
  const counts = new Map<string, Count>();

  return {
    count: (bucket, window) => {
      const now = clock();
      const started = now - (now % window);
      const known = counts.get(bucket);
      const next: Count = { started, expires: started + 2 * window, current: 1, previous: 0 };
      if (known?.started === started) {
        next.current = known.current + 1;
        next.previous = known.previous;
      } else if (known?.started === started - window) {
        next.previous = known.current;
      }
      // Deleted first, so that the map is in order of last use.
      counts.delete(bucket);
      counts.set(bucket, next);
      const [oldest] = counts.keys();
      if (counts.size > capacity && oldest !== undefined) counts.delete(oldest);
      return Promise.resolve({ current: next.current, previous: next.previous, elapsed: now - started });
    },
    forget: () => {
      const before = counts.size;
      const now = clock();
      for (const [bucket, { expires }] of counts) if (expires <= now) counts.delete(bucket);
      return Promise.resolve(before - counts.size);
    },
    takeBack: (bucket, window) => {
      const now = clock();
      const known = counts.get(bucket);
      if (known?.started === now - (now % window)) known.current = Math.max(0, known.current - 1);
      return Promise.resolve();
    },
  };
}

import { createHmac, randomBytes } from 'node:crypto';
import { DAY } from '#server/time.ts';

let today = 0;
let key = randomBytes(32);

/** What counters know somebody by: a hash, whose key is in memory only and forgotten at the end of the day (UTC). */
export function pseudonymize(who: string): string {
  const day = Math.floor(Date.now() / DAY);
  if (day !== today) key = randomBytes(32);
  today = day;
  return createHmac('sha256', key).update(who).digest('base64url');
}

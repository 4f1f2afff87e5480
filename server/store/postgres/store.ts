import type { Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { postgresAlerts } from './alerts.ts';
import { openPostgresDatabase } from './database.ts';
import { postgresHits } from './hits.ts';
import { postgresOutbox } from './outbox.ts';
import { postgresSecret } from './secret.ts';

/** A store that several servers share: one queue, one secret and one count of hits, over one pool. */
export async function openPostgresStore(url: string, clock: Clock = Date.now): Promise<Store> {
  const pool = await openPostgresDatabase(url);
  return {
    outbox: postgresOutbox(pool, clock),
    alerts: postgresAlerts(pool, clock),
    hits: postgresHits(pool, clock),
    secret: () => postgresSecret(pool),
    close: () => pool.end(),
  };
}

import type { Store } from '#server/store/store.ts';
import type { Clock } from '#server/time.ts';
import { postgresAlerts } from './alerts.ts';
import { openPostgresDatabase } from './database.ts';
import { postgresOutbox } from './outbox.ts';
import { postgresSecret } from './secret.ts';

/** A store that several servers share: one queue and one secret, over one pool. */
export async function openPostgresStore(url: string, clock: Clock = Date.now): Promise<Store> {
  const pool = await openPostgresDatabase(url);
  return {
    outbox: postgresOutbox(pool, clock),
    alerts: postgresAlerts(pool, clock),
    secret: () => postgresSecret(pool),
    close: () => pool.end(),
  };
}

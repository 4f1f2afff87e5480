/**
 * The contact service without delivery, as a process of its own: `nothing`, `sqlite FILE` or
 * `postgres URL`. Checks a message as always; `nothing` says that it stored it.
 */
import { randomUUIDv7 } from 'node:crypto';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { createMetrics } from '#server/metrics.ts';
import { openPostgresOutbox } from '#server/store/postgres/outbox.ts';
import { openSqliteOutbox } from '#server/store/sqlite/outbox.ts';
import { noProtection } from '#server/protection/protection.ts';

const [store, place = ''] = process.argv.slice(2);

const outbox = store === 'postgres' ? await openPostgresOutbox(place) : openSqliteOutbox(place);
if (store === 'nothing') outbox.accept = () => Promise.resolve({ kind: 'accepted', id: randomUUIDv7() });

const app = await buildApp({
  config: readConfig({ CAPTCHA: 'off', RATE_LIMIT: 'off' }),
  siteDir: process.cwd(),
  outbox,
  ...noProtection,
  metrics: createMetrics(outbox),
  onAccepted: () => undefined,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);

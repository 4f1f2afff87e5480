import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { Metrics } from './metrics.ts';
import type { Outage } from './outage.ts';
import type { Protection } from './protection/protection.ts';
import type { Ceiling, DeliveryTarget } from './store/message.ts';
import type { Database } from './store/database.ts';

/** What the app is built from. */
export type AppOptions = {
  config: Config;
  /** Folder of the built site. */
  siteDir: string;
  database: Database;
  /** Says in the log that the store is away. The watch has the same one, so that an outage is there once. */
  storeOutage?: Outage;
  /** Where messages go. */
  targets: readonly DeliveryTarget[];
  /** Rejects while the store is away. */
  protection: () => Promise<Protection>;
  metrics: Metrics;
  /** Called when a message was stored, so that it is delivered without delay. */
  onAccepted: () => void;
  /** Called when a message was refused because the ceiling for all senders is reached. */
  onCeilingReached: () => void;
  /** Lower ones for tests. */
  ceilings?: readonly Ceiling[];
  /** Without one the app is silent. */
  logger?: FastifyBaseLogger;
};

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from './config.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Metrics } from './metrics.ts';
import type { Protection } from './protection/protection.ts';
import type { DestinationName } from './store/message.ts';
import type { Outbox } from './store/outbox.ts';

/** What the app is built from. */
export type AppOptions = Protection & {
  config: Config;
  /** Folder of the built site. */
  siteDir: string;
  outbox: Outbox;
  /** Where messages go; to the team alone if this is left out. */
  destinations?: readonly DestinationName[];
  metrics: Metrics;
  /** Called when a message was stored, so that it is delivered without delay. */
  onAccepted: () => void;
  /** Called when a message was refused above the ceiling for all senders. */
  onFull: () => void;
  /** Shorter ones for tests. */
  connections?: ConnectionLimits;
  /** Without one the app is silent. */
  logger?: FastifyBaseLogger;
};

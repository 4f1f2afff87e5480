import type { AlertBook } from './alerts.ts';
import type { Outbox } from './outbox.ts';
import type { Secret } from './secret.ts';

/** Everything that is kept, opened once a process. */
export type Store = {
  outbox: Outbox;
  /** What a person was told. */
  alerts: AlertBook;
  /** What the service signs and hashes with; made when it is first asked for. */
  secret: () => Promise<Secret>;
  /** Nothing of the store may be used afterwards. */
  close: () => Promise<void>;
};

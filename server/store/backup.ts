/** What a backup holds. */
export type Contents = {
  /** When it was made. */
  made: Date;
  messages: number;
  /** Names of those that were applied. */
  migrations: string[];
};

/** A message with the destinations that it is still queued for. */
export type Undelivered = {
  id: string;
  reference: string | undefined;
  receivedAt: Date;
  destinations: string[];
};

/** A restore that is finished but for its last step. Nothing has changed yet; one of the two verbs ends it. */
export type Prepared = {
  /** Messages of people who were erased after the backup was made: left out. */
  erased: number;
  /** What is left to deliver, oldest first. */
  undelivered: Undelivered[];
  /** Messages that are stored now and not in the backup; undefined where the store cannot be read. */
  lost: number | undefined;
  /** Replaces the store, in one step. */
  commit: () => Promise<void>;
  abandon: () => Promise<void>;
};

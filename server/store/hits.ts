/** Requests in the window that runs, the present one included, and in the one before it. */
export type Hits = { current: number; previous: number; elapsed: number };

/** Counts a request and tells how many there were. Each kind of store keeps the numbers its own way. */
export type HitCounter = {
  /** @param window length of the windows in milliseconds; always the same for one bucket */
  count: (bucket: string, window: number) => Promise<Hits>;
  /** Takes back a request that was just counted, because it was refused. */
  takeBack: (bucket: string, window: number) => Promise<void>;
  /** Drops the buckets that count for nothing any more: two of their windows have passed. Returns how many. */
  forget: () => Promise<number>;
};

/** Where the visitor's decision about analytics is stored. */
export const decisionKey = 'analytics-consent';

/**
 * Version of what a visitor agrees to. Raise it when the purpose, the data or the recipients change:
 * everybody is asked again.
 */
export const consentVersion = 1;

/** The one category there is to agree to. */
export const category = 'analytics';

/** `signal`: the browser refuses on the visitor's behalf; `open`: not decided, or no longer valid. */
export type Decision = 'signal' | 'accepted' | 'refused' | 'open';

/** What the library stores, as far as it is read here. */
type Stored = { categories?: unknown; revision?: unknown; expirationTime?: unknown };

/** Global Privacy Control and Do Not Track: both say no to what we would ask. */
export function refusesBySignal({ globalPrivacyControl, doNotTrack }: Partial<Navigator>): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** The decision that a stored record stands for; whatever cannot be read is no decision. */
export function storedDecision(record: string | null, now: number): Exclude<Decision, 'signal'> {
  const { categories, revision, expirationTime } = parse(record);
  if (revision !== consentVersion || !Array.isArray(categories)) return 'open';
  if (typeof expirationTime !== 'number' || expirationTime <= now) return 'open';
  return categories.includes(category) ? 'accepted' : 'refused';
}

function parse(record: string | null): Stored {
  try {
    const value: unknown = JSON.parse(record ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** What holds for this visitor now. Without storage nobody can be asked for good, so nobody is asked. */
export function currentDecision(): Decision {
  if (refusesBySignal(navigator)) return 'signal';
  try {
    return storedDecision(localStorage.getItem(decisionKey), Date.now());
  } catch {
    return 'refused';
  }
}

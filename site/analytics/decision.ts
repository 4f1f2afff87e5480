/** Where the visitor's decision about analytics is stored. */
export const decisionKey = 'analytics-consent';

/**
 * Version of what a visitor agrees to. Raise it when the purpose, the data or the recipients change:
 * everybody is asked again.
 */
export const consentVersion = 1;

/** The only category that visitors can consent to. */
export const category = 'analytics';

/** `signal`: the browser refuses on the visitor's behalf; `open`: undecided, or no longer valid. */
export type Decision = 'signal' | 'accepted' | 'refused' | 'open';

/** What we read of the library's record. */
type Stored = { categories?: unknown; revision?: unknown; expirationTime?: unknown };

/** Global Privacy Control and Do Not Track both refuse what we would ask for. */
export function refusesBySignal({ globalPrivacyControl, doNotTrack }: Partial<Navigator>): boolean {
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** The decision in a stored record; an unreadable one counts as none. */
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

/** The decision in force. Without storage an answer could not be kept, so the visitor is not asked. */
export function currentDecision(): Decision {
  if (refusesBySignal(navigator)) return 'signal';
  try {
    return storedDecision(localStorage.getItem(decisionKey), Date.now());
  } catch {
    return 'refused';
  }
}

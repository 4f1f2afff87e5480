/** Where the visitor's decision about analytics is stored. */
export const decisionKey = 'analytics-consent';

/** Of what a visitor agrees to. Raise it when purpose, data or recipients change: everybody is asked again. */
export const consentVersion = 3;

/** The only category that visitors can consent to. */
export const category = 'analytics';

/** `signal`: the browser refuses on the visitor's behalf; `open`: undecided, or no longer valid. */
export type Decision = 'signal' | 'accepted' | 'refused' | 'open';

/** What we read of the library's record. */
type Stored = { categories?: string[]; revision?: number; expirationTime?: number };

/** Global Privacy Control and Do Not Track both refuse what we would ask for. */
export const refusesBySignal = ({ globalPrivacyControl, doNotTrack }: Partial<Navigator>) =>
  globalPrivacyControl === true || doNotTrack === '1';

/** The decision in a stored record; an unreadable one counts as none. */
export function storedDecision(record: string | null, now: number): Exclude<Decision, 'signal'> {
  try {
    const { categories, revision, expirationTime = 0 } = JSON.parse(record ?? '') as Stored;
    if (revision !== consentVersion || !categories || expirationTime <= now) return 'open';
    return categories.includes(category) ? 'accepted' : 'refused';
  } catch {
    return 'open';
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

import { useState } from 'react';
import { draftUnder, type DraftKeeper } from './draft.ts';

/** The tab's draft of the message. */
export function useDraft(key: string): DraftKeeper {
  const [draft] = useState(() => draftUnder(key));
  return draft;
}

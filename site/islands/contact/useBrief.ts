import { useEffect, useState } from 'react';
import { briefFile, briefParameter } from '#common/briefKey.ts';
import { whenShown } from '#site/browser/whenShown.ts';
import type { Draft } from './draft.ts';

/** What became of the valuation brief that the address names: it is in the message, or a text of one's own stays. */
export type BriefState = 'taken' | 'kept' | 'failed';

/**
 * Takes the valuation brief that the address names into an empty message, once the page is shown.
 * @param folder below which the texts of briefs are
 * @param taken called when the form has changed
 * @returns undefined while there is nothing to say
 */
export function useBrief(draft: Draft, folder: string, taken: () => void): BriefState | undefined {
  const [state, setState] = useState<BriefState>();
  useEffect(() => {
    const key = new URLSearchParams(location.search).get(briefParameter) ?? '';
    const file = briefFile(folder, key);
    if (file === undefined) return;
    // While it is prerendered, the tab's draft may still change.
    whenShown(() => void takeInto(draft, file, taken).then(setState));
    // The address is read once: the form is not opened anew.
  }, []);
  return state;
}

async function takeInto(draft: Draft, file: string, taken: () => void): Promise<BriefState> {
  const text = await textOf(file);
  if (text === undefined) return 'failed';
  // A reload must not bring back what was sent or deleted.
  history.replaceState(history.state, '', location.pathname + location.hash);
  if (!draft.offer('message', text)) return 'kept';
  taken();
  return 'taken';
}

/** The text of a file; undefined where there is none, or no line. A page in its place is none. */
async function textOf(file: string): Promise<string | undefined> {
  try {
    const answer = await fetch(file);
    const isText = answer.headers.get('content-type')?.startsWith('text/plain') ?? false;
    return answer.ok && isText ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

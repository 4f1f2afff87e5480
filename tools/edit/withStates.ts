import { replacingInKeystatic } from './replacingInKeystatic.ts';

/** Where Keystatic keeps drafts, as its source writes it, and the same with `standsOn.ts` asked before. */
export const hooks: ReadonlyMap<string, string> = new Map([
  ['return set(key, val, getStore());', 'return set(key, editorDrafts.kept(val), getStore());'],
  ['return get(key, getStore());', 'return get(key, getStore()).then(editorDrafts.restored);'],
]);

/** Has each draft keep the states of the files on which it stands. */
export const withStates = replacingInKeystatic('keystatic-with-states', hooks);

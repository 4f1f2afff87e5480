import { replacingInKeystatic } from './replacingInKeystatic.ts';

/** Where Keystatic keeps drafts, as its source writes it, and the same with `standsOn.ts` and `oneWindow.ts` asked. */
export const hooks: ReadonlyMap<string, string> = new Map([
  ['return set(key, val, getStore());', 'return set(key, editorDrafts.kept(val), getStore());'],
  ['return del(key, getStore());', 'return del(key, getStore()).then(editorDrafts.dropped);'],
  [
    'return get(key, getStore());',
    'return holdForm(key).then(() => get(key, getStore())).then(editorDrafts.restored);',
  ],
]);

/** Has each draft keep the states of the files on which it stands, and each form be open in one window only. */
export const withDraftHooks = replacingInKeystatic('keystatic-draft-hooks', hooks);

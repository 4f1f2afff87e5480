/** Where Keystatic keeps drafts, as its source writes it, and the same with `standsOn.ts` asked before. */
export const hooks: ReadonlyMap<string, string> = new Map([
  ['return set(key, val, getStore());', 'return set(key, editorDrafts.kept(val), getStore());'],
  ['return get(key, getStore());', 'return get(key, getStore()).then(editorDrafts.restored);'],
]);

/** A plugin for the bundling of dependencies: drafts keep the states of the files on which they stand. */
export const withStates = {
  name: 'keystatic-with-states',
  transform: (code: string, id: string) => {
    if (!id.includes('@keystatic/core/dist/')) return null;
    let text = code;
    for (const [source, hooked] of hooks) text = text.replaceAll(source, hooked);
    return text;
  },
};

/**
 * Speculation rules: hovering over a link, or pressing it, fetches its page, so that it opens at once. They
 * need no script, and browsers that do not know them ignore them. Pages are not rendered ahead: one that
 * nobody opens must not run scripts.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const prefetchRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[target=_blank], [href*="#"]' } }],
      },
      eagerness: 'moderate',
    },
  ],
});

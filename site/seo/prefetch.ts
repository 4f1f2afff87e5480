/**
 * Speculation rules: the page behind a link is fetched when someone rests on the link or presses it, so
 * that it opens at once. No script of ours; browsers that do not know them do without.
 * Fetching only, not rendering ahead: a page that nobody opens must not run.
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

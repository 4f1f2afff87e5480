/**
 * Speculation rules: resting on a link, or pressing it, renders its page ahead, so that it opens at once. They
 * need no script; browsers that do not know them ignore them, and those told to save data do not follow them.
 * What a page does only for somebody who sees it waits in `whenShown`. Decision 10 has the why.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { selector_matches: '[target=_blank], [href*="#"], [aria-current]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

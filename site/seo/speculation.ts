/**
 * Speculation rules: hovering or pressing a link prerenders its page (decision 10). Browsers without support ignore
 * them, and so do those that save data. What must not run while prerendering waits in `whenShown`.
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

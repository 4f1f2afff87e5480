import type { Page } from '@playwright/test';

/** A heading that can be seen. */
export type Heading = { tag: string; inMain: boolean; says: string; weighs: string };

/** The headings of the page that can be seen, in its main part and its footer. */
export const headingsOf = (page: Page): Promise<Heading[]> =>
  page.locator(':is(main, footer) :is(h1, h2, h5, h6)').evaluateAll((headings) =>
    headings
      .filter((heading) => heading.checkVisibility() && heading.getBoundingClientRect().width > 2)
      .map((heading) => ({
        tag: heading.localName,
        inMain: heading.closest('main') !== null,
        says: heading.textContent.trim(),
        weighs: getComputedStyle(heading).fontWeight,
      })),
  );

/** The headings that do not weigh what they should, each with its weight. */
export const otherWeights = (headings: readonly Heading[], weight: string): string[] =>
  headings.filter(({ weighs }) => weighs !== weight).map(({ says, weighs }) => `${says}: ${weighs}`);

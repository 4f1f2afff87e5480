import type { Locator } from '@playwright/test';
import type { Source } from '#site/content/samples/report/rows.ts';

/** The parts of the house that a figure lights, in the order of the document, by all the figures that light them. */
const parts: Record<Source, string[]> = {
  land: ['land'],
  living: ['living life', 'living life'],
  practice: ['practice life'],
  life: ['living life', 'practice life', 'living life', 'life'],
  repairs: ['repairs'],
};
export const partsOf = (source: Source) => parts[source];

/** The parts of the house in `area` that are orange now. */
export const litParts = (area: Locator): Promise<(string | undefined)[]> =>
  area
    .locator('.layered-house [data-lit-by]')
    .evaluateAll((all) =>
      all
        .filter((part) => Number(getComputedStyle(part).opacity) > 0.95)
        .map((part) => (part instanceof HTMLElement ? part.dataset['litBy'] : undefined)),
    );

/** Whether `cover` lies over any of `thing`. */
export async function obscuredBy(thing: Locator, cover: Locator): Promise<boolean> {
  const inner = await thing.boundingBox();
  const outer = await cover.boundingBox();
  if (inner === null || outer === null) throw new Error('Not on the page.');
  const isBeside = inner.x + inner.width <= outer.x || outer.x + outer.width <= inner.x;
  if (isBeside) return false;
  return inner.y < outer.y + outer.height - 1 && inner.y + inner.height > outer.y + 1;
}

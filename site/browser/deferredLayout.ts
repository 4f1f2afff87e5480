import { deferredAttribute } from '#common/ids.ts';

/**
 * Source of an inline script behind the sheet that follows a page's first section. On a first visit it defers the layout
 * of what is far below (`site/styles/deferred-layout.css`): a phone would lay all of it out in one task, and answer no
 * tap meanwhile. Whoever comes to a place of the page (a section, a fragment, back, forward, a reload) has it laid out
 * at once, as that place depends on every height above it; so does a page that is prerendered, where nobody taps.
 */
export const deferLayoutScript =
  `{const[n]=performance.getEntriesByType('navigation'),d=document.documentElement;` +
  `if(n?.type==='navigate'&&!location.hash&&!d.dataset.section&&!document.prerendering)` +
  `d.setAttribute('${deferredAttribute}','')}`;

/** Lays out the parts of the page, one in a frame, and calls `done` after the last. */
function layOutEach([part, ...others]: readonly HTMLElement[], done: () => void): void {
  if (part === undefined) {
    done();
    return;
  }
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => setTimeout(() => layOutEach(others, done)));
}

/** Lays out what was deferred, once the typefaces are there: with each that comes, all text is laid out anew. */
export async function layOutDeferred(): Promise<void> {
  const root = document.documentElement;
  if (!root.hasAttribute(deferredAttribute)) return;
  await document.fonts.ready;
  const parts = [...document.querySelectorAll<HTMLElement>('main > :is(section, div)')];
  layOutEach(parts, () => {
    root.removeAttribute(deferredAttribute);
    for (const part of parts) part.style.removeProperty('content-visibility');
  });
}

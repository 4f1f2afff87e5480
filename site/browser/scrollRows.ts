import { scrollRowAttribute } from '#common/ids.ts';

/**
 * Lets Tab reach a row that is wider than the window, so that the arrow keys push it on. Chrome and Firefox do so
 * by themselves where nothing in the row takes the focus; Safari does not, nor does any of them for a row with a
 * single link. Where the row fits there is nothing to reach.
 */
export function reachScrollRows(): void {
  const sizes = new ResizeObserver((rows) => {
    for (const { target } of rows)
      if (target.scrollWidth > target.clientWidth) target.setAttribute('tabindex', '0');
      else target.removeAttribute('tabindex');
  });
  for (const row of document.querySelectorAll(`[${scrollRowAttribute}]`)) sizes.observe(row);
}

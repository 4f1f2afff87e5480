import type { ClientDirective } from 'astro';
import visible from 'astro/runtime/client/visible.js';
import { isAhead } from './whenShown.ts';

/**
 * `client:near`: Astro's `client:visible`, but on a page that is rendered ahead at once. Nothing is near the window
 * there before the page is shown, and starting the form then would hold up its first paint.
 */
const near: ClientDirective = (load, options, element) => {
  if (isAhead()) void load().then((hydrate) => hydrate());
  else visible(load, options, element);
};

export default near;

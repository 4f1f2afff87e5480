import { expect, it } from 'vitest';
import { pathTo } from '#common/routes.ts';
import { inEngines } from './engines.ts';

/** Pages with something that scrolls by itself: where, and in a window of which size. */
const scrolling = [
  { what: 'contents of a long text', path: pathTo('de', 'terms'), width: 1280, height: 600 },
  {
    what: 'report in its reading view',
    path: `${pathTo('de', 'sampleReport')}#sheet-cover`,
    width: 1280,
    height: 600,
  },
];

/** More than the stops of any of these pages down to the end of what scrolls. */
const presses = 60;

/** What has the focus, where that is no control; empty for one. */
const otherStop = `(({ activeElement: stop }) =>
  stop.matches('a, button, input, select, textarea, summary, body') ? '' : stop.outerHTML.slice(0, 80))(document)`;

// Firefox stops at whatever scrolls, also where a link within it could take the focus.
inEngines(['Chromium', 'Firefox'], ({ browser, address }) => {
  it.each(scrolling)('the Tab key stops at controls only, not at the $what', async (page) => {
    await browser().resize(page.width, page.height);
    await browser().open(address() + page.path);
    const others = new Set<string>();
    for (let press = 0; press < presses; press += 1) {
      await browser().press('Tab');
      const stop = await browser().evaluate<string>(otherStop);
      if (stop !== '') others.add(stop);
    }
    expect(others).toEqual(new Set());
  });
});

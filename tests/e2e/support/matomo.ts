import type { Page } from '@playwright/test';
import { matomo } from './configuredSite.ts';

/**
 * A stand-in that does to a page what Matomo's container does: it takes over the data layer, sends each
 * entry and a heartbeat, sends a last entry when the page ends, and leaves cookies and storage behind.
 */
const container = `
  const home = (what) => fetch('${matomo}/matomo.php?e=' + encodeURIComponent(JSON.stringify(what)), {
    mode: 'no-cors', keepalive: true,
  }).catch(() => undefined);
  document.cookie = '_pk_id.1.1fff=visitor; path=/; max-age=9999';
  document.cookie = '_pk_ses.1.1fff=1; path=/';
  document.cookie = 'mtm_consent=1; path=/';
  localStorage.setItem('matomo_sample', '1');
  window._mtm.forEach(home);
  window._mtm.push = home;
  setInterval(() => home({ event: 'heartbeat' }), 100);
  addEventListener('pagehide', () => home({ event: 'goodbye' }));`;

type Entry = { event: string; label?: string };

/** Answers for Matomo at the network's edge, and keeps what reached it. */
export async function fakeMatomo(page: Page) {
  const scripts: string[] = [];
  const received: Entry[] = [];
  await page.context().route(`${matomo}/**`, (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    if (pathname.endsWith('.js')) {
      scripts.push(pathname);
      return route.fulfill({ contentType: 'text/javascript', body: container });
    }
    received.push(JSON.parse(searchParams.get('e') ?? '') as Entry);
    return route.fulfill({ status: 204 });
  });
  return {
    /** Holds the container's script back until the returned function is called. */
    async holdBack() {
      const { promise, resolve } = Promise.withResolvers<undefined>();
      await page.context().route(`${matomo}/js/**`, async (route) => {
        await promise;
        await route.fallback();
      });
      return () => resolve(undefined);
    },
    /** How many pages the container has started on. */
    starts: () => received.filter(({ event }) => event === 'mtm.Start').length,
    /** Paths of the scripts that were asked for. */
    scripts,
    /** Everything that was sent. */
    received,
    /** The site's own events among them. */
    events: () => received.filter(({ event }) => !/^(mtm\.Start|heartbeat|goodbye)$/.test(event)),
  };
}

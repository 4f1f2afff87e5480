import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { movedAddresses } from '#common/addresses.ts';
import type { Service } from '#server/testing/server.ts';
import { publishedAddresses } from '../published.ts';
import { ask } from './ask.ts';
import { targets } from './targets.ts';

describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());

  /** What somebody who follows an old link gets, and whether the way there is permanent. */
  async function follow(path: string) {
    const first = await ask(site.address, path);
    if (first.status !== 301 && first.status !== 308) return { status: first.status, at: path };
    const { pathname } = new URL(first.headers.location ?? '', site.address);
    return { status: (await ask(site.address, pathname)).status, at: pathname };
  }

  it.each(publishedAddresses)('still answers %s, or leads there for good', async (path) => {
    expect((await follow(path)).status).toBe(200);
  });

  it.each(movedAddresses)('leads from $from to $to, in each spelling', async ({ from, to }) => {
    for (const spelling of [from, `${from}/`, `${from}.html`]) {
      expect(await follow(spelling), spelling).toEqual({ status: 200, at: to });
    }
  });

  it.each(movedAddresses)('keeps the query on the way from $from', async ({ from, to }) => {
    const { status, headers } = await ask(site.address, `${from}?from=mail`);
    const { pathname, search } = new URL(headers.location ?? '', site.address);
    expect(status).toBe(301);
    expect(pathname + search).toBe(`${to}?from=mail`);
  });
});

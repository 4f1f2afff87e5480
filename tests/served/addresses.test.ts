import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { caching, deployFolder, policiesFile } from '#common/headers.ts';
import type { Service } from '#server/testing/server.ts';
import { allPages } from '../built/site.ts';
import { ask } from './ask.ts';
import { fileOf } from './expected.ts';
import { targets } from './targets.ts';

/* Every server answers the same addresses alike: pages, redirects, errors, methods. */

/** Without the contact pages, which carry a token, and the error pages, which have no address. */
const samePages = allPages.filter(({ address }) => !/\/(404|contact)$/.test(address));

describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(site.address, path, { headers });

  it('serves every page at its address, as it was built', async () => {
    for (const { address, html } of samePages) {
      const { status, headers, text } = await get(address);
      expect(status, address).toBe(200);
      expect(headers['content-type']?.toLowerCase(), address).toBe('text/html; charset=utf-8');
      expect(text === html, `${address} is the built page`).toBe(true);
    }
  });

  it.each([
    ['/faq/', '/faq'],
    ['/faq.html', '/faq'],
    ['/faq/index.html', '/faq'],
    ['/faq/?a=1&b=%2F', '/faq?a=1&b=%2F'],
    ['/index.html', '/'],
    ['/en/', '/en'],
    ['/en.html', '/en'],
    ['/contact/', '/contact'],
    ['/institutional/core_benefits/', '/institutional/core_benefits'],
    ['/institutional/no_such_section', '/institutional'],
    ['/en/about/no_such_section?from=mail', '/en/about?from=mail'],
  ])('redirects %s to %s with 301', async (from, to) => {
    const { status, headers } = await get(from);
    const { location = '' } = headers;
    const { pathname, search, host } = new URL(location, site.address);
    expect(status).toBe(301);
    // Or browsers would keep it for ever, and an address could never come back.
    expect(headers['cache-control']).toBe('no-cache');
    expect(pathname + search).toBe(to);
    expect(host).toBe(new URL(site.address).host);
  });

  it.each([
    ['/no-such-page', 'de'],
    ['/institutional/a/b', 'de'],
    ['/_astro/no-such-file.js', 'de'],
    ['/_astro/', 'de'],
    ['/404', 'de'],
    ['/404.html', 'de'],
    ['/faq.html.br', 'de'],
    [`/${deployFolder}/${policiesFile}`, 'de'],
    ['/.deploy/settings.json', 'de'],
    ['/metrics', 'de'],
    ['/english', 'de'],
    ['/en/no-such-page', 'en'],
    ['/en/404', 'en'],
    ['/en/institutional/a/b', 'en'],
  ])('answers %s with 404 and the page in %s', async (path, language) => {
    const { status, headers, text } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe(caching.page);
    expect(text).toBe(fileOf(language === 'de' ? '404.html' : 'en/404.html'));
  });

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s on a page, and says what it answers', async (method) => {
    const { status, headers } = await ask(site.address, '/faq', { method });
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('answers HEAD without a body', async () => {
    const { status, text } = await ask(site.address, '/faq', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(text).toBe('');
  });
});

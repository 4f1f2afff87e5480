import { gunzipSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { siteAddresses } from '#common/addresses.ts';
import {
  closedPolicy,
  deployFolder,
  documentHeaders,
  fileHeaders,
  policyFile,
  securityHeaders,
} from '#common/headers.ts';
import { localisedPath, messageSentPath, pathTo } from '#common/routes.ts';
import { testApp } from '#server/testing/app.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { fixturePolicy, fixtureSite, pageText } from '#server/testing/site.ts';

/** Pages of the fixture that are more than a line. */
const isWritten = (path: string) => path.endsWith('/contact') || path.endsWith(messageSentPath);

describe('pages', () => {
  it('are each at their own address, in both languages', async () => {
    const { app } = await testApp();
    expect(siteAddresses.length).toBeGreaterThan(50);
    for (const { path } of siteAddresses) {
      const response = await app.inject(path);
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      if (!isWritten(path)) expect(response.body).toBe(pageText(path));
    }
  });

  it.each([
    ['/faq.html', '/faq'],
    ['/faq/?a=1&b=%2F', '/faq?a=1&b=%2F'],
    ['/index.html', '/'],
    ['/en/index.html?x', '/en?x'],
    ['/institutional/core_benefits/', '/institutional/core_benefits'],
    ['/en/about/team.html', '/en/about/team'],
    ['/institutional/no_such_ref', '/institutional'],
    ['/en/platform/no_such_ref/?from=mail', '/en/platform?from=mail'],
  ])('leads %s to %s for good', async (from, to) => {
    const { app } = await testApp();
    const response = await app.inject(from);
    expect([response.statusCode, response.headers.location]).toEqual([301, to]);
  });

  it('answer HEAD without a body', async () => {
    const { app } = await testApp();
    const response = await app.inject({ method: 'HEAD', url: pathTo('de', 'faq') });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(Number(response.headers['content-length'])).toBe(pageText('/faq').length);
  });

  it('are sent compressed to those who can read it', async () => {
    const { app } = await testApp();
    const response = await app.inject({ url: '/faq', headers: { 'accept-encoding': 'gzip, br' } });
    expect(response.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding',
      'cache-control': 'no-cache',
    });
    expect(gunzipSync(response.rawPayload).toString()).toBe(pageText('/faq'));
  });

  it('are asked for anew each time, and not sent again when unchanged', async () => {
    const { app } = await testApp();
    const first = await app.inject('/faq');
    expect(first.headers['cache-control']).toBe('no-cache');
    const etag = String(first.headers.etag);
    const second = await app.inject({ url: '/faq', headers: { 'if-none-match': etag } });
    expect([second.statusCode, second.body]).toEqual([304, '']);
  });
});

describe('other files', () => {
  it('may be where standards look for them', async () => {
    const { app } = await testApp();
    expect((await app.inject('/.well-known/security.txt')).statusCode).toBe(200);
  });

  it('are kept for a year when their name has a hash, for an hour when not', async () => {
    const { app } = await testApp();
    const asset = await app.inject('/_astro/app.4f2a.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const robots = await app.inject('/robots.txt');
    expect([robots.statusCode, robots.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });
});

describe('unknown addresses', () => {
  it.each(['/nope', '/institutional/a/b', '/faq.html.gz', '/.build.json', '//faq', '/../package.json'])(
    'answer %s with the German page and status 404',
    async (url) => {
      const { app } = await testApp();
      const response = await app.inject(url);
      expect([response.statusCode, response.body]).toEqual([404, pageText('404')]);
    },
  );

  it('below /en answer in English', async () => {
    const { app } = await testApp();
    const response = await app.inject('/en/nope');
    expect([response.statusCode, response.body]).toEqual([404, pageText('en/404')]);
  });

  it('do not turn into a 304 or a part', async () => {
    const { app } = await testApp();
    const headers = { range: 'bytes=0-3', 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() };
    const response = await app.inject({ url: '/nope', headers });
    expect([response.statusCode, response.body]).toEqual([404, pageText('404')]);
  });

  it('that cannot be decoded are 400', async () => {
    const { app } = await testApp();
    expect((await app.inject('/%zz')).statusCode).toBe(400);
  });
});

it.each(['POST', 'DELETE'] as const)('%s on a page is 405 and says what is allowed', async (method) => {
  const { app } = await testApp();
  const response = await app.inject({ method, url: '/faq' });
  expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
});

describe('MAINTENANCE=1', () => {
  it('answers every page with the coming-soon page of its language', async () => {
    const { app } = await testApp({ env: { MAINTENANCE: '1' } });
    for (const { path, locale } of siteAddresses) {
      const response = await app.inject(path);
      expect([path, response.statusCode]).toEqual([path, 503]);
      expect(response.headers['retry-after']).toBe('600');
      expect(response.body).toBe(pageText(localisedPath(locale, '/coming_soon')));
    }
    const unknown = await app.inject('/en/nope');
    expect([unknown.statusCode, unknown.body]).toEqual([503, pageText('/en/coming_soon')]);
  });

  it('goes on serving assets, health and the API', async () => {
    const { app } = await testApp({ env: { MAINTENANCE: '1' } });
    expect((await app.inject('/_astro/app.4f2a.js')).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/email/email-platform', payload: {} })).statusCode).toBe(
      400,
    );
  });
});

describe('security headers', () => {
  const lowerCased = (headers: Record<string, string>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

  it('are on pages, redirects, errors and the API alike', async () => {
    const { app } = await testApp();
    for (const url of ['/', '/faq/', '/_astro/gone.js', '/nope', '/%zz', '/email/nope', '/healthz']) {
      const { headers } = await app.inject(url);
      expect(headers, url).toMatchObject(lowerCased(securityHeaders(fixturePolicy)));
    }
  });

  it('are only those that concern files on files', async () => {
    const { app } = await testApp();
    const { headers } = await app.inject('/_astro/app.4f2a.js');
    expect(headers).toMatchObject(lowerCased(fileHeaders));
    expect(Object.keys(lowerCased(documentHeaders)).filter((name) => name in headers)).toEqual([]);
  });

  it('allow nothing where no site is built', async () => {
    const { app } = await testApp({ siteDir: temporaryFolder() });
    const { headers } = await app.inject('/healthz');
    expect(headers['content-security-policy']).toBe(closedPolicy);
  });

  it('keep what is meant for servers to themselves', async () => {
    const { app } = await testApp();
    expect((await app.inject(`/${deployFolder}/${policyFile}`)).statusCode).toBe(404);
  });
});

it('says how long a file is when a part beyond its end is asked for (RFC 9110, 15.5.17)', async () => {
  const siteDir = fixtureSite();
  writeFileSync(join(siteDir, 'robots.txt'), 'x'.repeat(10));
  const { app } = await testApp({ siteDir });
  const response = await app.inject({ url: '/robots.txt', headers: { range: 'bytes=100-200' } });
  expect([response.statusCode, response.headers['content-range']]).toEqual([416, 'bytes */10']);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath, contactPath, formTokenField } from '#common/contact.ts';
import {
  caching,
  deployFolder,
  documentHeaders,
  hashedFolder,
  headersOfFile,
  policyFile,
  securityHeaders,
} from '#common/headers.ts';
import { referenceParameter } from '#common/ids.ts';
import { messageSentPath, pathTo } from '#common/routes.ts';
import type { Service } from '#server/testing/server.ts';
import { allPages, pageAt, siteFolder } from '../built/site.ts';
import { ask } from './ask.ts';
import { targets } from './targets.ts';

/** One suite for every server: they must answer alike. */
const fileOf = (name: string) => readFileSync(join(siteFolder, name), 'utf8');
const policy = fileOf(`${deployFolder}/${policyFile}`).trim();
const lowerCased = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const expectedHeaders = lowerCased(securityHeaders(policy));
const sharePicture = /"https?:\/\/[^"/]+(\/og\/[^"]+)"/.exec(fileOf('faq.html'))?.[1] ?? '';
const hashedPicture = /(\/_astro\/[^" ]+\.avif)/.exec(fileOf('index.html'))?.[1] ?? '';
const hashedScript = /"(\/_astro\/[^"]+\.js)"/.exec(fileOf('contact.html'))?.[1] ?? '';

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
    [`/${deployFolder}/${policyFile}`, 'de'],
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

  it.each(['POST', 'PUT', 'DELETE'])('refuses %s on a page', async (method) => {
    expect((await ask(site.address, '/faq', { method })).status).toBe(405);
  });

  it('answers HEAD without a body', async () => {
    const { status, text } = await ask(site.address, '/faq', { method: 'HEAD' });
    expect(status).toBe(200);
    expect(text).toBe('');
  });

  it('sends every security header once, on pages, files, redirects, errors and from the service', async () => {
    const missing = `${hashedFolder}missing.js`;
    const paths = ['/', missing, '/faq/', '/no-such-page', '/healthz', '/contact', challengePath];
    for (const path of paths) expect((await get(path)).headers, path).toMatchObject(expectedHeaders);
  });

  it('forbids framing, MIME sniffing, full referrers and unused browser features', async () => {
    const { headers } = await get('/');
    expect(headers).toMatchObject({
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}; includeSubDomains$/) as string,
      'cross-origin-resource-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/) as string,
    });
  });

  it.each(['/', '/contact', '/no-such-page', hashedScript])(
    'sets no cookie with %s, and lets no other origin read it',
    async (path) => {
      const origin = 'https://elsewhere.example';
      const asked = { origin, 'access-control-request-method': 'GET' };
      for (const { headers } of [
        await get(path, { origin }),
        await ask(site.address, path, { method: 'OPTIONS', headers: asked }),
      ])
        expect(Object.keys(headers).filter((name) => /^(set-cookie|access-control-)/.test(name))).toEqual([]);
    },
  );

  it.each([hashedScript, '/favicon.svg', '/manifest.webmanifest', '/sitemap.xml'])(
    'sends only the security headers for files with %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers).toMatchObject(lowerCased(headersOfFile(path)));
      expect(Object.keys(lowerCased(documentHeaders)).filter((name) => name in headers)).toEqual([]);
    },
  );

  it.each([
    sharePicture,
    '/icon-512.png',
    '/icon-192.png',
    '/favicon.svg',
    '/favicon.ico',
    '/apple-touch-icon.png',
  ])('lets any site show %s, which stands for us in other places', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it.each([
    hashedScript,
    hashedPicture,
    '/manifest.webmanifest',
    '/sitemap.xml',
    '/',
    '/og/no-such-picture.jpg',
  ])('lets no other site embed %s', async (path) => {
    const { headers } = await get(path);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('lets caches keep hashed files, and makes them revalidate pages', async () => {
    for (const [path, expected] of [
      ['/', caching.page],
      ['/en/faq', caching.page],
      [hashedScript, caching.hashed],
      ['/robots.txt', caching.other],
      ['/.well-known/security.txt', caching.other],
      ['/favicon.svg', caching.other],
      ['/healthz', 'no-store'],
      [challengePath, 'no-store'],
    ] as const) {
      const { headers } = await get(path);
      expect(headers['cache-control'], path).toBe(expected);
    }
  });

  it('answers 304 to an ETag that matches', async () => {
    const { headers } = await get('/faq');
    const again = await get('/faq', { 'if-none-match': headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
  });

  it.each(['bytes=0-3', 'bytes=0-1,4-5', 'bytes=1000000-'])(
    'answers the range %s with the whole file, and offers no parts',
    async (range) => {
      const { status, headers, text } = await get('/robots.txt', { range });
      expect(status).toBe(200);
      expect(text).toBe(fileOf('robots.txt'));
      expect(headers).not.toHaveProperty('accept-ranges');
    },
  );

  it('answers HEAD with Range as without it: ranges are for GET alone (RFC 9110, 14.2)', async () => {
    const whole = await ask(site.address, '/robots.txt', { method: 'HEAD' });
    const asked = await ask(site.address, '/robots.txt', { method: 'HEAD', headers: { range: 'bytes=0-3' } });
    expect(asked.status).toBe(200);
    expect(asked.headers['content-length']).toBe(whole.headers['content-length']);
    expect(asked.headers).not.toHaveProperty('content-range');
  });

  it('never continues a file from an earlier release: no validator makes If-Range match', async () => {
    const { headers } = await get('/robots.txt');
    const opaque = headers.etag?.replace('W/', '') ?? '';
    const validators = [opaque, `W/${opaque}`, headers['last-modified'] ?? '', new Date().toUTCString()];
    for (const validator of validators) {
      const { status, text } = await get('/robots.txt', { range: 'bytes=0-3', 'if-range': validator });
      expect(status, validator).toBe(200);
      expect(text).toBe(fileOf('robots.txt'));
    }
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('sends the precompressed file to clients that accept "%s"', async (accepted, encoding) => {
    for (const path of ['/faq', '/', hashedScript, '/en/institutional/pricing']) {
      const { headers, text } = await get(path, { 'accept-encoding': accepted });
      expect(headers['content-encoding'], path).toBe(encoding);
      if (encoding !== undefined) expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
      const file = path === hashedScript ? path : pageAt(path).file;
      expect(text === fileOf(file), path).toBe(true);
    }
  });

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', /^(text|application)\/xml/],
    ['/robots.txt', /^text\/plain/],
    [hashedScript, /^(text|application)\/javascript/],
    ['/favicon.svg', /^image\/svg\+xml/],
  ])('sends %s with its content type', async (path, type) => {
    expect((await get(path)).headers['content-type']).toMatch(type);
  });

  it('reaches the service: health, captcha, and the form with a token of its own', async () => {
    for (const path of ['/healthz', '/readyz', challengePath])
      expect((await get(path)).status, path).toBe(200);
    const token = new RegExp(`name="${formTokenField}"[^>]* value="[^"]+"`);
    for (const path of [pathTo('de', 'contact'), pathTo('en', 'contact')])
      expect((await get(path)).text).toMatch(token);
  });

  it('shows the reference that the service puts into the page "sent"', async () => {
    for (const path of [messageSentPath, `/en${messageSentPath}`]) {
      const { status, text } = await get(`${path}?${referenceParameter}=BW-7K3Q-M2`);
      expect(status, path).toBe(200);
      expect(text).toContain('BW-7K3Q-M2');
    }
  });

  it('passes a form without JavaScript to the service, and returns its page', async () => {
    const { status, headers, text } = await ask(site.address, contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: 'locale=en&firstName=Ada',
    });
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('value="Ada"');
    expect(headers).toMatchObject(expectedHeaders);
  });

  it("passes the visitor's address to the service, and no forged X-Forwarded-For", async () => {
    const limited = await serve({ maintenance: false, env: { RATE_LIMIT: 'on' } });
    const statusFor = async (localAddress: string, claimed: string) => {
      const headers = { 'x-forwarded-for': claimed, forwarded: `for=${claimed}` };
      return (await ask(limited.address, challengePath, { localAddress, headers })).status;
    };
    try {
      let status = 0;
      for (let host = 1; status !== 429 && host < 250; host += 1)
        status = await statusFor('127.0.0.1', `192.0.2.${host}`);
      expect(status).toBe(429);
      expect(await statusFor('127.0.0.2', '192.0.2.1')).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});

describe.each(targets)('$name, during maintenance', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: true })));
  afterAll(() => site.stop());

  it.each([
    ['/', 'coming_soon.html'],
    ['/institutional/pricing', 'coming_soon.html'],
    ['/contact', 'coming_soon.html'],
    ['/no-such-page', 'coming_soon.html'],
    ['/en', 'en/coming_soon.html'],
    ['/en/faq', 'en/coming_soon.html'],
  ])('%s answers 503 with %s', async (path, file) => {
    const { status, headers, text } = await ask(site.address, path);
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('600');
    expect(headers).toMatchObject(expectedHeaders);
    expect(text).toBe(fileOf(file));
  });

  it('still serves files and the contact service', async () => {
    expect((await ask(site.address, hashedScript)).status).toBe(200);
    expect((await ask(site.address, '/readyz')).status).toBe(200);
    expect((await ask(site.address, challengePath)).status).toBe(200);
    expect((await ask(site.address, contactPath, { method: 'POST' })).status).toBe(400);
  });
});

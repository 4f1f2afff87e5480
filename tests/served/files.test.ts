import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath } from '#common/contact.ts';
import { caching } from '#common/headers.ts';
import type { Service } from '#server/testing/server.ts';
import { pageAt } from '../built/site.ts';
import { ask } from './ask.ts';
import { fileOf, hashedScript } from './expected.ts';
import { targets } from './targets.ts';

/** Every server sends files alike: how long caches keep them, whole, compressed, and as what they are. */
describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(site.address, path, { headers });

  it('lets caches keep hashed files, and makes them revalidate pages', async () => {
    for (const [path, expected] of [
      ['/', caching.page],
      ['/en/faq', caching.page],
      [hashedScript, caching.hashed],
      ['/robots.txt', caching.other],
      ['/facts.json', caching.other],
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
    ['/facts.json', /^application\/json/],
    ['/valuation_guide/need/tax/brief.txt', /^text\/plain/],
    [hashedScript, /^(text|application)\/javascript/],
    ['/favicon.svg', /^image\/svg\+xml/],
  ])('sends %s with its content type', async (path, type) => {
    expect((await get(path)).headers['content-type']).toMatch(type);
  });
});

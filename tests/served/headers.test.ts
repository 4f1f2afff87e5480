import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { challengePath } from '#common/contact.ts';
import { documentHeaders, hashedFolder, headersOfFile } from '#common/headers.ts';
import type { Service } from '#server/testing/server.ts';
import { ask } from './ask.ts';
import {
  expectedHeaders,
  expectedHeadersOf,
  hashedPicture,
  hashedScript,
  lowerCased,
  sharePicture,
} from './expected.ts';
import { targets } from './targets.ts';

/** Every server sends the same headers: what protects a visitor, and who may embed what. */
describe.each(targets)('$name', ({ serve }) => {
  let site: Service;
  beforeAll(async () => void (site = await serve({ maintenance: false })));
  afterAll(() => site.stop());
  const get = (path: string, headers: Record<string, string> = {}) => ask(site.address, path, { headers });

  it('sends every security header once, on pages, files, redirects, errors and from the service', async () => {
    const missing = `${hashedFolder}missing.js`;
    for (const path of ['/healthz', challengePath, '/faq/'])
      expect(Object.keys((await get(path)).headers), path).toEqual(
        expect.arrayContaining(Object.keys(expectedHeaders)),
      );
    for (const path of ['/healthz', challengePath])
      expect((await get(path)).headers, path).toMatchObject(expectedHeaders);
    for (const path of [missing, '/no-such-page'])
      expect((await get(path)).headers, path).toMatchObject(expectedHeadersOf('/404'));
  });

  it.each(['/', '/en', '/faq', '/institutional/core_benefits', '/contact', '/en/contact', '/message_sent'])(
    'allows on %s what this page needs, and not what others do',
    async (path) => {
      const page = path.length > 1 ? path : '/index.html';
      expect((await get(path)).headers).toMatchObject(expectedHeadersOf(page));
    },
  );

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
});

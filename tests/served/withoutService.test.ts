import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contacts } from '#common/company.ts';
import { challengePath, contactPath } from '#common/contact.ts';
import { caching } from '#common/headers.ts';
import { localeCodes } from '#common/locales.ts';
import { words } from '#common/words/words.ts';
import { siteFolder } from '../built/site.ts';
import { ask, askByHttp2 } from './ask.ts';
import { serveByNginx } from './nginx.ts';

/** An address where nobody listens. */
const nowhere = '127.0.0.1:1';

let site: Awaited<ReturnType<typeof serveByNginx>>;
beforeAll(async () => void (site = await serveByNginx(nowhere)));
afterAll(() => site.stop());

describe('nginx, while the service is away', () => {
  it.each(['index', 'contact', 'en/contact'])('still shows %s as it was built', async (page) => {
    const { status, text } = await ask(site.address, page === 'index' ? '/' : `/${page}`);
    expect(status).toBe(200);
    expect(text).toBe(readFileSync(join(siteFolder, `${page}.html`), 'utf8'));
  });

  it('answers 502 for addresses of the service', async () => {
    for (const path of ['/readyz', challengePath]) expect((await ask(site.address, path)).status).toBe(502);
  });

  it('answers a form in every language that nothing was sent, with the telephone number', async () => {
    const { status, headers, text } = await ask(site.address, contactPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      body: 'locale=en&firstName=Ada',
    });
    expect(status).toBe(502);
    expect(headers['content-type']?.toLowerCase()).toBe('text/html; charset=utf-8');
    for (const locale of localeCodes)
      for (const said of [words[locale].unsent, words[locale].unsentAdvice]) expect(text).toContain(said);
    expect(text).toContain(contacts.hotline.display.replaceAll(' ', '&nbsp;'));
    expect(text).toContain('noindex');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': caching.page });
  });

  it('allows the styles of that page in its policy', async () => {
    const { headers, text } = await ask(site.address, contactPath, { method: 'POST', body: 'a=b' });
    const [, styles = ''] = /<style>([^<]+)<\/style>/.exec(text) ?? [];
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`(^|; )style-src [^;]*'sha256-${RegExp.escape(hash)}'`),
    );
  });

  it('writes nothing about a visitor to its log, whatever goes wrong', async () => {
    const secret = randomBytes(8).toString('hex');
    const localAddress = '127.0.0.77';
    const query = `?email=${secret}@person.example`;
    const headers = { referer: `https://elsewhere.example/${secret}`, cookie: `a=${secret}` };
    for (const path of [
      '/contact',
      challengePath,
      `/${secret}@person.example`,
      '/%zz',
      `/${secret.repeat(40)}`,
    ])
      await ask(site.address, path + query, { localAddress, headers });
    const body = secret.repeat(8 * 1024);
    for (const host of [new URL(site.address).host, 'elsewhere.example'])
      await ask(site.address, contactPath + query, {
        method: 'POST',
        localAddress,
        headers: { ...headers, host },
        body,
      }).catch(() => 'cut off while sending too much');
    expect(site.log()).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.77`));
  });
});

describe('nginx, asked by another name', () => {
  it('redirects the domain without www to the site', async () => {
    const apex = site.address.replace('//www.', '//');
    const { status, headers } = await ask(apex, '/faq?a=1');
    expect(status).toBe(301);
    expect(headers.location).toBe('https://www.bewertra.example/faq?a=1');
  });

  it.each(['evil.example', 'bewertra.example.evil.example', '127.0.0.1'])('refuses %s', async (host) => {
    for (const path of ['/', '/contact', challengePath]) {
      // TLS gets our name, so that nginx refuses the Host header.
      const { status } = await ask(site.address, path, {
        headers: { host },
        servername: 'www.bewertra.example',
      });
      expect(status, path).toBe(421);
    }
  });
});

it('nginx refuses unknown names: TLS without a certificate, plain HTTP with an error', async () => {
  await expect(ask(site.address, '/', { servername: 'evil.example' })).rejects.toThrow(/unrecognized name/);
  expect((await ask(site.plain, '/', { headers: { host: 'evil.example' } })).status).toBe(421);
});

it.each([
  ['HTTP/1.1', ask],
  ['HTTP/2', askByHttp2],
])('nginx answers by %s, in every language, that a message is too large', async (_protocol, askBy) => {
  const { status, headers, text } = await askBy(site.address, contactPath, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    body: `message=${'a'.repeat(65 * 1024)}`,
  });
  expect(status).toBe(413);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': caching.page });
  for (const locale of localeCodes)
    for (const said of [words[locale].too_large, words[locale].tooLargeAdvice]) expect(text).toContain(said);
});

it('nginx redirects plain HTTP to HTTPS and to the name of the site', async () => {
  const { status, headers } = await ask(site.plain, '/faq?a=1', { headers: { host: 'bewertra.example' } });
  expect(status).toBe(301);
  expect(headers.location).toBe('https://www.bewertra.example/faq?a=1');
});

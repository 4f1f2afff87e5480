import { describe, expect, it } from 'vitest';
import { closedPolicy, securityHeaders } from '#common/headers.ts';
import { testApp } from '#server/testing/app.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { fixturePolicies, fixturePolicy, pageText } from '#server/testing/site.ts';

/** What every web server of the site has to do is in tests/served/. */

describe('unknown addresses', () => {
  it.each(['//faq', '/../package.json'])(
    'answer %s, which the site does not begin with, with the page and status 404',
    async (url) => {
      const { app } = await testApp();
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toBe(pageText('404'));
    },
  );

  it('do not turn into a 304 or a part', async () => {
    const { app } = await testApp();
    const headers = { range: 'bytes=0-3', 'if-modified-since': new Date(Date.now() + 1e6).toUTCString() };
    const response = await app.inject({ url: '/nope', headers });
    expect(response.statusCode).toBe(404);
    expect(response.body).toBe(pageText('404'));
  });

  it('that cannot be decoded are 400, with the security headers', async () => {
    const { app } = await testApp();
    const { statusCode, headers } = await app.inject('/%zz');
    expect(statusCode).toBe(400);
    for (const [name, value] of Object.entries(securityHeaders(fixturePolicy)))
      expect(headers[name.toLowerCase()]).toBe(value);
  });
});

it('POST on a page is 405 and says what is allowed', async () => {
  const { app } = await testApp();
  const response = await app.inject({ method: 'POST', url: '/faq' });
  expect(response.statusCode).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

describe('the policy', () => {
  const policyAt = async (url: string) => {
    const { app } = await testApp();
    return (await app.inject(url)).headers['content-security-policy'];
  };

  it.each(['/faq', '/en/faq'])('of the page %s allows what its view needs', async (url) => {
    expect(await policyAt(url)).toBe(fixturePolicies.views['faq']);
  });

  it.each(['/contact', '/en/contact'])('of %s does so too, though the service fills it in', async (url) => {
    expect(await policyAt(url)).toBe(fixturePolicies.views['contact']);
  });

  it.each(['/healthz', '/faq/'])('of %s, which is no page, is that of all pages', async (url) => {
    expect(await policyAt(url)).toBe(fixturePolicy);
  });
});

it('the policy allows nothing where no site is built', async () => {
  const { app } = await testApp({ siteDir: temporaryFolder() });
  const { headers } = await app.inject('/healthz');
  expect(headers['content-security-policy']).toBe(closedPolicy);
});

import { expect, it } from 'vitest';
import { challengePath, contactPath } from '#common/contact.ts';
import { pathTo } from '#common/routes.ts';
import { formTokens } from '#server/protection/formTokens.ts';
import { testApp, testSecret } from '#server/testing/app.ts';

const origin = 'https://site.example';

it.each([
  ['POST', contactPath, ['origin', 'accept-language']],
  ['GET', challengePath, ['origin']],
  ['GET', pathTo('de', 'faq'), ['origin']],
  ['GET', pathTo('de', 'contact'), ['origin', 'accept-encoding']],
  ['GET', '/email/nothing', ['origin', 'accept-language']],
] as const)('%s %s tells caches all that its answer depends on', async (method, url, expected) => {
  const { app } = await testApp({ env: { CORS_ORIGINS: origin }, formTokens: formTokens(testSecret) });
  const { headers } = await app.inject({ method, url, headers: { origin } });
  const named = String(headers['vary']).toLowerCase().split(/, */);
  expect(named).toEqual(expect.arrayContaining([...expected]));
  expect(new Set(named).size).toBe(named.length);
});

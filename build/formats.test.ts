import { expect, it } from 'vitest';
import { hashedFolder, securityHeaders } from '#common/headers.ts';
import { netlifyHeaders, netlifyRedirects } from './formats.ts';

/** nginx and Caddy try theirs in tests/served; the files for static hosts are tested only here. */
it('writes _headers with every header for every address', () => {
  const headers = securityHeaders("default-src 'none'");
  const [everywhere = '', assets = ''] = netlifyHeaders(headers).split('\n\n');
  const [pattern, ...lines] = everywhere.split('\n');
  expect(pattern).toBe('/*');
  expect(Object.fromEntries(lines.map((line) => line.trim().split(/: (.*)/)))).toMatchObject(headers);
  expect(assets).toMatch(new RegExp(`^${hashedFolder}\\*\n  Cache-Control: .*immutable`));
});

it('writes _redirects for sections that are not there, and for English pages that are not', () => {
  const rules = netlifyRedirects().trim().split('\n');
  expect(rules).toContain('/institutional/:section /institutional 301');
  expect(rules).toContain('/en/about/:section /en/about 301');
  expect(rules.at(-1)).toBe('/en/* /en/404.html 404');
});

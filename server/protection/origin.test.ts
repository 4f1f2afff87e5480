import { expect, it } from 'vitest';
import { comesFromElsewhere } from './origin.ts';

const site = 'https://www.bewertra.example';
const shop = 'https://shop.example';
const evil = 'https://evil.example';

it.each<[string, boolean, Record<string, string>]>([
  ['our own page', false, { 'sec-fetch-site': 'same-origin', origin: 'https://api.bewertra.example' }],
  [
    'our own page behind a proxy that renames the host',
    false,
    { 'sec-fetch-site': 'same-origin', origin: evil },
  ],
  [
    'our own page in a browser that keeps the origin',
    false,
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ],
  ['a reload', false, { 'sec-fetch-site': 'none' }],
  ['the site, where the service has another origin', false, { 'sec-fetch-site': 'same-site', origin: site }],
  ['a site that is configured', false, { 'sec-fetch-site': 'cross-site', origin: shop }],
  ['an old browser', false, {}],
  ['an old browser that names our own page', false, { origin: 'https://api.bewertra.example' }],
  ['an old browser that names the site', false, { origin: site }],
  ['another site', true, { 'sec-fetch-site': 'cross-site', origin: evil }],
  ['another site that keeps its origin', true, { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another site that names none', true, { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour', true, { 'sec-fetch-site': 'same-site', origin: 'https://blog.bewertra.example' }],
  ['something new', true, { 'sec-fetch-site': 'same-planet' }],
  ['another site in an old browser', true, { origin: evil }],
  ['a sandboxed frame in an old browser', true, { origin: 'null' }],
  ['our host in another port', true, { origin: 'https://api.bewertra.example:8443' }],
  ['nonsense', true, { origin: 'nonsense' }],
])('%s comes from elsewhere: %s', (_who, elsewhere, headers) => {
  expect(comesFromElsewhere({ headers, host: 'api.bewertra.example' }, [site, shop])).toBe(elsewhere);
});

import { expect, it, vi } from 'vitest';
import { allowedMarkup, allowedScript, installTrustedTypes } from './trustedTypes.ts';

const icon =
  '<svg width="24" class="a b"><path d="M20 6 9 17l-5-5"></path><circle cx="12" r="1"></circle></svg>';

it('lets icons pass as they are', () => {
  expect(allowedMarkup(icon)).toBe(icon);
});

it.each([
  '',
  '<img src="x" onerror="alert(1)">',
  '<svg><path onclick="alert(1)"></path></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"></a></svg>',
  `${icon}<img src="x">`,
])('refuses %s', (markup) => {
  expect(allowedMarkup(markup)).toBeNull();
});

it("starts the captcha's worker and no other", () => {
  expect(allowedScript('/_astro/pbkdf2-Co4Z2U4M.js?again')).toBe('/_astro/pbkdf2-Co4Z2U4M.js?again');
  const others = [
    'https://a.example/_astro/pbkdf2-x.js',
    '/_astro/other.js',
    '/_astro/pbkdf2-/../x.js',
    'data:,1',
  ];
  for (const address of others) expect(allowedScript(address)).toBeNull();
});

it('installs its rules only in browsers that support them', () => {
  const createPolicy = vi.fn();
  installTrustedTypes({ createPolicy });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', {
    createHTML: allowedMarkup,
    createScriptURL: allowedScript,
  });
  expect(() => installTrustedTypes(undefined)).not.toThrow();
});

import { expect, it, vi } from 'vitest';
import { allowedMarkup, allowedScript, installTrustedTypes } from './trustedTypes.ts';

const icon =
  '<svg width="24" class="a b"><path d="M20 6 9 17l-5-5"></path><circle cx="12" r="1"></circle></svg>';

it('lets icons pass as they are', () => {
  expect(allowedMarkup(icon)).toBe(icon);
});

it.each([
  '',
  'text',
  '<img src="x" onerror="alert(1)">',
  '<svg onload="alert(1)"></svg>',
  '<svg><path onclick="alert(1)"></path></svg>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"></a></svg>',
  `${icon}<img src="x">`,
  `<p>${icon}</p>`,
])('refuses %s', (markup) => {
  expect(allowedMarkup(markup)).toBeNull();
});

it("starts the captcha's worker and no other", () => {
  for (const address of ['/_astro/pbkdf2-Co4Z2U4M.js', '/_astro/pbkdf2-Co4Z2U4M.js?again'])
    expect(allowedScript(address)).toBe(address);
  for (const address of [
    'https://a.example/_astro/pbkdf2-x.js',
    '/_astro/other.js',
    '/_astro/pbkdf2-/../x.js',
    'data:,1',
  ])
    expect(allowedScript(address)).toBeNull();
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

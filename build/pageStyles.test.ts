import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sheetsOf, templateOf, withStyle } from './pageStyles.ts';

const meta = (styles: string) =>
  `<meta http-equiv="content-security-policy" content="default-src 'none';style-src ${styles};img-src 'self';">`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class=a><p>1<br>${body}</p><!-- <style> --></body></html>`;

const island = '<style>astro-island{display:contents}</style>';
const full = page(
  `${meta("'self' 'sha256-a=' 'sha256-b='")}<link rel="stylesheet" href="/_astro/Head.css"><style>b{}</style>`,
  `${island}2<style>i{}</style>3`,
);

it('finds the style sheets of a page in their order', () => {
  expect(sheetsOf(full).map(({ href, css }) => href ?? css)).toEqual([
    '/_astro/Head.css',
    'b{}',
    'astro-island{display:contents}',
    'i{}',
  ]);
});

it('puts one in their place, allows it alone, and changes nothing else', () => {
  const css = 'p{color:red}';
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  expect(withStyle(full, css, [])).toBe(page(`${meta(hash)}<style>${css}</style>`, '23'));
  expect(withStyle(full, css, ["'self'"])).toContain(`style-src 'self' ${hash};`);
});

it('refuses a page that it cannot change', () => {
  expect(() => withStyle('<p>', 'p{}', [])).toThrow('without a head');
  expect(() => withStyle(page('', ''), 'p{}', [])).toThrow('without a policy');
});

it.each([
  ['index.html', 'index'],
  ['en.html', 'index'],
  ['faq.html', 'faq'],
  ['en/faq.html', 'faq'],
  ['platform/offers.html', 'platform'],
  ['en/platform/offers.html', 'platform'],
  ['en\\platform\\offers.html', 'platform'],
])('%s shares its styles with all of %s', (file, template) => {
  expect(templateOf(file)).toBe(template);
});

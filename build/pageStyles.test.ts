import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { templateOf, withStyles } from './pageStyles.ts';

const meta = (styles: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self';style-src ${styles};img-src 'self';">`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class=a><p>1<br>${body}</p><!-- <style> --></body></html>`;

const island = '<style>astro-island{display:contents}</style>';
const full = page(
  `${meta("'self' 'sha256-a=' 'sha256-b='")}<link rel="stylesheet" href="/_astro/Head.css"><style>b{}</style>`,
  `${island}2<style>i{}</style>3`,
);

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const css = 'p{color:red}';

it('puts one in their place, allows it alone, and changes nothing else', () => {
  expect(withStyles(full, css, [])).toBe(page(`${meta(hashOf(css))}<style>${css}</style>`, '23'));
  expect(withStyles(full, css, ["'self'"])).toContain(`style-src 'self' ${hashOf(css)};`);
});

it('refuses a page that it cannot change', () => {
  expect(() => withStyles(meta('a'), css, [])).toThrow('without a head');
  expect(() => withStyles(page('', ''), css, [])).toThrow('without a policy');
});

it.each([
  ['index.html', 'index'],
  ['en.html', 'index'],
  ['en/faq.html', 'faq'],
  ['en/platform/offers.html', 'platform'],
  ['en\\platform\\offers.html', 'platform'],
])('%s shares its styles with all of %s', (file, template) => {
  expect(templateOf(file)).toBe(template);
});

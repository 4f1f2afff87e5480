import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { expectMenuBar, setStyles, viewOf } from './finishPages.ts';

const meta = (styles: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self';style-src ${styles};img-src 'self';">`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class=a><p>1<br>${body}</p><!-- <style> --></body></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const css = 'p{color:red}';
const hash = hashOf(css);

function styled(html: string, sources: string[] = []): string {
  const document = parse(html, { comment: true });
  setStyles(document, css, sources);
  return document.toString();
}

it('replaces all styles by one, allows its hash alone, and changes nothing else', () => {
  const full = page(
    `${meta("'self' 'sha256-a=' 'sha256-b='")}<link rel="stylesheet" href="/_astro/Head.css"><style>b{}</style>`,
    '<style>astro-island{display:contents}</style>2<style>i{}</style>3',
  );
  expect(styled(full)).toBe(page(`${meta(hash)}<style>${css}</style>`, '23'));
  expect(styled(full, ["'self'"])).toContain(`style-src 'self' ${hash};`);
});

it('allows of the inline scripts those that the page has', () => {
  const policy = `<meta http-equiv="content-security-policy" content="script-src 'self' ${hashOf('a()')} ${hashOf('b()')};style-src 'self'">`;
  const html = styled(page(policy, '<script>b()</script><script src="/a.js"></script>'));
  expect(html).toContain(`script-src 'self' ${hashOf('b()')};`);
  expect(html).not.toContain(hashOf('a()'));
});

it('refuses a page that it cannot change', () => {
  expect(() => styled(meta('a'))).toThrow('without a policy or a head');
  expect(() => styled(page('', ''))).toThrow('without a policy or a head');
});

it('holds the first paint back until the menu bar is there', () => {
  const document = parse(page('', '<header>menu bar</header><main id="content">text</main>'));
  expectMenuBar(document);
  expect(document.querySelector('head link')?.outerHTML).toBe(
    '<link rel="expect" href="#content" blocking="render">',
  );
});

it('holds nothing back on a page without a menu bar', () => {
  const document = parse(page('', '<main>text</main>'));
  expectMenuBar(document);
  expect(document.querySelector('head link')).toBeNull();
});

it.each([
  ['index.html', 'index'],
  ['en.html', 'index'],
  ['en/faq.html', 'faq'],
  ['en/platform/offers.html', 'platform'],
  ['en\\platform\\offers.html', 'platform'],
])('%s shares its styles with all of %s', (file, view) => {
  expect(viewOf(file)).toBe(view);
});

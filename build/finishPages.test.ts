import { createHash } from 'node:crypto';
import { parse, type HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { deferLayoutScript } from '../site/browser/deferredLayout.ts';
import { expectMenuBar, firstSection, setStyles } from './finishPages.ts';

const meta = (styles: string) =>
  `<meta http-equiv="content-security-policy" content="script-src 'self';style-src ${styles};img-src 'self';">`;
const page = (head: string, body: string) =>
  `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class=a><p>1<br>${body}</p><!-- <style> --></body></html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const css = 'p{color:red}';
const hash = hashOf(css);

function styled(html: string, sources: string[] = []): string {
  const document = parse(html, { comment: true });
  setStyles(document, { head: css }, sources);
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

describe('a page whose styles are divided', () => {
  const styles = { head: css, secondSheet: '/_astro/home.0a1b.css' };
  const banner = '<section><h1>Headline</h1></section>';
  const source = page(meta("'self'"), `<main>${banner}<section>below</section></main>`);

  function divided(): HTMLElement {
    const document = parse(source, { comment: true });
    setStyles(document, styles, []);
    return document;
  }

  it('shows its first section before the sheet of what is below, and nothing of that without it', () => {
    const below = `<link rel="stylesheet" href="${styles.secondSheet}"><script>${deferLayoutScript}</script>`;
    expect(divided().querySelector('main')?.innerHTML).toBe(`${banner}${below}<section>below</section>`);
  });

  it('allows the sheet and the script that waits for it', () => {
    const policy = divided().querySelector('meta')?.getAttribute('content');
    expect(policy).toContain(`style-src 'self' ${hash};`);
    expect(policy).toContain(`script-src 'self' ${hashOf(deferLayoutScript)};`);
  });
});

it.each([
  ['the section with the headline', '<main><script></script><section id="a"><h1></h1></section></main>', 'a'],
  [
    'none on a page whose headline stands above its sections',
    '<main><h1></h1><section></section></main>',
    undefined,
  ],
])('finds as first section %s', (_what, html, id) => {
  expect(firstSection(parse(html))?.id).toBe(id);
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

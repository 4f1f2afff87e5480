import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { expectFirstSection, setStyles, viewOf } from './inlineStyles.ts';

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

it.each([
  ['<main><script>1</script><section>1</section><section id="a">2</section></main>', 'a', '2'],
  ['<main><div>1</div><script>1</script><div>2</div><section>3</section></main>', 'after-first', '2'],
  ['<main><article><h1 id="title">1</h1>2</article></main>', 'title', '1'],
])('nothing of %s is painted before #%s is there', (body, id, text) => {
  const document = parse(page('', body));
  expectFirstSection(document);
  expect(document.querySelector('head link')?.outerHTML).toBe(
    `<link rel="expect" href="#${id}" blocking="render">`,
  );
  expect(document.querySelector(`#${id}`)?.text).toBe(text);
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

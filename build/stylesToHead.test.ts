import { expect, it } from 'vitest';
import { withStylesInHead } from './stylesToHead.ts';

it('moves styles from the body to the end of the head, and changes nothing else', () => {
  const page = (head: string, body: string) =>
    `<!DOCTYPE html><html><head><title>A &amp; B</title>${head}</head><body class=a><p>1<br>${body}</p><!-- c --></body></html>`;
  const style = '<style>astro-island{display:contents}</style>';
  expect(withStylesInHead(page('', `${style}2<style>b{}</style>3`))).toBe(
    page(`${style}<style>b{}</style>`, '23'),
  );
});

it('leaves a page alone when its styles are in the head already', () => {
  const page = '<html><head><style>a{}</style></head><body><script>"<style>"</script></body></html>';
  expect(withStylesInHead(page)).toBe(page);
});

import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { buttonHtml } from './buttonHtml.ts';

it('a button is a link with its own look, without a script', () => {
  const [href, text] = ['https://a.example/?a=1&b="2"', 'A <b> & "c"'];
  const [link, ...others] = parse(buttonHtml(href, text)).querySelectorAll('*');
  expect(others).toEqual([]);
  expect([link?.tagName, link?.text, link?.getAttribute('href')]).toEqual(['A', text, href]);
  expect(Object.keys(link?.attributes ?? {})).toEqual(['href', 'style']);
});

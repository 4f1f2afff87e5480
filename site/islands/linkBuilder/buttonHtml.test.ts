import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { buttonHtml } from './buttonHtml.ts';

const href = 'https://a.example/?a=1&b="2"';
const text = 'A <b> & "c"';
const [link, ...others] = parse(buttonHtml(href, text)).querySelectorAll('*');

it('a button is one link', () => {
  expect(link?.tagName).toBe('A');
  expect(others).toEqual([]);
});

it('its text and address arrive as they were written, whatever signs they have', () => {
  expect(link?.text).toBe(text);
  expect(link?.getAttribute('href')).toBe(href);
});

it('it brings its own look, and no script', () => {
  expect(Object.keys(link?.attributes ?? {})).toEqual(['href', 'style']);
});

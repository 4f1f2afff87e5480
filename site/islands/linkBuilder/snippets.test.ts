import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import { buttonSizes, buttonStyles } from '#site/content/types/linkBuilder.ts';
import { buttonHtml, signatureHtml, signatureText, styles } from './snippets.ts';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it.each(buttonStyles)(
  'the %s button has the contrast that WCAG asks of small text and of controls',
  (style) => {
    const { ground, text, border } = styles[style];
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(border, '#fff')).toBeGreaterThanOrEqual(3);
  },
);

it.each(buttonSizes)('a %s button is a link with its own look, without a script', (size) => {
  const given = { link: 'https://a.example/?a=1&b="2"', text: 'A <b> & "c"', size };
  const [link, ...others] = parse(buttonHtml({ ...given, style: 'dark' })).querySelectorAll('*');
  expect(others).toEqual([]);
  expect([link?.tagName, link?.text, link?.getAttribute('href')]).toEqual(['A', given.text, given.link]);
  expect(Object.keys(link?.attributes ?? {})).toEqual(['href', 'style']);
});

it('signs an e-mail with name, firm and link, as HTML and as text', () => {
  const choice = { link: 'https://a.example/b', text: 'Ask' };
  expect(signatureHtml(choice, ['A & B'])).toBe('A &amp; B<br><a href="https://a.example/b">Ask</a>');
  expect(signatureText(choice, ['A & B'])).toBe('A & B\nAsk: https://a.example/b');
});

import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextLink } from './TextLink.tsx';

const shown = (back: boolean) =>
  parse(
    renderToStaticMarkup(
      <TextLink link={{ href: '/result' }} back={back}>
        The whole result
      </TextLink>,
    ),
  ).innerHTML;

it('points onwards, behind its last word', () => {
  expect(shown(false)).toMatch(/The whole result<\/span><svg[^>]*lucide-arrow-right/);
});

it('points back, before its first word, where it leads back', () => {
  expect(shown(true)).toMatch(/lucide-arrow-left.*<\/svg><span[^>]*>The whole result<\/span>/);
});

it('says the same words either way', () => {
  expect(parse(shown(true)).text).toBe(parse(shown(false)).text);
});

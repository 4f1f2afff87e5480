import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TextWithLink } from './TextWithLink.tsx';

const link = { href: '/trust/verification' };
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

it('links the phrase in brackets and says the rest', () => {
  const html = renderToStaticMarkup(<TextWithLink link={link}>One. [Verified] valuers answer.</TextWithLink>);
  expect(html).toContain('href="/trust/verification"');
  expect(textOf(html)).toBe('One. Verified valuers answer.');
});

it('says a text without brackets as it is', () => {
  expect(renderToStaticMarkup(<TextWithLink link={link}>Nothing marked.</TextWithLink>)).toBe(
    'Nothing marked.',
  );
});

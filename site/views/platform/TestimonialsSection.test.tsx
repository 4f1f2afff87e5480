import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';

const { common, platform } = contentFor('de');
const writeLink = linksFor('de', common.newTab).contact('send_message');

const saidWith = (quotes: typeof platform.testimonials.quotes) =>
  parse(
    renderToStaticMarkup(
      <TestimonialsSection
        texts={{ ...platform.testimonials, quotes }}
        writeLink={writeLink}
        writeLabel={common.actions.sendMessage}
      />,
    ),
  )
    .querySelectorAll('h2, p, blockquote, figcaption')
    .map(({ text }) => text);

it('invites the reader to write while there are no quotes, and claims no customers', () => {
  const { title, invitation } = platform.testimonials;
  expect(saidWith([])).toEqual([title, invitation]);
});

it('shows quotes with name and role once there are some', () => {
  const said = saidWith([{ quote: 'First', name: 'A name', role: 'Role' }]);
  expect(said).toEqual(expect.arrayContaining(['First', 'A name, Role']));
});

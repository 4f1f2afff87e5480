import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';

describe.each(localeCodes)('testimonials in %s', (locale) => {
  const { common, platform } = contentFor(locale);
  const writeLink = linksFor(locale, common.newTab).contact('send_message');
  const render = (texts: typeof platform.testimonials) =>
    parse(
      renderToStaticMarkup(
        <TestimonialsSection texts={texts} writeLink={writeLink} writeLabel={common.actions.sendMessage} />,
      ),
    );

  it('says honestly that there are no quotes yet, and asks the reader to write', () => {
    const section = render({ ...platform.testimonials, quotes: [] });
    expect(section.text).toContain(platform.testimonials.waiting);
    expect(section.querySelector('blockquote')).toBeNull();
    expect(section.querySelector('a')?.getAttribute('href')).toBe(writeLink.href);
  });

  it('shows quotes with name and role once there are some', () => {
    const quotes = ['First', 'Second'].map((quote) => ({ quote, name: `${quote} name`, role: 'Role' }));
    const section = render({ ...platform.testimonials, quotes });
    expect(section.querySelectorAll('blockquote').map(({ text }) => text)).toEqual(['First', 'Second']);
    expect(section.querySelectorAll('figcaption').map(({ text }) => text)).toEqual([
      'First name, Role',
      'Second name, Role',
    ]);
    expect(section.text).not.toContain(platform.testimonials.waiting);
  });
});

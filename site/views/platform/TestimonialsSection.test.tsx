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

  it('invites the reader to write in two lines while there are no quotes, and claims no customers', () => {
    const section = render({ ...platform.testimonials, quotes: [] });
    expect(section.querySelectorAll('h2, p').map(({ text }) => text)).toEqual([
      platform.testimonials.invitation.title,
      platform.testimonials.invitation.text,
    ]);
    expect(section.text).not.toContain(platform.testimonials.head.title);
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
    expect(section.querySelector('h2')?.text).toBe(platform.testimonials.head.title);
  });
});

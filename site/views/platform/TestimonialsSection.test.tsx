import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import type { Testimonial } from '#site/content/types/entries.ts';
import { linksFor } from '#site/links.ts';
import { TestimonialsSection } from './TestimonialsSection.tsx';

describe.each(localeCodes)('customers’ voices in %s', (locale) => {
  const { common, platform } = contentFor(locale);
  const { title, invitation } = platform.testimonials;

  const shownWith = (testimonials: Testimonial[]) =>
    parse(
      renderToStaticMarkup(
        <TestimonialsSection
          texts={platform.testimonials}
          testimonials={testimonials}
          writeLink={linksFor(locale, common.newTab).contact('send_message')}
          writeLabel={common.actions.sendMessage}
        />,
      ),
    );
  const saidWith = (testimonials: Testimonial[]) =>
    shownWith(testimonials)
      .querySelectorAll('h2, p, blockquote, figcaption')
      .map(({ text }) => text);

  it('are an invitation to write while there are none, with a link to the form', () => {
    expect(saidWith([])).toEqual([title, invitation]);
    expect(shownWith([]).querySelector('a')?.getAttribute('href')).toMatch(/\/contact#send_message$/);
  });

  it('never say that there are none', () => {
    expect(invitation).not.toMatch(/\b(?:noch keine?|none|no\b.* yet|erste[nr]?|first)\b/i);
  });

  it('are quotes with name, role and organisation once there are some', () => {
    const said = saidWith([{ quote: 'First', name: 'A name', role: 'Role', organisation: 'A bank' }]);
    expect(said).toEqual([title, 'First', 'A name, Role, A bank', invitation]);
  });
});

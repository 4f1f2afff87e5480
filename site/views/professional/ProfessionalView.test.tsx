import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '#common/locales.ts';
import { routes } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { ProfessionalView } from './ProfessionalView.tsx';

describe.each(localeCodes)('the valuers’ page in %s', (locale) => {
  const content = contentFor(locale);
  const links = linksFor(locale, content.common.newTab);
  const view = parse(renderToStaticMarkup(<ProfessionalView content={content} links={links} />));

  it('asks valuers to register after banner, desk, steps and fees, and at its end to become a partner (requirement 7.1)', () => {
    const labels = view
      .querySelectorAll(`a[href="${links.registerValuer.href}"]`)
      .map((link) => link.childNodes[0]?.text);
    const { registerValuer, becomePartner } = content.common.actions;
    expect(labels).toEqual([...Array<string>(4).fill(registerValuer), becomePartner]);
  });

  it('has its sections in the order of the route table', () => {
    const ids = view.querySelectorAll('section[id]').map(({ id }) => id);
    expect(ids).toEqual([...routes.professional.refs]);
  });

  it('names every kind of property with all its examples', () => {
    for (const { title, examples } of Object.values(content.professional.properties.types)) {
      const entry = view.querySelectorAll('li').find((item) => item.querySelector('h3')?.text === title);
      expect(entry?.querySelectorAll('li').map(({ text }) => text)).toEqual(examples);
    }
  });
});

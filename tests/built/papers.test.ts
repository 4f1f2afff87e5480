import { describe, expect, it } from 'vitest';
import { papers, type Paper } from '#common/papers.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { expectedIn } from '#site/content/testing/expected.ts';
import { pageAt, plain, textOf } from './site.ts';

/** The papers that the trust page offers, by the row that does. */
const offered = ['processing', 'secrecy'] as const satisfies Paper[];

describe.each(localeCodes)('contract papers on the trust page in %s', (locale) => {
  const { trust } = contentFor(locale);
  const page = textOf(pageAt(pathTo(locale, 'trust')).document.querySelector('main'));

  it.each(offered)('%s is offered if it exists, and not before', (paper) => {
    const name = plain(trust.agreed.items[paper].paper);
    expect(page.includes(name)).toBe(papers[paper] === 'ready');
  });

  it('nothing is promised on request while no paper exists', () => {
    const promise = expectedIn(locale, 'papers', 'onRequest');
    const exists = Object.values(papers).includes('ready');
    expect(promise.test(page)).toBe(exists);
  });
});

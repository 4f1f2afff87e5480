import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { claimKeys, register } from '#common/claims.ts';
import { localeCodes } from '#common/locales.ts';
import { contentFor } from '#site/content/load.ts';
import { linksFor } from '#site/links.ts';
import { TrustView } from './TrustView.tsx';

describe.each(localeCodes)('the trust page (%s)', (locale) => {
  const { claims, common, trust } = contentFor(locale);
  const page = parse(
    renderToStaticMarkup(<TrustView texts={trust} claims={claims} links={linksFor(locale, common.newTab)} />),
  );
  const rows = page.querySelectorAll('li').filter((row) => row.querySelector('dl'));
  const rowOf = (says: string) => rows.find((row) => row.querySelector('h3, h4')?.text === says);

  it('shows every claim of the register once', () => {
    const shown = rows.map((row) => row.querySelector('h3, h4')?.text);
    expect(shown.toSorted()).toEqual(claimKeys.map((key) => claims.items[key].says).toSorted());
  });

  it.each(claimKeys)('says of %s what it measures, and what stands behind it', (key) => {
    const text = rowOf(claims.items[key].says)?.text ?? '';
    const { evidence, decides, terms, statedBy } = register[key];
    expect(text).toContain(claims.items[key].measures);
    expect(text).toContain(claims.dates[key].asOf);
    expect(text).toContain(claims.dates[key].review);
    expect(text).toContain(claims.roles[decides]);
    expect(text.includes(claims.evidence.none)).toBe(evidence === 'none yet');
    expect(text.includes(claims.labels.laidDown)).toBe(terms !== undefined);
    expect(text.includes(claims.labels.statedBy)).toBe(statedBy !== 'company');
  });
});

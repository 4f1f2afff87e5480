import { describe, expect, it } from 'vitest';
import { localeCodes, otherLocales } from '#common/locales.ts';
import { localisedPath, pageKeys, pathTo } from '#common/routes.ts';
import { answersTo, needPath, needSteps } from '#common/valuationNeed.ts';
import { contentFor } from '#site/content/load.ts';
import { caseSides } from '#site/content/types/twoSides.ts';
import { attribute, pageAt, plain, textOf } from './site.ts';

describe.each(localeCodes)('in %s', (locale) => {
  const content = contentFor(locale);
  const mainOf = (path: string) => pageAt(path).document.querySelector('main');

  it('a statistic is read as figure, unit, subject', () => {
    const entries = mainOf(pathTo(locale, 'professional'))?.querySelectorAll('li') ?? [];
    for (const { prefix = '', value, unit, gap, unitFirst, label } of content.professional.statistics.items) {
      const figure = (unitFirst ? [unit, value] : [value, unit]).join(gap ? '\u00A0' : '');
      // A phrase in brackets is a link.
      const subject = label.replace(/[[\]]/g, '');
      expect(entries.map(({ text }) => text)).toContain(`${prefix}${figure}${subject}`);
    }
  });

  it('each event of the case says in a sentence what either side does, and when', () => {
    const { events } = content.twoSides;
    const region = pageAt(pathTo(locale, 'platform'))
      .document.querySelectorAll('main section')
      .find((section) =>
        section
          .querySelectorAll('h2')
          .some((heading) => textOf(heading) === plain(content.platform.benefits.title)),
      );
    const items = region?.querySelectorAll('.case-events > li') ?? [];
    expect(items.map((item) => textOf(item.querySelector('h3')))).toEqual(
      events.map(({ title }) => plain(title)),
    );
    for (const [index, { iso, sides }] of events.entries()) {
      for (const side of caseSides) expect(textOf(items[index])).toContain(plain(sides[side].text));
      const time = items[index]?.querySelector('time') ?? null;
      expect(attribute(time, 'datetime')).toBe(iso.replace('Z', ''));
    }
    // The windows of both sides are decorative.
    expect(region?.querySelectorAll('[aria-hidden=true] :is(a, button, input)')).toEqual([]);
  });

  it.each(needSteps.map((step) => ({ step, path: localisedPath(locale, needPath(answersTo(step))) })))(
    '$path shows its question or its outcome, and is not indexed',
    ({ step: { tree }, path }) => {
      const { valuationGuide, valuationNeed } = content;
      const { document } = pageAt(path);
      const { title } =
        'ask' in tree ? valuationNeed.questions[tree.ask] : valuationNeed.outcome.reasons[tree.reason];
      expect(textOf(document.querySelector('h1'))).toBe(plain(title));
      expect(attribute(document.querySelector('meta[name=robots]'), 'content')).toBe('noindex');
      expect(document.querySelector('link[rel=canonical]')).toBeNull();
      if ('ask' in tree) return;
      const kind = valuationGuide.overview.kinds[tree.kind];
      const documents = valuationGuide.documents.groups[0]?.items ?? [];
      const { costsOf, lawOf, durationText } = valuationNeed.outcome;
      // Some reasons rest on another law, or have no usual price.
      const costs = (costsOf as Partial<Record<string, string>>)[tree.reason] ?? kind.price;
      const law = (lawOf as Partial<Record<string, string>>)[tree.reason] ?? kind.law;
      for (const text of [costs, law, durationText, ...documents.slice(0, 1)])
        expect(textOf(mainOf(path))).toContain(plain(text));
    },
  );

  it('the 404 page has its message in every language, its own first', () => {
    const path = localisedPath(locale, '/404');
    expect(textOf(mainOf(path)?.querySelector('h1'))).toBe(plain(content.unlisted.notFound.title));
    for (const page of pageKeys)
      expect(mainOf(path)?.querySelector(`li a[href="${pathTo(locale, page)}"]`)).not.toBeNull();
    for (const other of otherLocales(locale)) {
      const line = mainOf(path)?.querySelector(`p[lang=${other}]`);
      expect(textOf(line)).toContain(plain(contentFor(other).unlisted.notFound.title));
      expect(line?.querySelector(`a[href="${pathTo(other, 'home')}"]`)).not.toBeNull();
    }
    expect(attribute(pageAt(path).document.querySelector('meta[name=robots]'), 'content')).toBe('noindex');
  });
});

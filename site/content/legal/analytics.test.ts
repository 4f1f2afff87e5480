import { describe, expect, test } from 'vitest';
import { facts, type FactKey } from '#common/facts.ts';
import { localeCodes, type Locale } from '#common/locales.ts';
import { analyticsEvents, toolEvents } from '#site/analytics/events.ts';
import { contentFor, languages } from '../load.ts';
import { expectedIn } from '../testing/expected.ts';
import { loadLegal } from './load.ts';

const reported = [...Object.values(analyticsEvents), ...Object.values(toolEvents)];

/** Matomo's cookies, by name, with the fact that says how long each lasts. */
const cookies: [name: string, lasts: FactKey][] = [
  ['_pk_id', 'visitorCookie'],
  ['_pk_ref', 'referrerCookie'],
  ['_pk_ses', 'visitCookie'],
];

/** The notice's section on web analytics, as it is read. */
function noticeIn(locale: Locale): string {
  const { sections } = loadLegal(locale, 'privacy', { 'site.origin': 'https://www.site.example' });
  const html = sections.find(({ heading }) => heading.includes('Matomo'))?.html ?? '';
  return html.replaceAll(/<[^>]+>/g, '');
}

const consentIn = (locale: Locale) => contentFor(locale).consent.sections.analytics.description;

describe.each(localeCodes)('what visitors are told of web analytics in %s', (locale) => {
  const texts = [
    ['the privacy notice', noticeIn(locale)],
    ['the consent text', consentIn(locale)],
  ] as const;

  test.each(texts)('%s names every event that the site can send', (_, text) => {
    for (const { event } of reported) expect(text, event).toMatch(expectedIn(locale, 'events', event));
  });

  test.each(texts)('%s names each of Matomo’s cookies with how long it lasts', (_, text) => {
    const { figure } = languages[locale].format;
    const next = expectedIn(locale, 'cookies', 'next');
    for (const [name, lasts] of cookies) {
      const sentence = text
        .split(/[;.]/)
        .flatMap((part) => part.split(next))
        .find((part) => part.includes(name));
      expect(sentence, name).toContain(figure[lasts]);
    }
  });

  test.each(texts)('%s says after which time the data are deleted', (_, text) => {
    const { figure, dative } = languages[locale].format;
    expect([figure.analyticsDeletion, dative.analyticsDeletion].some((time) => text.includes(time))).toBe(
      true,
    );
  });
});

test('Matomo’s cookies last as long as its tracker has it by default', () => {
  // configVisitorCookieTimeout, configReferralCookieTimeout and configSessionCookieTimeout in matomo.js.
  expect(facts.visitorCookie).toMatchObject({ value: 13, unit: 'month' });
  expect(facts.referrerCookie).toMatchObject({ value: 6, unit: 'month' });
  expect(facts.visitCookie).toMatchObject({ value: 30, unit: 'minute' });
});

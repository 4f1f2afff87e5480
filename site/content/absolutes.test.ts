import { describe, expect, it } from 'vitest';
import { localeCodes, type Locale } from '#common/locales.ts';
import { languages } from './load.ts';
import { absolutesIn, rulesOf } from './testing/copyRules.ts';
import { plain, textsOf } from './testing/texts.ts';

describe.each(localeCodes)('copy in %s', (locale) => {
  const texts = textsOf(locale);
  const { items } = languages[locale].content.claims;
  const wordings = Object.values(items).flatMap(({ says, measures }) => [plain(says), plain(measures)]);
  const { harmless } = rulesOf(locale);
  const allowed = [...wordings, ...harmless.map(({ phrase }) => phrase)];

  it('promises nothing without exception, but what the claim register allows', () => {
    const found = texts.flatMap(({ key, text }) =>
      absolutesIn(locale, text, allowed).map((word) => `${key}: “${word}” in “${text}”`),
    );
    expect(found).toEqual([]);
  });

  it('still says each phrase that is allowed as harmless', () => {
    const unsaid = harmless.filter(({ phrase }) => !texts.some(({ text }) => text.includes(phrase)));
    expect(unsaid).toEqual([]);
  });
});

it.each<[Locale, string]>([
  ['de', 'Wir garantieren Ihnen ein Angebot.'],
  ['de', 'Alle Sachverständigen sind öffentlich bestellt.'],
  ['de', 'Geprüfte Gutachter aus Ihrer Region'],
  ['de', 'Ihre Unterlagen sind bei uns sicher.'],
  ['de', 'Das Gutachten kommt immer rechtzeitig.'],
  ['de', 'Zu 100 % verschlüsselt'],
  ['de', 'Ein gerichtsfestes Gutachten'],
  ['de', 'Ihre Daten bleiben stets vertraulich.'],
  ['en', 'We guarantee you an offer.'],
  ['en', 'All our valuers are publicly appointed.'],
  ['en', 'Vetted valuers from your region'],
  ['en', 'Your documents are safe with us.'],
  ['en', 'The report always comes in time.'],
  ['en', '100% encrypted'],
  ['en', 'A fully independent platform'],
])('%s: “%s” is found', (locale, sentence) => {
  expect(absolutesIn(locale, sentence)).not.toEqual([]);
});

it.each<[Locale, string]>([
  ['de', 'Alle Felder sind erforderlich.'],
  ['de', 'Sie sind nicht sicher, welche Art Sie brauchen?'],
  ['de', 'Informationssicherheit'],
  ['de', 'Schreiben Sie uns, damit keine Frage offen bleibt.'],
  ['en', 'All fields are required.'],
  ['en', 'Information security management system'],
  ['en', 'fully let properties'],
])('%s: “%s” is no promise', (locale, sentence) => {
  expect(absolutesIn(locale, sentence)).toEqual([]);
});

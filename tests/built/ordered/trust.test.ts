import { describe, expect, it } from 'vitest';
import { mainOf, sectionOf, readIn, spoken, type InBoth } from '../contents.ts';

/** What a client's legal and IT departments are owed, as the terms have it. */
const verification: [what: string, words: InBoth][] = [
  ['is optional', { de: /freiwillig/, en: /optional/ }],
  ['is free', { de: /kostenlos/, en: /free of charge/ }],
  ['is needed for enquiries', { de: /nur verifizierte Sachverständige/, en: /only verified valuers/ }],
  [
    'is about identity, profession and contact data',
    { de: /Identität, Beruf und Kontakt/, en: /identity, profession and contact/ },
  ],
  ['is done by people', { de: /Unsere Mitarbeitenden sehen/, en: /Our staff look/ }],
  [
    'judges no competence',
    { de: /Eignung beurteilen wir damit nicht/, en: /not a judgement of professional/ },
  ],
  ['is no seal', { de: /Gütesiegel ist .* nicht/, en: /not a quality mark/ }],
];

describe.each(spoken)('the trust page in %s', (locale) => {
  it.each(verification)('says that verification %s (requirement 1.8)', (_, words) => {
    const row = sectionOf(locale, 'trust', 'verification');
    expect(readIn(row)).toMatch(words[locale]);
  });

  it('says that premium partners may receive an enquiry first', () => {
    const recipients = sectionOf(locale, 'trust', 'processors');
    const words = { de: /Premium-Partner.*vor anderen/, en: /Premium partners.*before others/ };
    expect(readIn(recipients)).toMatch(words[locale]);
  });

  it('says that premium partners’ offers are sorted like all others', () => {
    const recipients = sectionOf(locale, 'trust', 'processors');
    const words = { de: /eingeordnet wie die der anderen/, en: /sorted by .* like those of the others/ };
    expect(readIn(recipients)).toMatch(words[locale]);
  });

  it('says from when the deletion of a message counts, and what becomes of backups', () => {
    const deletion = readIn(sectionOf(locale, 'trust', 'deletion'));
    expect(deletion).toMatch({ de: /zugestellt/, en: /delivered/ }[locale]);
    expect(deletion).toMatch({ de: /Sicherungskopien/, en: /Backups/ }[locale]);
  });

  it('says as of which day it holds', () => {
    const day = { de: /Stand: \d+\. \p{L}+ \d{4}/u, en: /As of \d+ \p{L}+ \d{4}/u };
    expect(readIn(mainOf(locale, 'trust'))).toMatch(day[locale]);
  });
});

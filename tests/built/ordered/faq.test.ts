import { describe, expect, it } from 'vitest';
import {
  inLanguage,
  linksTo,
  mainOf,
  readIn,
  sentencesIn,
  spoken,
  wholeSentencesIn,
  type InBoth,
} from '../contents.ts';
import { textOf } from '../site.ts';

/** The specification's seven questions, in its order. */
const questions: Record<string, InBoth> = {
  'how it works': { de: /Wie funktioniert/, en: /How does .* work/ },
  turnaround: { de: /Wie schnell|Wie lange|Wann/, en: /How (?:soon|quickly|long|fast)/ },
  security: { de: /sicher|geschützt/, en: /secure|protected/ },
  'cost for clients': { de: /kostet.*Auftraggeber/, en: /cost.*clients|clients.*cost/ },
  'cost for valuers': { de: /kostet.*Sachverständige/, en: /cost.*valuers|valuers.*cost/ },
  'becoming a valuer': { de: /werde ich.*(?:Sachverständige|Partner)/, en: /become a (?:valuer|partner)/ },
  'what valuations': {
    de: /Welche (?:Bewertungen|Gutachten)/,
    en: /(?:What|Which) (?:kinds? of )?valuations/,
  },
};

/** What an answer owes by the specification (section 1). */
const owed: [question: string, statement: number, what: string, words: InBoth][] = [
  [
    'how it works',
    4,
    'one enquiry brings several offers',
    { de: /Anfrage.*Angebote/, en: /enquiry.*offers/ },
  ],
  [
    'how it works',
    19,
    'an enquiry takes 4 minutes on average',
    { de: /durchschnittlich 4 Minuten|im Schnitt 4 Minuten/, en: /4 minutes on average/ },
  ],
  [
    'how it works',
    8,
    'no offer has to be accepted',
    {
      de: /(?:müssen|brauchen).*(?:kein|nicht).*an(?:zu)?nehmen|keines annehmen/,
      en: /(?:need not|do not have to|obliged).*accept/,
    },
  ],
  [
    'turnaround',
    20,
    'the first offer comes after 8 to 16 hours',
    { de: /8 bis 16 Stunden/, en: /8 to 16 hours/ },
  ],
  [
    'turnaround',
    20,
    'several offers come after 24 to 72 hours',
    { de: /24 bis 72 Stunden/, en: /24 to 72 hours/ },
  ],
  [
    'cost for clients',
    30,
    'short valuations start at about €250',
    { de: /ab etwa 250 €/, en: /from about €250/ },
  ],
  [
    'cost for clients',
    31,
    'full valuations start at about €1,250',
    { de: /ab etwa 1\.250 €/, en: /from about €1,250/ },
  ],
  ['cost for clients', 29, 'the processing fee is waived for 3 months', { de: /3 Monate/, en: /3 months/ }],
  ['cost for clients', 35, 'the fee is the valuer’s', { de: /Honorar/, en: /fee/ }],
  ['cost for valuers', 25, 'the success fee is 5.0 %', { de: /5,0 %/, en: /5\.0 ?%/ }],
  ['cost for valuers', 26, 'the minimum is €4.99', { de: /4,99 €/, en: /€4\.99/ }],
  ['cost for valuers', 28, 'the first 6 months are free', { de: /6 Monate/, en: /6 months/ }],
  [
    'cost for valuers',
    32,
    'there are no recurring fees',
    { de: /Grundgebühr|wiederkehrend/, en: /flat fee|recurring/ },
  ],
  [
    'becoming a valuer',
    106,
    'the profile takes 3 to 5 minutes',
    { de: /3 bis 5 Minuten/, en: /3 to 5 minutes/ },
  ],
  [
    'becoming a valuer',
    104,
    'verification is free',
    { de: /kostet nichts|kostenlos|kostenfrei/, en: /free|costs nothing/ },
  ],
  ['becoming a valuer', 104, 'verification is optional', { de: /freiwillig/, en: /optional|voluntary/ }],
  ['becoming a valuer', 105, 'premium partners get more', { de: /Premium/, en: /[Pp]remium/ }],
  [
    'what valuations',
    185,
    'there are short and full valuations',
    { de: /Kurzgutachten.*Vollgutachten/, en: /[Ss]hort.*[Ff]ull/ },
  ],
];

const securityWords: [string, InBoth][] = [
  [
    'information security management system',
    { de: /Managementsystem für Informationssicherheit/, en: /[Ii]nformation security management system/ },
  ],
  ['information integrity', { de: /Integrität/, en: /[Ii]ntegrity/ }],
  ['two-factor authentication', { de: /Zwei-Faktor/, en: /[Tt]wo-factor/ }],
  ['human firewall', { de: /Human Firewall/, en: /[Hh]uman firewall/ }],
  ['data encryption', { de: /verschlüsselt/, en: /encrypt/ }],
  ['regular backups', { de: /gesichert|Sicherung/, en: /back(?:ed )?up/ }],
  ['German hosting', { de: /in Deutschland/, en: /in Germany/ }],
];

describe.each(spoken)('the FAQ in %s', (locale) => {
  const main = mainOf(locale, 'faq');
  const panels = main.querySelectorAll('details');
  const panelAbout = (asks: InBoth) =>
    panels.find((one) => asks[locale].test(textOf(one.querySelector('summary'))));
  /** The panel of one of the specification's questions, by what it is about, wherever it stands. */
  const panelOf = (name: string) => {
    const asks = questions[name];
    return asks === undefined ? undefined : panelAbout(asks);
  };

  it('has a title block with heading and sentence (statement 123)', () => {
    expect(textOf(main.querySelector('h1'))).not.toBe('');
    const lead = main.querySelector('h1')?.nextElementSibling ?? null;
    expect(lead === null ? [] : sentencesIn(lead)).not.toEqual([]);
  });

  it('asks the specification’s seven questions first, in its order (statements 124 to 130)', () => {
    const asked = Object.values(questions).map((_, at) => textOf(panels[at]?.querySelector('summary')));
    expect(asked).toEqual(
      Object.values(questions).map((question): unknown => expect.stringMatching(question[locale])),
    );
  });

  it.each(Object.keys(questions))(
    'answers the question of %s in whole sentences (statements 124 to 130)',
    (name) => {
      const panel = panelOf(name);
      expect(panel === undefined ? [] : wholeSentencesIn(panel, locale)).not.toEqual([]);
    },
  );

  it.each(owed)('says on %s (statement %i) that %s', (name, _, __, words) => {
    const panel = panelOf(name);
    expect(panel === undefined ? '' : readIn(panel)).toMatch(words[locale]);
  });

  it.each(securityWords)('names %s in its answer on security (statement 23)', (_, words) => {
    const panel = panelOf('security');
    expect(panel === undefined ? '' : readIn(panel)).toMatch(words[locale]);
  });

  it('says whom an enquiry is sent first, where it says who sees it (requirement 1.8)', () => {
    const asks = { de: /Wer sieht meine Anfrage/, en: /Who (?:sees|can see) my enquiry/ };
    const panel = panelAbout(asks);
    expect(panel === undefined ? '' : readIn(panel)).toMatch(/Premium/i);
  });

  it.each<[InBoth, string, InBoth]>([
    [
      { de: /zu spät/, en: /late/ },
      'to set a deadline and to complain to us where a report is late',
      { de: /Frist.*Textform|Textform.*Frist/, en: /deadline in text form/ },
    ],
    [
      { de: /zu spät/, en: /late/ },
      'how soon we handle a complaint',
      { de: /5 Arbeitstagen/, en: /5 working days/ },
    ],
    [
      { de: /für meinen Kredit/, en: /for my own loan/ },
      'that the lending value is the limit, and the lender chooses the valuer',
      { de: /Beleihungswert.*wählt das Kreditinstitut/, en: /lending value.*lender chooses/ },
    ],
    [
      { de: /Finanzamt/, en: /tax office/ },
      'that the taxpayer proves a lower value',
      { de: /Steuerpflichtige/, en: /taxpayer/ },
    ],
    [
      { de: /öffentlich bestellter/, en: /publicly appointed/ },
      'that the chamber confirms it',
      { de: /Kammer/, en: /chamber/ },
    ],
  ])('answers %o by saying %s', (asks, _, words) => {
    const panel = panelAbout(asks);
    expect(panel === undefined ? '' : readIn(panel)).toMatch(words[locale]);
  });

  it('says as of which day its answers hold', () => {
    expect(readIn(main)).toMatch({ de: /Stand: \d+\. \p{L}+ \d{4}/u, en: /As of \d+ \p{L}+ \d{4}/u }[locale]);
  });

  it('can open and close every answer without a script (statement 131)', () => {
    expect(panels.length).toBeGreaterThanOrEqual(7);
    for (const panel of panels) expect.soft(panel.querySelector('summary')).not.toBeNull();
  });

  it('leads to contact (statement 132)', () => {
    expect(linksTo(main, inLanguage(locale, '/contact'))).not.toEqual([]);
  });

  it('says that a reply comes within 2 to 4 hours as a rule (statement 137)', () => {
    const promise = {
      de: /in der Regel.*2 bis 4 Stunden|2 bis 4 Stunden.*in der Regel/,
      en: /usually.*2 to 4 hours/,
    };
    expect(readIn(main)).toMatch(promise[locale]);
  });
});

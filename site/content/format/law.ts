import type { Language } from './writing.ts';

/** The acts that the site cites, by their abbreviation, with their German names. */
export const acts = {
  AO: 'Abgabenordnung',
  BauGB: 'Baugesetzbuch',
  BelWertV: 'Beleihungswertermittlungsverordnung',
  BewG: 'Bewertungsgesetz',
  BFSG: 'Barrierefreiheitsstärkungsgesetz',
  BGB: 'Bürgerliches Gesetzbuch',
  BRAO: 'Bundesrechtsanwaltsordnung',
  CRR: 'Verordnung (EU) Nr. 575/2013 über Aufsichtsanforderungen an Kreditinstitute',
  DORA: 'Verordnung (EU) 2022/2554 über die digitale operationale Resilienz im Finanzsektor',
  DSGVO: 'Verordnung (EU) 2016/679, Datenschutz-Grundverordnung',
  ErbStG: 'Erbschaftsteuer- und Schenkungsteuergesetz',
  GBO: 'Grundbuchordnung',
  GewO: 'Gewerbeordnung',
  ImmoWertV: 'Immobilienwertermittlungsverordnung',
  InsO: 'Insolvenzordnung',
  KWG: 'Kreditwesengesetz',
  PfandBG: 'Pfandbriefgesetz',
  StGB: 'Strafgesetzbuch',
  UStG: 'Umsatzsteuergesetz',
  VVG: 'Versicherungsvertragsgesetz',
  ZPO: 'Zivilprozessordnung',
  ZVG: 'Gesetz über die Zwangsversteigerung und die Zwangsverwaltung',
} as const;

export type Act = keyof typeof acts;

/** A place in an act: a section ("§") or an article, by default as a whole. */
type Provision = {
  act: Act;
  /** Its number in the act: "198", "43e". */
  place: string;
  /** What it is about: its heading in the act, where it has one. */
  subject: string;
  /** Whether `place` counts articles, as in European law. */
  article?: true;
  /** Whether the provisions that follow are meant as well ("ff."). */
  following?: true;
  paragraph?: string;
  number?: string;
};

const at = (
  act: Act,
  place: string,
  subject: string,
  more: Omit<Provision, 'act' | 'place' | 'subject'> = {},
): Provision => ({ act, place, subject, ...more });

/**
 * Every provision that copy cites. No number of an act is typed into a text: what stands here is what a lawyer
 * checks once.
 */
export const provisions = {
  marketValue: at('BauGB', '194', 'Verkehrswert'),
  expertCommittee: at('BauGB', '192', 'Gutachterausschuss', { following: true }),
  lendingValue: at('PfandBG', '16', 'Beleihungswertermittlung'),
  lendingCommission: at('BelWertV', '5', 'Bestellung des Gutachters durch den Darlehensgeber', {
    paragraph: '2',
  }),
  lendingValuer: at('BelWertV', '6', 'Gutachter'),
  lendingValuerIndependence: at('BelWertV', '7', 'Unabhängigkeit des Gutachters'),
  propertyMonitoring: at('CRR', '208', 'Anforderungen an Immobiliensicherheiten', { article: true }),
  propertyValue: at('CRR', '229', 'Bewertung von Immobiliensicherheiten', { article: true, paragraph: '1' }),
  publicAppointment: at('GewO', '36', 'Öffentliche Bestellung von Sachverständigen'),
  bankOutsourcing: at('KWG', '25b', 'Auslagerung von Aktivitäten und Prozessen'),
  ictContracts: at('DORA', '28', 'Management des IKT-Drittparteienrisikos', {
    article: true,
    following: true,
  }),
  processorContract: at('DSGVO', '28', 'Auftragsverarbeiter', { article: true }),

  insuredValue: at('VVG', '88', 'Versicherungswert'),

  lowerTaxValue: at('BewG', '198', 'Nachweis des niedrigeren gemeinen Werts'),
  lowerTaxValueBy: at('BewG', '198', 'Nachweis durch Gutachten: wer es erstatten kann', { paragraph: '2' }),
  lowerTaxValueByPrice: at('BewG', '198', 'Nachweis durch Kaufpreis', { paragraph: '3' }),
  inheritanceTaxDate: at('ErbStG', '11', 'Bewertungsstichtag'),

  estateValue: at('BGB', '2311', 'Wert des Nachlasses'),
  compulsoryShare: at('BGB', '2314', 'Auskunftspflicht des Erben'),
  compulsoryShareCost: at('BGB', '2314', 'Kosten der Auskunft und der Wertermittlung', { paragraph: '2' }),
  bindingReport: at('BGB', '317', 'Bestimmung der Leistung durch einen Dritten'),
  withdrawal: at('BGB', '323', 'Rücktritt wegen nicht oder nicht vertragsgemäß erbrachter Leistung'),
  defectRights: at('BGB', '634', 'Rechte des Bestellers bei Mängeln'),
  landApproval: at('BGB', '1850', 'Genehmigung für Rechtsgeschäfte über Grundstücke und Schiffe'),
  probateCourt: at('BGB', '1962', 'Zuständigkeit des Nachlassgerichts'),

  insolvencyRegister: at('InsO', '151', 'Verzeichnis der Massegegenstände', { paragraph: '2' }),
  securedCreditors: at('InsO', '49', 'Abgesonderte Befriedigung aus unbeweglichen Gegenständen'),
  estateLiability: at('InsO', '55', 'Sonstige Masseverbindlichkeiten', { paragraph: '1', number: '1' }),
  provisionalAdministrator: at('InsO', '22', 'Rechtsstellung des vorläufigen Insolvenzverwalters'),
  provisionalLiability: at('InsO', '55', 'Verbindlichkeiten des vorläufigen Insolvenzverwalters', {
    paragraph: '2',
  }),
  creditorsConsent: at('InsO', '160', 'Besonders bedeutsame Rechtshandlungen'),
  forcedSaleValue: at('ZVG', '74a', 'Festsetzung des Grundstückswerts durch das Vollstreckungsgericht', {
    paragraph: '5',
  }),

  professionalSecrecy: at('StGB', '203', 'Verletzung von Privatgeheimnissen'),
  lawyersServices: at('BRAO', '43e', 'Inanspruchnahme von Dienstleistungen'),
  lawyersServicesConsent: at(
    'BRAO',
    '43e',
    'Einwilligung bei Dienstleistungen, die einem einzelnen Mandat dienen',
    { paragraph: '5' },
  ),
  courtExpertEvidence: at('ZPO', '402', 'Beweis durch Sachverständige', { following: true }),
  courtExpertChoice: at('ZPO', '404', 'Sachverständigenauswahl', { paragraph: '1' }),

  taxObjection: at('AO', '355', 'Einspruchsfrist'),
  entrepreneur: at('BGB', '14', 'Unternehmer'),
  accessories: at('BGB', '1120', 'Erstreckung auf Erzeugnisse, Bestandteile und Zubehör'),
  particularFeatures: at('ImmoWertV', '8', 'Besondere objektspezifische Grundstücksmerkmale', {
    paragraph: '3',
  }),

  comparisonMethod: at('ImmoWertV', '24', 'Vergleichswertverfahren', { following: true }),
  incomeMethod: at('ImmoWertV', '27', 'Ertragswertverfahren', { following: true }),
  costMethod: at('ImmoWertV', '35', 'Sachwertverfahren', { following: true }),
  landValuation: at('ImmoWertV', '40', 'Bodenwertermittlung', { following: true }),

  smallBusiness: at('UStG', '19', 'Besteuerung der Kleinunternehmer'),
  valuationDate: at('ImmoWertV', '2', 'Wertermittlungsstichtag', { paragraph: '4' }),
  valuationMethods: at('ImmoWertV', '6', 'Wertermittlungsverfahren', { paragraph: '1' }),
  valueDerivation: at('ImmoWertV', '6', 'Ermittlung des Verkehrswerts', { paragraph: '4' }),
  lendingInspection: at('BelWertV', '5', 'Besichtigung des Objekts', { paragraph: '1' }),
  landRegister: at('GBO', '12', 'Abschrift aus dem Grundbuch', { paragraph: '2' }),
  accessibilityScope: at('BFSG', '1', 'Anwendungsbereich', { paragraph: '3' }),
};

export type ProvisionKey = keyof typeof provisions;

/** Standards are cited like law: by a number that nobody types. */
const standards = {
  constructionCosts: 'NHK 2010',
  personCertification: 'DIN EN ISO/IEC 17024',
  informationSecurity: 'ISO/IEC 27001',
  webAccessibility: 'WCAG 2.2',
  europeanAccessibility: 'EN 301 549',
} as const;

type StandardKey = keyof typeof standards;

const keys = Object.keys(provisions) as ProvisionKey[];

/** Longest citation that stays in one line, in characters: a longer one would leave holes in a phone's lines. */
export const shortCitation = 15;

/** Keeps each number on the line of the word before it, and a short citation ("§ 36 GewO") in one piece. */
const bound = (text: string) => text.replaceAll(text.length > shortCitation ? / (?=\d)/g : / /g, '\u00a0');

/** Cites provisions and standards in one language; they may break, but not before a number. */
export function citations({ law: words }: Language) {
  const cite = (key: ProvisionKey): string => {
    const { act, place, article, following, paragraph, number } = provisions[key];
    const unit = article ? words.article : words.section;
    const before = following ? unit.many : unit.one;
    return bound(
      [
        `${before} ${place}`,
        paragraph === undefined ? '' : words.paragraph(paragraph),
        number === undefined ? '' : ` ${words.number} ${number}`,
        following ? `\u00a0${words.following}` : '',
        ` ${words.acts?.[act] ?? act}`,
      ].join(''),
    );
  };
  return {
    /** "§ 194 BauGB", "section 194 BauGB". */
    law: Object.fromEntries(keys.map((key) => [key, cite(key)])) as Record<ProvisionKey, string>,
    /** "DIN EN ISO/IEC 17024". */
    standard: Object.fromEntries(
      Object.entries(standards).map(([key, name]) => [key, bound(name)]),
    ) as Record<StandardKey, string>,
  };
}

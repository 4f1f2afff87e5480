import { firm, type Language } from './writing.ts';

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
export type Provision = {
  act: Act;
  /** Its number in the act: "198", "43e". */
  place: string;
  /** Whether `place` counts articles, as in European law. */
  article?: true;
  /** Whether the provisions that follow are meant as well ("ff."). */
  following?: true;
  paragraph?: string;
  number?: string;
  /** What it is about: its heading in the act, where it has one. */
  subject: string;
};

/**
 * Every provision that copy cites. No number of an act is typed into a text: what stands here is what a lawyer
 * checks once.
 */
export const provisions = {
  marketValue: { act: 'BauGB', place: '194', subject: 'Verkehrswert' },
  expertCommittee: { act: 'BauGB', place: '192', following: true, subject: 'Gutachterausschuss' },
  lendingValue: { act: 'PfandBG', place: '16', subject: 'Beleihungswertermittlung' },
  lendingCommission: {
    act: 'BelWertV',
    place: '5',
    paragraph: '2',
    subject: 'Bestellung des Gutachters durch den Darlehensgeber',
  },
  lendingValuer: { act: 'BelWertV', place: '6', subject: 'Gutachter' },
  lendingValuerIndependence: { act: 'BelWertV', place: '7', subject: 'Unabhängigkeit des Gutachters' },
  propertyMonitoring: {
    act: 'CRR',
    place: '208',
    article: true,
    subject: 'Anforderungen an Immobiliensicherheiten',
  },
  propertyValue: {
    act: 'CRR',
    place: '229',
    article: true,
    paragraph: '1',
    subject: 'Bewertung von Immobiliensicherheiten',
  },
  publicAppointment: { act: 'GewO', place: '36', subject: 'Öffentliche Bestellung von Sachverständigen' },
  bankOutsourcing: { act: 'KWG', place: '25b', subject: 'Auslagerung von Aktivitäten und Prozessen' },
  ictContracts: {
    act: 'DORA',
    place: '28',
    article: true,
    following: true,
    subject: 'Management des IKT-Drittparteienrisikos',
  },
  processorContract: { act: 'DSGVO', place: '28', article: true, subject: 'Auftragsverarbeiter' },

  insuredValue: { act: 'VVG', place: '88', subject: 'Versicherungswert' },

  lowerTaxValue: { act: 'BewG', place: '198', subject: 'Nachweis des niedrigeren gemeinen Werts' },
  lowerTaxValueBy: {
    act: 'BewG',
    place: '198',
    paragraph: '2',
    subject: 'Nachweis durch Gutachten: wer es erstatten kann',
  },
  lowerTaxValueByPrice: { act: 'BewG', place: '198', paragraph: '3', subject: 'Nachweis durch Kaufpreis' },
  inheritanceTaxDate: { act: 'ErbStG', place: '11', subject: 'Bewertungsstichtag' },

  estateValue: { act: 'BGB', place: '2311', subject: 'Wert des Nachlasses' },
  compulsoryShare: { act: 'BGB', place: '2314', subject: 'Auskunftspflicht des Erben' },
  bindingReport: { act: 'BGB', place: '317', subject: 'Bestimmung der Leistung durch einen Dritten' },
  landApproval: {
    act: 'BGB',
    place: '1850',
    subject: 'Genehmigung für Rechtsgeschäfte über Grundstücke und Schiffe',
  },
  probateCourt: { act: 'BGB', place: '1962', subject: 'Zuständigkeit des Nachlassgerichts' },

  insolvencyRegister: {
    act: 'InsO',
    place: '151',
    paragraph: '2',
    subject: 'Verzeichnis der Massegegenstände',
  },
  securedCreditors: {
    act: 'InsO',
    place: '49',
    subject: 'Abgesonderte Befriedigung aus unbeweglichen Gegenständen',
  },
  estateLiability: {
    act: 'InsO',
    place: '55',
    paragraph: '1',
    number: '1',
    subject: 'Sonstige Masseverbindlichkeiten',
  },
  provisionalAdministrator: {
    act: 'InsO',
    place: '22',
    subject: 'Rechtsstellung des vorläufigen Insolvenzverwalters',
  },
  provisionalLiability: {
    act: 'InsO',
    place: '55',
    paragraph: '2',
    subject: 'Verbindlichkeiten des vorläufigen Insolvenzverwalters',
  },
  creditorsConsent: { act: 'InsO', place: '160', subject: 'Besonders bedeutsame Rechtshandlungen' },
  forcedSaleValue: {
    act: 'ZVG',
    place: '74a',
    paragraph: '5',
    subject: 'Festsetzung des Grundstückswerts durch das Vollstreckungsgericht',
  },

  professionalSecrecy: { act: 'StGB', place: '203', subject: 'Verletzung von Privatgeheimnissen' },
  lawyersServices: { act: 'BRAO', place: '43e', subject: 'Inanspruchnahme von Dienstleistungen' },
  lawyersServicesConsent: {
    act: 'BRAO',
    place: '43e',
    paragraph: '5',
    subject: 'Einwilligung bei Dienstleistungen, die einem einzelnen Mandat dienen',
  },
  courtExpertEvidence: { act: 'ZPO', place: '402', following: true, subject: 'Beweis durch Sachverständige' },
  courtExpertChoice: { act: 'ZPO', place: '404', paragraph: '1', subject: 'Sachverständigenauswahl' },

  taxObjection: { act: 'AO', place: '355', subject: 'Einspruchsfrist' },
  entrepreneur: { act: 'BGB', place: '14', subject: 'Unternehmer' },
  accessories: {
    act: 'BGB',
    place: '1120',
    subject: 'Erstreckung auf Erzeugnisse, Bestandteile und Zubehör',
  },
  particularFeatures: {
    act: 'ImmoWertV',
    place: '8',
    paragraph: '3',
    subject: 'Besondere objektspezifische Grundstücksmerkmale',
  },

  comparisonMethod: { act: 'ImmoWertV', place: '24', following: true, subject: 'Vergleichswertverfahren' },
  incomeMethod: { act: 'ImmoWertV', place: '27', following: true, subject: 'Ertragswertverfahren' },
  costMethod: { act: 'ImmoWertV', place: '35', following: true, subject: 'Sachwertverfahren' },
  landValuation: { act: 'ImmoWertV', place: '40', following: true, subject: 'Bodenwertermittlung' },

  smallBusiness: { act: 'UStG', place: '19', subject: 'Besteuerung der Kleinunternehmer' },
  valuationDate: { act: 'ImmoWertV', place: '2', paragraph: '4', subject: 'Wertermittlungsstichtag' },
  valuationMethods: { act: 'ImmoWertV', place: '6', paragraph: '1', subject: 'Wertermittlungsverfahren' },
  valueDerivation: { act: 'ImmoWertV', place: '6', paragraph: '4', subject: 'Ermittlung des Verkehrswerts' },
  lendingInspection: { act: 'BelWertV', place: '5', paragraph: '1', subject: 'Besichtigung des Objekts' },
  landRegister: { act: 'GBO', place: '12', paragraph: '2', subject: 'Abschrift aus dem Grundbuch' },
  accessibilityScope: { act: 'BFSG', place: '1', paragraph: '3', subject: 'Anwendungsbereich' },
  accessibilityInformation: { act: 'BFSG', place: '14', subject: 'Pflichten des Dienstleistungserbringers' },
} as const satisfies Record<string, Provision>;

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

/** Cites provisions and standards in one language, in one piece that does not break. */
export function citations({ law: words }: Language) {
  const cite = (key: ProvisionKey): string => {
    const { act, place, article, following, paragraph, number }: Provision = provisions[key];
    const unit = article ? words.article : words.section;
    const before = following ? unit.many : unit.one;
    return firm(
      [
        `${before} ${place}`,
        paragraph === undefined ? '' : words.paragraph(paragraph),
        number === undefined ? '' : ` ${words.number} ${number}`,
        following ? ` ${words.following}` : '',
        ` ${words.acts?.[act] ?? act}`,
      ].join(''),
    );
  };
  return {
    /** "§ 194 BauGB", "section 194 BauGB". */
    law: Object.fromEntries(keys.map((key) => [key, cite(key)])) as Record<ProvisionKey, string>,
    /** "DIN EN ISO/IEC 17024". */
    standard: Object.fromEntries(Object.entries(standards).map(([key, name]) => [key, firm(name)])) as Record<
      StandardKey,
      string
    >,
  };
}

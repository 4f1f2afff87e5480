import type { InBoth, Spoken } from '../contents.ts';

/** What the specification names on several pages, in the words that each language may use for it. */

export const keyFeatures: Record<string, InBoth> = {
  'offer procurement': { de: /Angebote? einholen|Angebotseinholung/i, en: /offer procurement/i },
  'multiple enquiries': { de: /mehrere Anfragen/i, en: /(?:multiple|several) enquiries/i },
  'fair pricing': { de: /faire Preise|faire Honorare/i, en: /fair pric/i },
  'efficient process': { de: /effizienter? (?:Ablauf|Prozess)/i, en: /efficient process/i },
};

export const steps: Record<string, InBoth> = {
  'create enquiry': { de: /Anfrage (?:stellen|erstellen|anlegen)/, en: /create (?:an |your )?enquiry/i },
  'select offer': { de: /Angebot (?:aus)?wählen/, en: /select (?:an |your )?offer/i },
  'sign contract': {
    de: /Vertrag (?:unterzeichnen|unterschreiben|schließen)/,
    en: /sign (?:the )?contract/i,
  },
  'share documents': { de: /Unterlagen|Dokumente/, en: /share (?:your )?documents/i },
  inspection: { de: /Ortstermin|Besichtigung/, en: /inspection/i },
  'receive report': { de: /Gutachten (?:erhalten|empfangen|abrufen)/, en: /receive (?:the |your )?report/i },
};

export const securityPoints: Record<string, InBoth> = {
  'information security management system': {
    de: /Managementsystem für Informationssicherheit|Informationssicherheits-?management/i,
    en: /information security management system/i,
  },
  'information integrity': { de: /Integrität/, en: /integrity/i },
  'two-factor authentication': { de: /Zwei-Faktor/i, en: /two-factor/i },
  'human firewall': { de: /Human Firewall/i, en: /human firewall/i },
  'data encryption': { de: /Verschlüssel/i, en: /encrypt/i },
  'regular backups': { de: /Datensicherung|Sicherungskopie|Backup/i, en: /backup/i },
};

/** The points of a call to action for clients. */
export const clientPoints: Record<string, InBoth> = {
  'connect with valuers': {
    de: /Kontakt.*Sachverständige/,
    en: /contact with valuers|connect with valuers/i,
  },
  'no obligation': {
    de: /(?:[Kk]eine Pflicht|[Kk]ein Angebot).*an(?:zu)?nehmen|unverbindlich/,
    en: /no obligation/i,
  },
  'no payment on registration': { de: /Keine Zahlung/i, en: /no payment/i },
};

export const hosting: InBoth = {
  de: /Hosting in Deutschland|in Deutschland/,
  en: /German hosting|in Germany/,
};

/**
 * The statistic of clients: the operating cost saved is what it is called, administrative time what it is made of, so it comes
 * second. "Less admin, lower running costs" states another one.
 */
export const operatingCost: InBoth = {
  de: /^(?=.*[Rr]und 40 %)(?:(?!Verwaltung).)*kosten(?!los).*Verwaltung/,
  en: /^(?=.*[Aa]bout 40 ?%)(?:(?!admin).)*(?:operating|running) costs?\b.*\badmin/i,
};

/** Once a page with estimates: what they are compared with (requirement 1.35). */
export const comparison: InBoth = {
  de: /gegenüber .*(?:Telefon|telefonisch)|verglichen mit .*Telefon|im Vergleich .*Telefon/i,
  en: /(?:compared|comparison) (?:with|to) .*(?:phone|telephone)/i,
};

/** An order's patterns in a language, in its order. */
export const patternsOf = (orders: Record<string, InBoth>, locale: Spoken): RegExp[] =>
  Object.values(orders).map((pattern) => pattern[locale]);

/** For whom a tool or a sample is, and that trying it costs nothing. */
export const freeToTry: InBoth = {
  de: /für alle, die geschäftlich .*kostet nichts/i,
  en: /for anyone who commissions .*\bfree\b/i,
};

/** The day on which a page was last read through. */
export const asOfDay: InBoth = {
  de: /Stand: \d{1,2}\. \p{L}+ \d{4}/u,
  en: /As of \d{1,2} \p{L}+ \d{4}/u,
};

import type { WindowTexts } from '../../types/windows.ts';

/** What each window shows, for those who do not see it. */
export const descriptions: Record<keyof WindowTexts, string> = {
  enquiry:
    'Beispiel: eine Anfrage mit Art der Immobilie, Anschrift, Umfang, Anlass und Wunschtermin, bereit zum Absenden.',
  estateEnquiry:
    'Beispiel: eine Anfrage zu einem Nachlass mit Art der Immobilie, Anschrift, Umfang und Wunschtermin, bereit zum Absenden.',
  receivedEnquiry:
    'Beispiel: eine Anfrage zu einem Bürogebäude, wie der Sachverständige sie liest, mit Ort, Umfang, Anlass und Wunschtermin.',
  offers:
    'Beispiel: drei Angebote für ein Vollgutachten, jedes mit Honorar und Bearbeitungszeit, zum Vergleichen sortiert.',
  portfolio: 'Beispiel: vier Anfragen in einer Übersicht, jede mit ihrem Stand.',
  negotiation: 'Beispiel: Angebot, Gegenvorschlag und Einigung über das Honorar für ein Bürogebäude.',
  contract:
    'Beispiel: ein Bewertungsvertrag mit Objekt, Leistung, Honorar und Bearbeitungszeit; der Auftragnehmer hat unterzeichnet, der Auftraggeber noch nicht.',
  process: 'Beispiel: ein Auftrag mit Vertrag, Unterlagen, Besichtigung und Gutachten, jeweils mit Datum.',
  documents: 'Beispiel: fünf Unterlagen, die für den Sachverständigen freigegeben sind oder gerade werden.',
  valuerDocuments:
    'Beispiel: fünf Unterlagen, die der Auftraggeber bereitgestellt hat oder gerade bereitstellt.',
  inspection: 'Beispiel: ein bestätigter Ortstermin im Kalender, mit Tag, Uhrzeit und Anschrift.',
  valuerInspection:
    'Beispiel: ein bestätigter Ortstermin im Kalender des Sachverständigen, mit Tag, Uhrzeit und Anschrift.',
  report:
    'Beispiel: ein Verkehrswertgutachten über ein Wohn- und Geschäftshaus, mit dem Verkehrswert und den Werten der drei Verfahren.',
  inbox: 'Beispiel: drei neue Anfragen, jede mit Objekt, Ort und Art des Gutachtens.',
  referralLink: 'Beispiel: die Website eines Sachverständigenbüros mit dem Anfragelink als Schaltfläche.',
};

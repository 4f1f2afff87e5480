import { accessibilityStatement } from '#common/accessibility.ts';
import { register } from '#common/claims.ts';
import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { dative, format, law, standard } from './format.ts';

export const accessibility: Words['accessibility'] = {
  meta: {
    description: `Erklärung zur Barrierefreiheit der Website von ${brand.name}: Maßstab, Stand der Prüfungen, bekannte Grenzen und wie Sie eine Barriere melden.`,
    keywords: `Barrierefreiheit, Erklärung zur Barrierefreiheit, ${standard.webAccessibility}, ${standard.europeanAccessibility}, Barriere melden`,
  },
  header: {
    kicker: 'Rechtliches',
    title: 'Barrierefreiheit',
    lead: 'Alle sollen sich hier informieren und uns schreiben können: mit Tastatur, Vorlesesoftware, großer Schrift oder hohem Kontrast. Was getestet ist und was noch nicht, steht hier.',
  },
  dates: `Erklärung vom ${format.date(accessibilityStatement.made)}, auf Grundlage eigener automatischer Prüfungen. Nächste Überprüfung bis ${format.date(register.accessibility.reviewBy)}.`,
  status: {
    title: 'Ergebnis und Geltung',
    result: `Automatische Prüfungen finden auf keiner Seite einen Verstoß gegen die Richtlinien ${standard.webAccessibility}, Stufen A und AA. Dass die Website sie vollständig erfüllt, erklären wir damit nicht: Vieles können nur Menschen beurteilen.`,
    items: [
      {
        title: 'Maßstab',
        text: `Wir richten uns nach den internationalen Richtlinien ${standard.webAccessibility}, Stufe AA. Die europäische Norm ${standard.europeanAccessibility} beruht auf einer früheren Fassung davon.`,
      },
      {
        title: 'Gesetz',
        text: `Das Barrierefreiheitsstärkungsgesetz gilt für bestimmte Dienstleistungen an Verbraucher (${law.accessibilityScope}). Unser Angebot richtet sich an Unternehmer und an alle, die ein Amt ausüben, etwa in der Insolvenzverwaltung; nach unserem Verständnis verpflichtet es uns nicht. Wir geben diese Erklärung trotzdem ab.`,
      },
      {
        title: 'Geltungsbereich',
        text: 'Die Erklärung gilt für diese Website: für alle Seiten mit ihren Werkzeugen und für das Kontaktformular, über das Sie uns eine Nachricht senden. Die Plattform hinter der Anmeldung ist ein eigenes System; für sie gilt die Erklärung nicht.',
      },
    ],
  },
  tests: {
    title: 'Was ist getestet?',
    done: {
      title: 'Automatisch getestet',
      items: [
        'Jede Seite in beiden Sprachen mit zwei Prüfprogrammen (axe und IBM Equal Access), auch mit geöffnetem Menü und ausgefülltem Formular',
        'Bedienung mit der Tastatur und sichtbarer Fokus',
        'Doppelt so große Schrift, größere Abstände und starke Vergrößerung, ohne Verlust und ohne seitliches Scrollen',
        'Farben, die das Betriebssystem vorgibt, und weniger Bewegung',
        'Kontraste, auch über Bildern',
        'Lesen und Senden ohne JavaScript',
        'Gedruckte Seiten',
      ],
    },
    missing: {
      title: 'Noch offen',
      items: [
        'Tests durch Menschen mit Behinderungen',
        'Prüfung von Hand mit Vorlesesoftware wie NVDA, JAWS oder VoiceOver',
        'Sprachsteuerung und Schaltersteuerung',
        'Verständlichkeit der Texte für Menschen mit Lernschwierigkeiten',
      ],
    },
  },
  limits: {
    title: 'Welche Grenzen sind bekannt?',
    items: [
      {
        title: 'Fachsprache',
        text: 'Texte über Bewertungen, Recht und Datenschutz sind anspruchsvoll. Fassungen in Leichter Sprache und in Gebärdensprache gibt es nicht.',
      },
      {
        title: 'Beispielbilder der Plattform',
        text: 'Ausschnitte der Plattform auf einigen Seiten sind Abbildungen. Vorlesesoftware liest statt ihrer einen Satz, der sagt, was sie zeigen.',
      },
      {
        title: 'Schutz des Formulars',
        text: 'Üblicherweise löst der Browser im Hintergrund eine Rechenaufgabe; auf älteren Geräten kann das Senden deshalb länger dauern. Sie müssen nichts erkennen oder abtippen. Sie erreichen uns auch ohne Formular, per Telefon und E-\u2060Mail.',
      },
    ],
  },
  report: {
    title: 'Wie melde ich eine Barriere?',
    lead: 'Schreiben Sie uns, oder rufen Sie an. Sagen Sie uns auch, welche Information Ihnen fehlt.',
    labels: { phone: 'Telefon', email: 'E-Mail' },
    formLink: 'Problem melden',
    notes: `In der Regel antworten wir in ${dative.replyWithin} während der Hotlinezeiten. Hilfreich sind die Adresse der Seite, was Sie tun wollten und womit Sie die Seite benutzen: Gerät, Browser, Hilfsmittel.`,
  },
};

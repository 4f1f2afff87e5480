import { brand } from '#common/company.ts';
import type { TrustContent } from '../types/trust.ts';
import { law, standard } from './format.ts';

export const trust: TrustContent = {
  meta: {
    description: `Was ${brand.name} über Sachverständige, Zeiten, Kosten und Sicherheit sagt, was davon belegt ist, was noch nicht, und was die Plattform nicht leistet.`,
    keywords:
      'Nachweise, verifizierte Sachverständige, Qualifikation Immobiliengutachter, öffentlich bestellt und vereidigt, HypZert, Informationssicherheit, Auftragsverarbeitung',
  },
  header: {
    kicker: 'Nachweise',
    title: 'Was wir\u00a0sagen, und was dahintersteht',
    lead: 'Was die Zahlen und Zusagen dieser Website messen, was sie belegt und wer sie verantwortet. Ohne anderen Hinweis ist es unsere eigene Angabe.',
  },
  onThisPage: 'Auf dieser Seite',
  verification: {
    kicker: 'Verifizierung',
    title: 'Was heißt „verifiziert“?',
    lead: 'Die Verifizierung ist freiwillig und kostenlos, aber Voraussetzung für Anfragen. Menschen sehen Angaben und verlangte Nachweise durch; ein Siegel ist sie nicht.',
    means: {
      title: 'Das heißt es',
      items: [
        'Der Sachverständige hat Profil und Verifizierungsformular ausgefüllt.',
        'Identität, Beruf und Kontaktdaten liegen vor, wie er sie angibt; auf Verlangen legt er Nachweise über Identität, Qualifikation und Tätigkeit vor.',
        'Wir haben nachgesehen, ob Angaben und vorgelegte Nachweise vollständig und schlüssig sind.',
        'Ändert sich Wesentliches, etwa eine Bestellung oder Zertifizierung, muss er es mitteilen.',
      ],
    },
    meansNot: {
      title: 'Das heißt es nicht',
      items: [
        'Wir haben die fachliche Eignung nicht beurteilt.',
        'Wir stehen nicht für die Qualität einzelner Gutachten ein.',
        'Verifiziert ist weder eine öffentliche Bestellung noch eine Zertifizierung.',
        'Ob die Qualifikation für Ihren Zweck genügt, entscheidet, wer das Gutachten verlangt.',
      ],
    },
  },
  qualifications: {
    kicker: 'Qualifikationen',
    title: 'Welche Qualifikation kann ich verlangen?',
    lead: 'Vier Bezeichnungen werden Ihnen begegnen. Sie sagen Verschiedenes, und keine ersetzt den Blick auf Erfahrung mit Ihrer Objektart.',
    items: {
      sworn: {
        title: 'Öffentlich bestellt und vereidigt',
        text: `Die zuständige Stelle, meist eine Kammer, hat besondere Sachkunde und persönliche Eignung festgestellt und den Sachverständigen vereidigt: unabhängig, weisungsfrei, persönlich, gewissenhaft und unparteiisch (${law.publicAppointment}). Die Bezeichnung ist geschützt.`,
        ask: 'Bestellungsurkunde mit Sachgebiet und Dauer; die bestellende Stelle gibt Auskunft.',
      },
      certified: {
        title: `Zertifiziert nach ${standard.personCertification}`,
        text: 'Eine Zertifizierungsstelle hat die Kompetenz der Person in einer Prüfung festgestellt und überwacht sie. Ein Zertifikat gilt für einen bestimmten Umfang und für begrenzte Zeit.',
        ask: 'Zertifikat mit Umfang und Ablaufdatum; ob die Stelle akkreditiert ist.',
      },
      hypzert: {
        title: 'Zertifiziert durch HypZert',
        text: 'Die HypZert ist eine Zertifizierungsstelle, deren Zertifikate vor allem in der Kreditwirtschaft verlangt werden. Sie unterscheiden sich im Umfang, etwa danach, ob sie Beleihungswerte einschließen.',
        ask: 'Welches Zertifikat, für welche Werte und Objektarten, gültig bis wann.',
      },
      independent: {
        title: 'Freie Sachverständige',
        text: 'Die Bezeichnung „Sachverständiger“ allein ist nicht geschützt. Auch ohne Bestellung oder Zertifikat kann jemand lange Erfahrung haben; er belegt sie dann auf andere Weise.',
        ask: 'Ausbildung, Berufsjahre, vergleichbare Gutachten, Berufshaftpflicht.',
      },
    },
    askLabel: 'Lassen Sie sich zeigen:',
    note: `Manchmal bestimmt das Gesetz mit. Als Nachweis eines niedrigeren Werts beim Finanzamt nennt ${law.lowerTaxValueBy} das Gutachten des Gutachterausschusses und das von bestellten oder zertifizierten Sachverständigen; für Beleihungswerte gilt ${law.lendingValuer}. Schreiben Sie die verlangte Qualifikation in Ihre Anfrage, und lassen Sie sich den Beleg zeigen, bevor Sie den Vertrag schließen.`,
    guideLink: 'Welches Gutachten brauche ich?',
    sampleLink: 'Wie sieht ein Gutachten aus?',
  },
  figures: {
    kicker: 'Zahlen',
    title: 'Was messen unsere Zahlen?',
    lead: 'Angaben zu Zeiten, Ersparnissen und Preisen sind unsere eigenen und keine Zusicherung. Verbindlich ist, was in den AGB steht.',
    groups: {
      times: 'Zeiten und Wirkung',
      prices: 'Preise und Gebühren',
      service: 'Erreichbarkeit und Betrieb',
    },
    pricingLink: 'Zur Preisliste für Auftraggeber',
  },
  security: {
    kicker: 'Sicherheit',
    title: 'Wie werden meine Daten geschützt?',
    lead: 'Eine Zeile für jede Maßnahme: was wir tun, wie, und ob Sie dazu schon etwas einsehen können.',
    note: 'Keine Maßnahme macht Angriffe oder Verluste unmöglich. Was gilt, wenn Daten verloren gehen, regeln die AGB.',
  },
  processors: {
    kicker: 'Empfänger',
    title: 'Wer sieht meine Daten?',
    items: [
      {
        title: 'Auf der Plattform',
        text: 'Ihre Anfrage geht an verifizierte Sachverständige, die nach ihrem Profil in Betracht kommen. Verträge, Unterlagen und Gutachten machen wir den am Auftrag Beteiligten zugänglich, soweit der Betrieb es erfordert.',
      },
      {
        title: 'Auf dieser Website',
        text: 'Wer für uns Server, Postfächer und, soweit eingesetzt, das System zur Bearbeitung von Nachrichten betreibt, arbeitet nur in unserem Auftrag. Google kommt nur hinzu, wenn am Kontaktformular das Zeichen von reCAPTCHA steht, Matomo nur, wenn Sie eingewilligt haben.',
      },
      {
        title: 'Mandate und Berufsgeheimnisse',
        text: `Wer der Verschwiegenheit unterliegt (${law.professionalSecrecy}; Anwälte ${law.lawyersServices}), klärt vor dem Hochladen die Verpflichtung und, wo nötig, die Einwilligung. Fragen Sie uns, welche Erklärung wir abgeben können.`,
      },
    ],
    privacyLink: 'Zur Datenschutzerklärung dieser Website',
  },
  deletion: {
    kicker: 'Löschung',
    title: 'Wann werden Daten gelöscht?',
    lead: 'Jede Frist läuft für sich; gesetzliche Aufbewahrungspflichten gehen ihr vor.',
  },
  papers: {
    kicker: 'Vertragsunterlagen',
    title: 'Welche Unterlagen sollte ich anfordern?',
    lead: 'Fragen Sie danach, bevor Sie sich registrieren. Was es noch nicht gibt, sagen wir Ihnen.',
    items: [
      {
        title: 'Vertrag zur Auftragsverarbeitung (AVV)',
        text: `Wir schließen ihn, soweit wir Daten in Ihrem Auftrag verarbeiten (${law.processorContract}, AGB).`,
      },
      {
        title: 'Technische und organisatorische Maßnahmen (TOM)',
        text: 'Beschreiben, wie die Daten geschützt werden; gehören üblicherweise als Anlage zum AVV.',
      },
      {
        title: 'Auslagerung und IKT-Risiken',
        text: `Institute entscheiden selbst, ob die Nutzung eine Auslagerung ist (${law.bankOutsourcing}) und was der Vertrag über IKT-Dienste enthalten muss (${law.ictContracts}). Nennen Sie uns Ihre Anforderungen.`,
      },
      {
        title: 'Verschwiegenheit',
        text: `Für Kanzleien, Verwalter und Versicherer: eine Verpflichtung, wie Ihr Berufsrecht oder ${law.professionalSecrecy} sie verlangt.`,
      },
    ],
    contactLink: 'Unterlagen anfragen',
  },
  limits: {
    kicker: 'Grenzen',
    title: `Was leistet ${brand.name} nicht?`,
    items: [
      {
        title: 'Wir sind nicht Ihr Vertragspartner für das Gutachten',
        text: 'Den Bewertungsvertrag schließen Sie mit dem Sachverständigen. Er haftet Ihnen für Inhalt und Rechtzeitigkeit, er rechnet ab, und Ansprüche daraus bestehen nur zwischen Ihnen beiden.',
      },
      {
        title: 'Wir bewerten nicht und beurteilen keine Gutachten',
        text: 'Ob ein Gutachten richtig ist, sagen wir Ihnen nicht. Beschwerden darüber leiten wir an den Sachverständigen weiter.',
      },
      {
        title: 'Wir sagen keine Angebote und keine Anfragen zu',
        text: 'Sachverständige entscheiden frei, ob sie anbieten, Auftraggeber, ob sie annehmen. Wie viele es werden, verspricht niemand.',
      },
      {
        title: 'Wir bestimmen keine Honorare und kein Ergebnis',
        text: 'Das Honorar nennt der Sachverständige. Unsere Erfolgsgebühr richtet sich danach, nicht nach dem ermittelten Wert.',
      },
      {
        title: 'Wir ersetzen keine Bestellung durch ein Gericht',
        text: `Ein Gutachten, das Sie hier beauftragen, ist ein Privatgutachten. Wen ein Gericht als Sachverständigen beauftragt, bestimmt das Gericht (${law.courtExpertChoice}).`,
      },
      {
        title: 'Wir arbeiten nicht für Verbraucher',
        text: 'Die Plattform steht Unternehmern offen, juristischen Personen des öffentlichen Rechts und allen, die ein Amt ausüben, etwa Nachlass- und Insolvenzverwaltern.',
      },
    ],
    termsLink: 'Zu den Allgemeinen Geschäftsbedingungen',
  },
};

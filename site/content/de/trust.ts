import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { dative, figure, law, standard } from './format.ts';

export const trust: Words['trust'] = {
  meta: {
    description: `Wie ${brand.name} Ihre Daten schützt, was vertraglich vereinbart ist, wer Daten erhält, wann sie gelöscht werden und welche Qualifikation Sie verlangen können.`,
    keywords:
      'Sicherheit, Auftragsverarbeitung, Vertraulichkeit, Informationssicherheit, verifizierte Sachverständige, öffentlich bestellt und vereidigt, HypZert',
  },
  header: {
    kicker: 'Sicherheit und Verträge',
    title: 'Was Ihre Rechts- und IT-Abteilung wissen will',
    lead: 'Wie wir Ihre Daten schützen, was vertraglich vereinbart ist und wofür der Sachverständige einsteht.',
  },
  security: {
    title: 'So schützen wir Ihre Daten',
    note: `Kein System ist unangreifbar. Wie ${brand.name} haftet, wenn doch etwas geschieht, regeln die AGB.`,
  },
  agreed: {
    title: 'Das ist vereinbart',
    lead: 'Grundlage sind unsere AGB. Den Vertrag über die Bewertung schließen Sie direkt mit dem Sachverständigen.',
    items: [
      {
        title: 'Vertraulichkeit',
        text: 'Anfragen, Angebote, Unterlagen und Gutachten sind vertraulich. Angebote und Gutachten dürfen Auftraggeber denen zeigen, denen sie Rechenschaft schulden, außerdem Prüfern, Aufsicht, Finanzamt und Gerichten.',
      },
      {
        title: 'Auftragsverarbeitung',
        text: `Soweit wir Daten in Ihrem Auftrag verarbeiten, schließen wir mit Ihnen einen Vertrag (${law.processorContract}), mit den technischen und organisatorischen Maßnahmen als Anlage.`,
      },
      {
        title: 'Mandate und Berufsgeheimnisse',
        text: `Wer ein Berufsgeheimnis wahrt (${law.professionalSecrecy}), verpflichtet uns vor dem ersten Hochladen in Textform zur Verschwiegenheit (${law.lawyersServices}).`,
      },
      {
        title: 'Auslagerung und IKT-Risiken',
        text: `Ob die Nutzung eine Auslagerung (${law.bankOutsourcing}) oder eine IKT-Dienstleistung (${law.ictContracts}) ist, beurteilt das Institut.`,
      },
      {
        title: 'Störungen und Beschwerden',
        text: `Störungen wollen wir innerhalb von ${dative.supportFixWithin} beheben, Beschwerden bearbeiten wir innerhalb von ${dative.complaintsHandledWithin}.`,
      },
      {
        title: 'Kündigung',
        text: 'Sie kündigen zum Ende jedes Kalendermonats, ohne weitere Frist.',
      },
      {
        id: 'verification',
        title: 'Verifizierung',
        text: 'Anfragen erhält nur, wer verifiziert ist. Menschen sehen die Angaben zu Identität, Qualifikation und Tätigkeit darauf durch, ob sie vollständig und schlüssig sind. Ein Gütesiegel ist die Verifizierung nicht.',
      },
      {
        id: 'figures',
        title: 'Gebühren',
        text: `Sachverständige zahlen eine Erfolgsgebühr von ${figure.successFee} des Honorars, mindestens ${figure.minimumFee} je Gutachten, beides zzgl. USt. In den ersten ${dative.freeAtSignUp} ab der Registrierung ist die Nutzung für sie kostenlos, und ihre monatliche Grundgebühr beträgt ${figure.valuerFlatFee}.`,
      },
    ],
    termsLink: 'AGB lesen',
    pricingLink: 'Preise im Überblick',
  },
  qualifications: {
    title: 'Welche Qualifikation Sie verlangen können',
    lead: 'Schreiben Sie die verlangte Qualifikation in Ihre Anfrage. Bestellungsurkunde oder Zertifikat lassen Sie sich vor dem Vertrag zeigen.',
    items: {
      sworn: {
        title: 'Öffentlich bestellt und vereidigt',
        text: `Eine Kammer oder Behörde hat besondere Sachkunde festgestellt und den Sachverständigen vereidigt (${law.publicAppointment}). Die Bezeichnung ist geschützt.`,
      },
      certified: {
        title: 'Zertifiziert',
        text: `Eine nach ${standard.personCertification} akkreditierte Stelle hat die Kompetenz festgestellt und überwacht sie, etwa HypZert, DIAZert oder Sprengnetter. Auch RICS und TEGOVA vergeben Qualifikationen.`,
      },
      independent: {
        title: 'Freie Sachverständige',
        text: 'Die Bezeichnung „Sachverständiger“ allein ist nicht geschützt. Erfahrung zeigt sich an Ausbildung, Berufsjahren und vergleichbaren Gutachten.',
      },
    },
    guideLink: 'Welches Gutachten brauche ich?',
    sampleLink: 'Mustergutachten ansehen',
  },
  processors: {
    title: 'Wer Ihre Daten erhält',
    items: [
      {
        title: 'Auf der Plattform',
        text: 'Ihre Anfrage geht an verifizierte Sachverständige, die nach ihrem Profil in Betracht kommen. Unterlagen teilen Sie erst nach dem Vertrag, mit dem einen, den Sie gewählt haben.',
      },
      {
        title: 'Auf dieser Website',
        text: 'Wer für uns Server und Postfächer betreibt, arbeitet in unserem Auftrag. Die Webanalyse mit Matomo läuft nur, wenn Sie einwilligen.',
      },
    ],
    privacyLink: 'Datenschutzerklärung dieser Website',
  },
  deletion: {
    title: 'Wann wir löschen',
    lead: 'Gesetzliche Aufbewahrungspflichten gehen vor.',
    items: [
      {
        title: 'Plattform',
        text: `Ihre Daten löschen wir ${figure.deletionAfterTermination} nach dem Ende des Nutzungsvertrags.`,
      },
      {
        title: 'Kontakt\u00adnachrichten',
        text: `Ihre Nachricht löschen wir spätestens ${figure.contactDataDeletion} nach der Zustellung.`,
      },
      {
        title: 'Webanalyse',
        text: `Analysedaten löschen wir nach ${dative.analyticsDeletion}. Ihre Entscheidung zur Webanalyse gilt ${figure.consentValidity}.`,
      },
    ],
  },
  limits: {
    title: `Was ${brand.name} nicht ist`,
    items: [
      'Wir sind nicht Partei des Bewertungsvertrags. Für Inhalt und Rechtzeitigkeit des Gutachtens haftet der Sachverständige.',
      'Wir bewerten nicht selbst und kontrollieren keine Gutachten.',
      'Wir geben keine Honorare vor. Bei festem Honorar hängt unsere Erfolgsgebühr nicht vom Wert der Immobilie ab.',
      'Wir schließen keine Verträge mit Verbrauchern.',
    ],
    contactLink: 'Vertragsunterlagen anfordern',
  },
};

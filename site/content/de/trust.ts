import { brand } from '#common/company.ts';
import { legalVersions } from '#common/legalVersions.ts';
import type { Words } from '../types/words.ts';
import { asOf, dative, figure, format, law, standard } from './format.ts';

export const trust: Words['trust'] = {
  meta: {
    description: `Wie ${brand.name} Ihre Daten schützt, was vertraglich vereinbart ist, wer Daten erhält, wann sie gelöscht werden und welche Qualifikation Sie verlangen können.`,
    keywords:
      'Sicherheit, Auftragsverarbeitung, Vertraulichkeit, Informationssicherheit, verifizierte Sachverständige, öffentlich bestellt und vereidigt, HypZert',
  },
  header: {
    kicker: 'Sicherheit und Verträge',
    title: 'Für Ihre Rechts- und IT-Abteilung',
    lead: 'Was geschützt und was vereinbart ist.',
  },
  asOf: asOf.trust,
  contents: {
    security: 'Schutz',
    contract_papers: 'Verträge',
    qualifications: 'Qualifikation',
    processors: 'Empfänger',
    deletion: 'Löschung',
    limits: 'Grenzen',
  },
  request: 'Vertragsunterlagen anfordern',
  ask: 'Nachricht senden',
  clause: (number: number) => `AGB\u00a0${format.sectionNumber(number)}`,
  limits: {
    title: `Was ${brand.name} nicht tut`,
    lead: 'Unsere Haftung regeln die AGB.',
    items: {
      party: {
        title: 'Vertragspartei werden',
        text: 'Sie schließen direkt mit dem Sachverständigen ab. Er haftet für Inhalt und Rechtzeitigkeit des Gutachtens. Wir bewerten nicht selbst und kontrollieren keine Gutachten.',
      },
      fees: {
        title: 'Honorare vorgeben',
        text: 'Das Honorar bestimmt der Sachverständige. Bei festem Honorar hängt unsere Erfolgsgebühr nicht vom Wert der Immobilie ab.',
      },
    },
  },
  security: { title: 'So schützen wir Ihre Daten' },
  agreed: {
    title: 'Das ist vereinbart',
    lead: `Grundlage sind unsere AGB in der Fassung vom ${format.date(legalVersions.terms.date)}.`,
    items: {
      confidentiality: {
        title: 'Vertraulichkeit',
        text: 'Anfragen, Angebote, Unterlagen und Gutachten sind vertraulich. Angebote und Gutachten dürfen Auftraggeber denen zeigen, denen sie Rechenschaft schulden, außerdem Prüfern, Aufsicht, Finanzamt und Gerichten.',
      },
      processing: {
        title: 'Auftragsverarbeitung',
        text: `Wo wir Daten in Ihrem Auftrag verarbeiten, schließen wir mit Ihnen einen Vertrag (${law.processorContract}), mit den technischen und organisatorischen Maßnahmen als Anlage.`,
        paper: 'AV-Vertrag, auf\u00a0Anfrage',
      },
      secrecy: {
        title: 'Mandate und Berufsgeheimnisse',
        text: `Wer ein Berufsgeheimnis wahrt (${law.professionalSecrecy}), verpflichtet uns vor dem ersten Hochladen in Textform zur Verschwiegenheit (${law.lawyersServices}).`,
        paper: 'Verpflichtung, auf\u00a0Anfrage',
      },
      outsourcing: {
        title: 'Auslagerung und IKT-Risiken',
        text: `Ob die Nutzung eine Auslagerung (${law.bankOutsourcing}) oder eine IKT-Dienstleistung (${law.ictContracts}) ist, beurteilt das Institut.`,
      },
      faults: {
        title: 'Störungen und Beschwerden',
        text: `Störungen wollen wir innerhalb von ${dative.supportFixWithin} beheben, Beschwerden bearbeiten wir innerhalb von ${dative.complaintsHandledWithin} und teilen Ihnen das Ergebnis mit.`,
      },
      leaving: {
        title: 'Kündigung',
        text: 'Beide Seiten können den Nutzungsvertrag zum Ende jedes Kalendermonats in Textform kündigen, ohne weitere Frist.',
      },
      verification: {
        title: 'Verifizierung',
        text: 'Die Verifizierung ist für Sachverständige freiwillig und kostenlos, Anfragen erhalten aber nur verifizierte Sachverständige. Unsere Mitarbeitenden sehen die Angaben zu Identität, Beruf und Kontakt, auf Verlangen auch Nachweise, darauf durch, ob sie vollständig und in sich schlüssig sind. Die fachliche Eignung beurteilen wir damit nicht, und ein Gütesiegel ist die Verifizierung nicht.',
      },
    },
  },
  qualifications: {
    title: 'Qualifikationen',
    lead: 'Verlangen Sie eine in Ihrer Anfrage. Den Nachweis lassen Sie sich vor dem Vertrag zeigen.',
    items: {
      sworn: {
        title: 'Öffentlich bestellt und vereidigt',
        text: `Eine Kammer oder Behörde hat besondere Sachkunde festgestellt und den Sachverständigen vereidigt (${law.publicAppointment}). Die Bezeichnung ist geschützt.`,
        paper: 'Bestellungsurkunde',
      },
      certified: {
        title: 'Zertifiziert',
        text: `Eine nach ${standard.personCertification} akkreditierte Stelle hat die Kompetenz festgestellt und überwacht sie, etwa HypZert, DIAZert oder Sprengnetter. Auch RICS und TEGOVA vergeben Qualifikationen.`,
        paper: 'Zertifikat',
      },
      independent: {
        title: 'Freie Sachverständige',
        text: '„Sachverständiger“ allein ist nicht geschützt. Erfahrung zeigt sich an Ausbildung, Berufsjahren und vergleichbaren Gutachten.',
      },
    },
    guideLink: 'Welches Gutachten brauche ich?',
  },
  processors: {
    title: 'Wer Ihre Daten erhält',
    items: {
      platform: {
        title: 'Auf der Plattform',
        text: 'Ihre Anfrage geht an verifizierte Sachverständige, die nach ihrem Profil in Betracht kommen. Premium-Partner können sie vor anderen erhalten; ihre Angebote werden nach Honorar und Bearbeitungszeit eingeordnet wie die der anderen. Unterlagen teilen Sie erst nach dem Vertrag, nur mit dem, den Sie gewählt haben.',
      },
      website: {
        title: 'Auf dieser Website',
        text: 'Wer für uns Server, Postfächer und, soweit eingesetzt, ein System für Anfragen betreibt, arbeitet in unserem Auftrag. Die Webanalyse mit Matomo läuft nur, wenn Sie einwilligen.',
      },
    },
  },
  deletion: {
    title: 'Wann wir löschen',
    lead: 'Gesetzliche Aufbewahrungs\u00adpflichten gehen vor.',
    items: {
      account: {
        title: 'Plattform',
        text: `Ihre Daten löschen wir ${figure.deletionAfterTermination} nach dem Ende des Nutzungsvertrags. Bis dahin können Sie Ihre Gutachten sichern. Was wir aufbewahren müssen oder für Ansprüche noch brauchen, sperren wir und löschen es, sobald der Grund wegfällt.`,
      },
      messages: {
        title: 'Kontaktnachrichten',
        text: `Ihre Nachricht löschen wir spätestens ${figure.contactDataDeletion}, nachdem sie uns zugestellt wurde oder ihre Zustellung endgültig gescheitert ist. Sicherungskopien, die sie dann noch enthalten, löschen wir in der Regel nach ${dative.backupDeletion}.`,
      },
    },
  },
};

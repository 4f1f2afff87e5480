import { claimDates } from '../claimDates.ts';
import type { ClaimsContent } from '../types/claims.ts';
import { dative, figure, format, standard } from './format.ts';

export const claims: ClaimsContent = {
  labels: {
    statedBy: 'Angabe von',
    asOf: 'Stand',
    evidence: 'Nachweis',
    laidDown: 'Geregelt in',
    terms: 'AGB §',
    decides: 'Entscheidet',
    review: 'Nächste Überprüfung',
  },
  statedBy: { valuer: 'den Sachverständigen selbst' },
  evidence: {
    none: 'noch keiner',
    agreed: 'in den AGB geregelt',
    test: 'automatische Tests dieser Website',
  },
  roles: {
    management: 'Geschäftsleitung',
    operations: 'Leitung Betrieb',
    valuation: 'Leitung Immobilienbewertung',
    technology: 'Leitung Technik',
    dataProtection: 'Geschäftsleitung mit dem Datenschutzbeauftragten',
    'nobody yet': 'noch niemand',
  },
  dates: claimDates(format),
  items: {
    verified: {
      says: 'Nur verifizierte Sachverständige erhalten Anfragen',
      measures:
        'Menschen haben nachgesehen, ob Angaben und verlangte Nachweise vollständig und schlüssig sind. Über fachliche Eignung und einzelne Gutachten sagt das nichts.',
    },
    valuerDetails: {
      says: 'Profile nennen, was Sachverständige über sich angeben',
      measures:
        'Identität, Beruf und Kontaktdaten, wie der Sachverständige sie mitteilt. Für ihre Richtigkeit ist er verantwortlich.',
    },
    premiumPartners: {
      says: 'Premium-Partner erhalten mehr Anfragen',
      measures:
        'Was einen Premium-Partner ausmacht, wird einzeln vereinbart. Die Angebote, die Sie sehen, ordnen Sie selbst nach Honorar oder Bearbeitungszeit.',
    },

    adminTimeSaved: {
      says: `Rund ${figure.adminTimeSaved} weniger Zeit für Verwaltung`,
      measures:
        'Die Zeit für Suche, Auswahl, Vertrag, Unterlagen und Termine, bei Sachverständigen mit dem Angebot statt der Suche. Womit verglichen wird, ist noch nicht belegt.',
    },
    timeToEnquiry: {
      says: `Eine Anfrage in durchschnittlich ${figure.timeToEnquiry}`,
      measures: 'Vom leeren Formular bis zur abgeschickten Anfrage. Im Einzelfall kann es länger dauern.',
    },
    firstOffer: {
      says: `Das erste Angebot innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}`,
      measures:
        'Von der abgeschickten Anfrage bis zum ersten Angebot. Ob jemand anbietet, entscheiden die Sachverständigen; zugesagt ist ein Angebot nicht.',
    },
    offersToCompare: {
      says: `Mehrere Angebote zum Vergleichen innerhalb von ${dative.allOffersWithin}`,
      measures:
        'Von der abgeschickten Anfrage bis mehrere Angebote vorliegen. Eine bestimmte Zahl ist nicht zugesagt.',
    },
    enquiryToOffer: {
      says: `Ein Angebot in ${dative.enquiryToOffer}`,
      measures:
        'Die Arbeitszeit eines Sachverständigen vom Lesen der Anfrage bis zum Absenden des Angebots, nicht die Zeit, die bis dahin verstreicht.',
    },
    profileTime: {
      says: `Ein Profil in ${dative.profileTime}`,
      measures: 'Das Ausfüllen des Profils. Das Verifizierungsformular kommt hinzu.',
    },
    additionalLeads: {
      says: `Bis zu ${figure.additionalLeads} mehr Anfragen für Sachverständige`,
      measures:
        'Eine Obergrenze, kein Mittelwert; womit verglichen wird, ist noch nicht belegt. Wie viele Anfragen jemand erhält, ist nicht zugesagt.',
    },

    registration: {
      says: 'Die Registrierung ist kostenlos und verpflichtet zu nichts',
      measures: 'Kein Entgelt an uns für das Konto, und keine Pflicht, anzufragen oder anzubieten.',
    },
    valuationFees: {
      says: `Kurzgutachten ab etwa ${figure.shortValuationFrom}, Vollgutachten ab etwa ${figure.fullValuationFrom}, zzgl. USt`,
      measures:
        'Honorare, bei denen Angebote beginnen. Das Honorar bestimmt der Sachverständige; für große oder schwierige Objekte kann es ein Vielfaches betragen.',
    },
    handlingCharge: {
      says: `Kein Bearbeitungsentgelt für institutionelle Kunden in den ersten ${dative.adminFeeWaiver}`,
      measures:
        'Gerechnet ab der Registrierung; für Banken, Versicherungen, Kanzleien, Verwalter und Maklerunternehmen.',
    },
    handlingChargeAfterwards: {
      says: 'Welches Bearbeitungsentgelt danach gilt, sehen Sie, bevor Sie etwas beauftragen',
      measures:
        'Die Höhe steht noch nicht auf dieser Website. Die Plattform zeigt sie an, bevor Sie einen Auftrag erteilen.',
    },
    successFee: {
      says: `Erfolgsgebühr: ${figure.successFee} vom Honorar, mindestens ${figure.minimumFee} je Gutachten, zzgl. USt`,
      measures:
        'Der Sachverständige zahlt sie für den vermittelten Auftrag; sie richtet sich nach dem Honorar, nicht nach dem Wert der Immobilie.',
    },
    freeAtSignUp: {
      says: `Die ersten ${figure.freeAtSignUp} sind für Sachverständige kostenlos`,
      measures:
        'Gerechnet ab der Registrierung, nicht ab der Verifizierung. Verträge aus dieser Zeit kosten keine Erfolgsgebühr.',
    },
    flatFee: {
      says: `Monatliche Grundgebühr für Sachverständige: ${figure.valuerFlatFee}`,
      measures: 'So die gültige Preisliste. Die AGB sehen eine Grundgebühr als Rahmen vor.',
    },

    reply: {
      says: `Antwort in der Regel innerhalb von ${dative.replyWithin}`,
      measures: 'Die Zeit bis zu unserer Antwort auf eine Nachricht, gezählt in den Hotlinezeiten.',
    },
    complaints: {
      says: `Beschwerden bearbeiten wir innerhalb von ${dative.complaintsHandledWithin}`,
      measures: 'Vom Eingang bis zum mitgeteilten Ergebnis.',
    },
    supportFix: {
      says: `Störungen wollen wir innerhalb von ${dative.supportFixWithin} beheben`,
      measures: 'Ein Ziel für gemeldete Störungen der Plattform, keine Zusage.',
    },
    managementFeatures: {
      says: `Unterlagen und Besichtigungen verwalten: seit ${figure.managementFeaturesYear}`,
      measures: 'Seit wann die Plattform diese beiden Funktionen hat.',
    },
    accessibility: {
      says: `Zwei Prüfprogramme finden auf keiner Seite einen Verstoß gegen ${standard.webAccessibility}, Stufe AA`,
      measures:
        'Das Ergebnis automatischer Prüfungen dieser Website. Was nur Menschen beurteilen können, messen sie nicht.',
    },

    managementSystem: {
      says: 'Managementsystem für Informationssicherheit',
      measures: `Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet. Ein Zertifikat nach ${standard.informationSecurity} ist damit nicht behauptet.`,
    },
    integrity: {
      says: 'Integrität der Informationen',
      measures:
        'Angebote, Verträge und Gutachten sollen so bleiben, wie sie eingestellt wurden. Die technische Beschreibung ist noch nicht veröffentlicht.',
    },
    twoFactor: {
      says: 'Zwei-Faktor-Authentifizierung',
      measures:
        'Bei der Anmeldung verlangt die Plattform neben dem Passwort einen zweiten Faktor, soweit er für das Konto vorgesehen ist.',
    },
    humanFirewall: {
      says: 'Geschulte Mitarbeitende',
      measures:
        'Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen und zu melden. Schulungen senken das Risiko; sie schließen es nicht aus.',
    },
    encryption: {
      says: 'Verschlüsselung der Daten',
      measures:
        'Anfragen, Unterlagen und Gutachten werden verschlüsselt. Die Verfahren für Übertragung und Speicherung sind noch nicht veröffentlicht.',
    },
    backups: {
      says: 'Regelmäßige Sicherungen',
      measures:
        'Aus Kopien lassen sich Daten nach einer Störung wiederherstellen. Einen Verlust schließt das nicht aus; behalten Sie eigene Kopien wichtiger Unterlagen.',
    },
    hosting: {
      says: 'Hosting in Deutschland',
      measures:
        'Plattform, Website und Kontaktformular werden auf Servern in Deutschland betrieben. Setzen wir am Formular reCAPTCHA ein, können dabei Daten an Google in die USA gelangen.',
    },

    contactMessages: {
      says: `Kontaktnachrichten: gelöscht spätestens ${figure.contactDataDeletion} nach Abschluss`,
      measures: `Ist kein Abschluss vermerkt, gilt ein Anliegen nach ${dative.assumedDealtWith} als bearbeitet. Gesetzliche Aufbewahrungspflichten bleiben unberührt.`,
    },
    accountData: {
      says: `Plattformdaten: gelöscht ${figure.deletionAfterTermination} nach Vertragsende`,
      measures:
        'Gemeint ist der Nutzungsvertrag. Bis dahin können Sie Daten und Gutachten sichern. Was Sie länger aufbewahren müssen, gehört in Ihr eigenes Archiv.',
    },
    analyticsData: {
      says: `Analysedaten dieser Website: gelöscht nach ${dative.analyticsDeletion}`,
      measures:
        'Erhoben werden sie nur mit Ihrer Einwilligung. Matomo löscht sie nach der dort eingestellten Frist.',
    },
    analyticsChoice: {
      says: `Ihre Entscheidung zur Webanalyse gilt ${figure.consentValidity}`,
      measures: 'Danach fragt die Website erneut. Gespeichert ist die Entscheidung in Ihrem Browser.',
    },

    contractPapers: {
      says: 'Vertragsunterlagen erhalten Sie auf Anfrage, soweit sie vorliegen',
      measures:
        'Soweit wir Daten in Ihrem Auftrag verarbeiten, schließen wir einen Vertrag darüber. Fragen Sie vor der Registrierung, welche weiteren Unterlagen es gibt.',
    },
    platformProcessors: {
      says: 'Wer für die Plattform Daten verarbeitet, steht in ihrer eigenen Datenschutzerklärung',
      measures: 'Eine Liste der Dienstleister ist auf dieser Website noch nicht veröffentlicht.',
    },
  },
};

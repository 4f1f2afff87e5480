import { brand } from '#common/company.ts';
import type { FaqContent } from '../types/faq.ts';
import { dative, figure, hotline, law, standard } from './format.ts';

export const faq: FaqContent = {
  meta: {
    subject: 'Antworten zur Immobilienbewertung',
    description: `Antworten zur Immobilienbewertung mit ${brand.name}: Ablauf, Fristen, Kosten, Haftung, Qualifikation, Verschwiegenheit, für Auftraggeber und Sachverständige.`,
    keywords:
      'FAQ, häufige Fragen, Ablauf Immobilienbewertung, Kosten Gutachten, Dauer Gutachten, Haftung Gutachten, Erfolgsgebühr, Sachverständiger werden',
  },
  header: {
    kicker: 'FAQ',
    title: 'Häufige Fragen',
    lead: 'Zuerst sieben Antworten, die vor der Registrierung zählen; danach, was Auftraggeber, Kanzleien und Sachverständige genauer wissen wollen.',
  },
  all: { open: 'Alle Antworten öffnen', close: 'Alle Antworten schließen' },
  groups: {
    label: 'Fragen nach Themen',
    first: 'Das Wichtigste',
    clients: 'Für Auftraggeber',
    lawyers: 'Für Kanzleien und Verwalter',
    valuers: 'Für Sachverständige',
    everyone: 'Für alle',
  },
  items: {
    how_it_works: {
      question: 'Wie funktioniert die Plattform?',
      answer: [
        `Aus einer Anfrage werden Angebote, aus einem davon wird Ihr Gutachten. Die Anfrage zu schreiben dauert im Durchschnitt ${figure.timeToEnquiry}; bis zum Gutachten sind es sechs Schritte:`,
        [
          'Anfrage erstellen: Sie nennen das Objekt und die Art der Bewertung.',
          'Angebot auswählen: Die Angebote der Sachverständigen sehen Sie nach Honorar und Bearbeitungszeit sortiert.',
          'Vertrag unterzeichnen: Sie schließen ihn unmittelbar mit dem Sachverständigen.',
          'Unterlagen teilen: Was der Sachverständige braucht, stellen Sie nach dem Vertrag auf der Plattform bereit.',
          'Besichtigung: Ist sie vereinbart, sieht sich der Sachverständige die Immobilie an.',
          'Gutachten erhalten: Das fertige Dokument liegt bei Ihrer Anfrage.',
        ],
        'Sie können mehrere Anfragen zugleich führen und müssen kein Angebot annehmen.',
        `Als Sachverständiger erhalten Sie qualifizierte Anfragen, geben Angebote ab und verhandeln unmittelbar mit dem Auftraggeber. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab. Unterlagen und Besichtigungen verwalten beide Seiten seit ${figure.managementFeaturesYear} auf der Plattform.`,
      ],
      more: 'Die Plattform kennenlernen',
    },
    turnaround: {
      question: 'Wie schnell liegen Angebote vor?',
      answer: [
        `Das erste Angebot erhalten Sie innerhalb von ${dative.firstOfferWithin}, typischerweise nach ${dative.firstOfferTypical}.`,
        `Bis mehrere Angebote zum Vergleichen vorliegen, vergehen ${figure.allOffersWithin}. Warten müssen Sie darauf nicht: Passt schon das erste, können Sie es annehmen. Zugesagt sind diese Zeiten nicht: Ob und wann sie anbieten, entscheiden die Sachverständigen.`,
        'Wann das Gutachten fertig ist, sagt die Bearbeitungszeit, die jeder Sachverständige in seinem Angebot nennt. Sie kennen sie also, bevor Sie sich entscheiden.',
      ],
      more: 'So starten Sie',
    },
    security: {
      question: 'Wie sicher sind meine Daten?',
      answer: [
        'Technik, Regeln und geschulte Mitarbeitende schützen sie; unangreifbar ist kein System. Im Einzelnen:',
        [
          'Managementsystem für Informationssicherheit (ISMS): Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet.',
          'Integrität der Informationen: Angebote und Verträge sollen so bleiben, wie sie vereinbart wurden.',
          'Zwei-Faktor-Authentifizierung: Ein zweiter Faktor bestätigt die Anmeldung, soweit er für Ihr Konto vorgesehen ist.',
          'Human Firewall: Unsere Mitarbeitenden sind geschult, Angriffe zu erkennen.',
          'Datenhaltung: Die Daten auf der Plattform werden verschlüsselt, regelmäßig gesichert und in Deutschland gehostet.',
        ],
      ],
      more: 'Sicherheit und Compliance',
    },
    client_costs: {
      question: 'Was kostet die Plattform für Auftraggeber?',
      answer: [
        'Registrierung und Angebote kosten nichts; Sie bezahlen das Gutachten, das Sie beauftragen. Das Honorar bestimmt der Sachverständige, und Sie kennen es vor der Zusage.',
        [
          `Kurzgutachten erhalten Sie ab etwa ${figure.shortValuationFrom}.`,
          `Vollgutachten erhalten Sie ab etwa ${figure.fullValuationFrom}.`,
          `Das Bearbeitungsentgelt erlassen wir institutionellen Kunden für die ersten ${figure.adminFeeWaiver}. Was danach gilt, zeigt Ihnen die Plattform, bevor Sie etwas beauftragen.`,
          'Die Erfolgsgebühr trägt der Sachverständige. Welche Entgelte sonst für Auftraggeber gelten, auch ob eine monatliche Grundgebühr darunter ist, steht in der Preisliste auf der Plattform.',
        ],
        'Alle Beträge verstehen sich zuzüglich Umsatzsteuer. Den Vertrag über die Bewertung schließen Sie unmittelbar mit dem Sachverständigen; das Honorar steht ihm zu.',
      ],
      more: 'Preise im Überblick',
    },
    valuer_costs: {
      question: 'Was kostet die Plattform für Sachverständige?',
      answer: [
        `Die ersten ${figure.freeAtSignUp} ab der Registrierung sind kostenlos; sie laufen schon vor der Verifizierung. Danach zahlen Sie nur, wenn aus einer Anfrage auf der Plattform ein Vertrag wird, auch wenn Sie ihn außerhalb schließen:`,
        [
          `Die Erfolgsgebühr beträgt ${figure.successFee} vom Honorar der Bewertung.`,
          `Je Gutachten sind es mindestens ${figure.minimumFee}.`,
          'Wiederkehrende Gebühren zahlen Sie nicht, weder monatlich noch jährlich.',
          'Auch die Verifizierung ist kostenlos.',
        ],
        `Gerechnet wird vom Honorar ohne Umsatzsteuer, und auf die Gebühr kommt Umsatzsteuer. Ihr Honorar bestimmen Sie selbst, und es gehört Ihnen. Die monatliche Grundgebühr, die unsere Allgemeinen Geschäftsbedingungen vorsehen, beträgt für Sachverständige nach der gültigen Preisliste ${figure.valuerFlatFee}.`,
      ],
      more: 'Gebühren im Einzelnen',
    },
    becoming_a_valuer: {
      question: 'Wie werde ich als Sachverständiger Partner?',
      answer: [
        'Sie registrieren sich, lassen sich verifizieren und erhalten Anfragen. Vier Schritte:',
        [
          `Registrieren: Sie legen ein Konto an und füllen Ihr Profil aus. Das dauert ${figure.profileTime}.`,
          'Verifizieren: Sie füllen das Verifizierungsformular aus. Das ist freiwillig und kostenlos, aber Voraussetzung für Anfragen.',
          'Willkommen an Bord: Sie werden über neue Anfragen benachrichtigt und geben Ihre Angebote ab.',
          'Link einbinden: Setzen Sie Ihren persönlichen Anfragelink auf Ihre eigenen Seiten, wenn Sie möchten.',
        ],
        `Premium-Partner erhalten mehr Anfragen; was dazu gehört, vereinbaren wir einzeln. Insgesamt sind bis zu ${figure.additionalLeads} zusätzliche Anfragen möglich, und die ersten ${figure.freeAtSignUp} kosten Sie nichts.`,
      ],
      more: 'Partner werden',
    },
    valuation_types: {
      question: 'Welche Bewertungen kann ich anfragen?',
      answer: [
        'Kurzgutachten und Vollgutachten, für vier Arten von Immobilien. Ein Kurzgutachten verschafft einen schnellen, knappen Überblick; ein Vollgutachten leitet den Wert ausführlich her und begründet ihn.',
        [
          'Wohnimmobilien: Einfamilienhäuser, Mietwohnungen, Eigentumswohnungen, Stadthäuser, Ferienhäuser',
          'Gewerbeimmobilien: Bürogebäude, Ladengeschäfte, Einkaufszentren, Hotels, Gastronomie',
          'Industrieimmobilien: Lagerhallen, Fabriken, Produktionsstätten, Logistikzentren',
          'Grundstücke: landwirtschaftliche Flächen, unbebaute Grundstücke, Bauland',
        ],
        'Welches Gutachten Sie brauchen, entscheidet meist, wer es lesen wird. Sind Sie nicht sicher, fragen Sie den, der es verlangt. Was Kurz- und Vollgutachten unterscheidet, sagen wir Ihnen gern.',
      ],
      more: 'Welches Gutachten brauche ich?',
    },

    report_time: {
      question: 'Wie lange dauert es bis zum Gutachten?',
      answer: [
        'So lange, wie es in dem Angebot steht, das Sie annehmen. Jeder Sachverständige nennt seine Bearbeitungszeit, und Sie vereinbaren sie mit ihm im Vertrag, auch ab wann sie läuft: etwa ab der Unterschrift oder ab vollständigen Unterlagen.',
        'Sie hängt vom Objekt und vom Umfang ab, davon, ob die Unterlagen vollständig sind, wie schnell Ämter Auskunft geben und wann besichtigt werden kann. Wir sagen keine Dauer zu.',
      ],
      more: 'Die sechs Schritte',
    },
    liability: {
      question: 'Wer haftet für das Gutachten?',
      answer: [
        `Der Sachverständige, mit dem Sie den Vertrag schließen. Er ist Ihnen für Inhalt und Rechtzeitigkeit verantwortlich; Ansprüche wegen Mängeln oder Verzug bestehen nur zwischen Ihnen und ihm.`,
        `${brand.name} vermittelt und wird nicht Partei des Vertrags. Für eigenes Verschulden haften wir nach den AGB, bei einfacher Fahrlässigkeit nur begrenzt. Fragen Sie den Sachverständigen vor dem Vertrag nach seiner Berufshaftpflicht und deren Höhe.`,
      ],
      more: 'AGB lesen',
    },
    value_standard: {
      question: 'Verkehrswert oder Beleihungswert: Was bekomme ich?',
      answer: [
        'Was Sie mit dem Sachverständigen vereinbaren. Die Plattform unterscheidet nach dem Umfang, in Kurz- und Vollgutachten; welcher Wert ermittelt wird, gehört in Ihre Anfrage.',
        `Der Verkehrswert ist der Preis, der zum Stichtag im gewöhnlichen Geschäftsverkehr zu erzielen wäre (${law.marketValue}); wie man ihn ermittelt, regelt die ImmoWertV. Der Beleihungswert ist vorsichtiger und auf Dauer angelegt; er darf den Marktwert nicht übersteigen (${law.lendingValue}), und die BelWertV regelt, wie er ermittelt wird.`,
        'Ein Gutachten über den einen ersetzt keines über den anderen. Brauchen Sie es in einer anderen Sprache oder nach einem weiteren Standard, nennen Sie das in der Anfrage; den Vertrag mit uns schließen Sie auf Deutsch.',
      ],
      more: 'Die Wertbegriffe im Vergleich',
    },
    qualifications: {
      question: 'Welche Qualifikation haben die Sachverständigen?',
      answer: [
        'Verschiedene; verlangen Sie die, auf die es Ihrem Empfänger ankommt. Üblich sind:',
        [
          `Öffentlich bestellt und vereidigt: von einer Kammer oder Behörde für ein Sachgebiet (${law.publicAppointment})`,
          `Zertifiziert: von einer nach ${standard.personCertification} akkreditierten Stelle; auf die Kreditwirtschaft zugeschnitten etwa durch HypZert`,
          'Freie Sachverständige: mit Ausbildung und Erfahrung, aber ohne öffentliche Bestellung oder Zertifikat',
        ],
        'Verifiziert heißt bei uns: Menschen haben durchgesehen, was der Sachverständige zu Identität, Beruf und Kontakt angibt. Über seine fachliche Eignung sagt das nichts; Bestellung und Zertifikat zeigt er Ihnen selbst.',
      ],
      more: 'Qualifikationen im Überblick',
    },
    independence: {
      question: 'Wie unabhängig ist das Gutachten?',
      answer: [
        'Unsere Erfolgsgebühr richtet sich nach dem Honorar der Bewertung, nicht nach dem Wert der Immobilie. Ob der Wert hoch oder niedrig ausfällt, ändert an ihr nichts; das Honorar setzt der Sachverständige fest, und den Vertrag schließen Sie unmittelbar mit ihm.',
        'Sachverständige müssen nach unseren AGB vor dem Vertrag offenlegen, was an ihrer Unabhängigkeit zweifeln lässt. Angebote sehen Sie nach Honorar und Bearbeitungszeit sortiert; nach welchen Kriterien Sie auswählen und wann Sie den Sachverständigen wechseln, entscheiden Sie.',
      ],
      more: 'Was Banken vorher klären',
    },
    who_sees_enquiries: {
      question: 'Wer sieht meine Anfrage?',
      answer: [
        'Verifizierte Sachverständige, die nach ihrem Profil in Betracht kommen; Premium-Partner erhalten mehr Anfragen als andere. Alle sind nach den AGB zur Vertraulichkeit verpflichtet. Unterlagen teilen Sie erst nach dem Vertrag, mit dem einen, den Sie gewählt haben.',
        'Ist schon die Anschrift vertraulich, sprechen Sie mit uns, bevor Sie die Anfrage stellen. Namen von Mandanten, Schuldnern oder Mietern gehören nicht hinein.',
      ],
      more: 'Fragen Sie uns',
    },
    contract_papers: {
      question: 'Gibt es Papiere zu Datenschutz, Auslagerung und DORA?',
      answer: [
        'Fragen Sie danach, bevor Sie sich registrieren: Was es schon gibt und was noch nicht, sagen wir Ihnen. Zugesagt ist nur eines: Soweit wir Daten in Ihrem Auftrag verarbeiten, schließen wir darüber nach den AGB einen Vertrag.',
        [
          `Vertrag zur Auftragsverarbeitung (${law.processorContract}) mit technischen und organisatorischen Maßnahmen`,
          `Angaben für Ihre Einstufung als Auslagerung (${law.bankOutsourcing}) oder IKT-Dienstleistung (${law.ictContracts})`,
          'Liste der weiteren Dienstleister und der Orte, an denen Daten liegen',
        ],
        `Wir sprechen von einem Managementsystem für Informationssicherheit. Ein Zertifikat nach ${standard.informationSecurity} behaupten wir damit nicht.`,
      ],
      more: 'Welche Papiere es gibt',
    },
    several_users: {
      question: 'Können mehrere Personen unser Konto nutzen?',
      answer: [
        'Klären Sie das mit uns, bevor Sie sich registrieren. Es hängt davon ab, wer bei Ihnen anfragt, wer unterzeichnet und wer nur mitliest.',
        'Geben Sie keine Zugangsdaten weiter: Nach den AGB halten Sie sie geheim und stehen für das ein, was mit ihnen geschieht, soweit Sie einen Missbrauch zu vertreten haben.',
      ],
      more: 'Fragen Sie uns',
    },

    court_use: {
      question: 'Kann ich das Gutachten vor Gericht verwenden?',
      answer: [
        `Ja, aber als Parteivortrag und nicht als Beweis durch Sachverständige (${law.courtExpertEvidence}). Was Sie hier beauftragen, ist ein Privatgutachten.`,
        `Wer vor Gericht Sachverständiger ist, bestimmt das Gericht (${law.courtExpertChoice}); die Plattform bestellt niemanden. Ein gutes Privatgutachten kann helfen, einen Prozess vorzubereiten oder zu vermeiden.`,
      ],
      more: 'Gericht, Rechnung, verschlossene Türen',
    },
    tax_evidence: {
      question: 'Erkennt das Finanzamt das Gutachten an?',
      answer: [
        `Das hängt zuerst davon ab, wer es schreibt; würdigen wird es das Finanzamt. Den niedrigeren Wert (${law.lowerTaxValue}) weist in der Regel ein Gutachten des Gutachterausschusses nach oder eines Sachverständigen, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}).`,
        'Unsere Verifizierung ersetzt diesen Nachweis nicht. Lassen Sie ihn sich vor dem Vertrag zeigen, und nennen Sie in der Anfrage den Bewertungsstichtag.',
      ],
      more: 'Drei Fälle im Einzelnen',
    },
    professional_secrecy: {
      question: 'Darf ich Unterlagen meiner Mandanten hochladen?',
      answer: [
        `Erst wenn Einwilligung und Verpflichtung zur Verschwiegenheit geklärt sind. Dient die Bewertung unmittelbar einem einzelnen Mandat, braucht ein Rechtsanwalt die Einwilligung des Mandanten (${law.lawyersServicesConsent}); wer fremde Geheimnisse erfährt, ist in Textform zu verpflichten (${law.lawyersServices}, ${law.professionalSecrecy}).`,
        'Fragen Sie vor der Registrierung nach dem Vertrag, der das regelt. Diese Website nimmt keine Unterlagen entgegen, auch nicht über das Kontaktformular.',
      ],
      more: 'Was Sie vorher klären',
    },
    estate_invoice: {
      question: 'Kann die Rechnung auf Nachlass oder Masse lauten?',
      answer: [
        'Das vereinbaren Sie mit dem Sachverständigen, der sie schreibt. In die Anfrage gehört, dass Nachlass oder Masse zahlen soll, ohne Namen. Wer Auftraggeber ist und auf wen die Rechnung lautet, legen Sie vor der Unterschrift fest.',
        `Beauftragt der Insolvenzverwalter das Gutachten für die Masse, ist das Honorar eine Masseverbindlichkeit (${law.estateLiability}).`,
      ],
      more: 'Gericht, Rechnung, verschlossene Türen',
    },

    number_of_enquiries: {
      question: 'Wie viele Anfragen bekomme ich, und woher?',
      answer: [
        'Das sagt Ihnen niemand zu. Es hängt davon ab, welche Objekte wo angefragt werden, ob sie zu Ihrem Profil passen und ob Sie verifiziert sind.',
        `Bis zu ${figure.additionalLeads} zusätzliche Anfragen sind möglich, eine Mindestzahl gibt es nicht. Premium-Partner erhalten mehr Anfragen; was dazu gehört, vereinbaren wir einzeln.`,
      ],
      more: 'Ihre Vorteile',
    },
    own_clients: {
      question: 'Zahle ich auch für meine eigenen Kunden?',
      answer: [
        'Ja, wenn deren Anfrage über Ihren persönlichen Link eingeht. Dann gelten dieselben AGB und dieselbe Erfolgsgebühr wie für jede Anfrage auf der Plattform.',
        'Aufträge, die nicht auf eine Anfrage auf der Plattform zurückgehen, kosten Sie bei uns nichts. Ob eine Anfrage über Ihren Link nur an Sie geht, sagen wir Ihnen vor der Registrierung; hier ist es nicht zugesagt.',
      ],
      more: 'Der persönliche Anfragelink',
    },
    verification_papers: {
      question: 'Was lege ich zur Verifizierung vor?',
      answer: [
        'Das ausgefüllte Formular, Ihr Profil und auf Verlangen Nachweise über Identität, Qualifikation und Tätigkeit. Menschen sehen nach, ob die Angaben vollständig und schlüssig sind.',
        'Die Verifizierung ist freiwillig und kostenlos, aber Voraussetzung dafür, dass Sie Anfragen erhalten. Sie ist kein Siegel und sagt nichts über Ihre fachliche Eignung. Lehnen wir ab, nennen wir den Grund.',
      ],
      more: 'Partner werden',
    },
    offers_without_documents: {
      question: 'Muss ich anbieten, ohne Unterlagen gesehen zu haben?',
      answer: [
        'Nein, Sie müssen überhaupt kein Angebot abgeben. Unterlagen teilt der Auftraggeber erst nach dem Vertrag; was Sie vorher wissen müssen, klären Sie in der Verhandlung.',
        'Nennen Sie im Angebot, wovon Sie ausgehen: Umfang, Flächen, vorhandene Pläne, Zutritt. Trifft es nicht zu, haben beide eine Grundlage, neu zu rechnen.',
        'An Ihr Angebot sind Sie für die Frist gebunden, die darin steht. Ohne Frist können Sie es zurückziehen, solange es nicht angenommen ist.',
      ],
      more: 'So starten Sie',
    },
    unpaid_fees: {
      question: 'Was ist, wenn der Auftraggeber nicht zahlt?',
      answer: [
        'Ihr Honorar ziehen Sie selbst ein, und das Ausfallrisiko liegt bei Ihnen. Der Vertrag besteht zwischen Ihnen und dem Auftraggeber; wir treten nicht für ihn ein.',
        'Einen Vorschuss oder Abschläge vereinbaren Sie im Vertrag. Die Erfolgsgebühr entsteht mit dem Vertrag, auch wenn der Auftraggeber später nicht zahlt; sie entfällt, wenn die Bewertung aus Gründen unterbleibt, die Sie nicht zu vertreten haben.',
      ],
      more: 'AGB lesen',
    },
    appointed_valuers: {
      question: 'Darf ich als öffentlich bestellter Sachverständiger mitmachen?',
      answer: [
        `Ob Sie eine Vermittlungsgebühr zahlen dürfen, sagt Ihnen Ihre Bestellungskörperschaft. Für öffentlich bestellte Sachverständige (${law.publicAppointment}) gilt die Sachverständigenordnung der Stelle, die sie bestellt hat; fragen Sie vor der Registrierung nach.`,
        'Von uns dazu so viel: Die Erfolgsgebühr bemisst sich nach Ihrem Honorar, nicht nach dem Wert der Immobilie. Das Honorar setzen Sie fest, und am Inhalt des Gutachtens wirken wir nicht mit.',
      ],
      more: 'Gebühren im Einzelnen',
    },

    not_our_business: {
      question: `Was macht ${brand.name} nicht?`,
      answer: [
        'Wir bewerten nicht, und wir stehen nicht für Gutachten ein. Insbesondere',
        [
          'werden wir nicht Partei des Vertrags über die Bewertung,',
          'prüfen wir Gutachten nicht auf ihre Richtigkeit,',
          'sagen wir keine Zahl von Anfragen oder Angeboten zu,',
          'bestellen wir keine Sachverständigen für Gerichte,',
          'schließen wir keine Verträge mit Verbrauchern,',
          'beraten wir nicht in Rechts- und Steuerfragen.',
        ],
      ],
      more: 'Was die Plattform nicht leistet',
    },
    private_persons: {
      question: 'Kann ich als Privatperson ein Gutachten bestellen?',
      answer: [
        `Nein, die Plattform richtet sich an Unternehmer (${law.entrepreneur}), die öffentliche Hand und Menschen, die ein Amt ausüben. Dazu zählen etwa Nachlass- und Insolvenzverwalter.`,
        'Eine Kanzlei, die Sie vertritt, oder ein Maklerunternehmen, das für Sie verkauft, kann im eigenen Namen anfragen; beide sind dann selbst Auftraggeber und schulden das Honorar.',
      ],
      more: 'Für wen die Plattform da ist',
    },
    end_of_contract: {
      question: 'Was geschieht mit meinen Unterlagen, wenn ich kündige?',
      answer: [
        `Wir löschen Ihre Daten ${figure.deletionAfterTermination} nach dem Ende des Nutzungsvertrags. Kündigen können Sie zum Ende jedes Kalendermonats.`,
        'Bis dahin sichern Sie Ihre Gutachten selbst; auf Verlangen stellen wir Ihre Daten in einem gängigen Format bereit. Ein Archiv für Ihre Aufbewahrungsfristen ist die Plattform nicht. Gesperrt statt gelöscht wird, was wir von Gesetzes wegen aufbewahren müssen oder für Ansprüche noch brauchen. In einem laufenden Auftrag behält die andere Seite Zugang zu dem, was sie dafür benötigt.',
      ],
      more: 'AGB lesen',
    },
  },
  contact: {
    title: 'Ihre Frage ist nicht dabei?',
    text: `Schreiben Sie uns. Während der Hotlinezeiten antworten wir in der Regel innerhalb von ${dative.replyWithin}.`,
    link: 'Zum Kontakt',
    hours: `täglich von ${hotline.opens} bis ${hotline.closes} Uhr`,
  },
};

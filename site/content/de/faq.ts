import { brand } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { asOf, dative, figure, hotline, law, standard } from './format.ts';
import { pageNames } from './pageNames.ts';

export const faq: Words['faq'] = {
  meta: {
    description: `Antworten zur Immobilienbewertung mit ${brand.name}: Ablauf, Fristen, Kosten, Haftung, Qualifikation, Verschwiegenheit, für Auftraggeber und Sachverständige.`,
    keywords:
      'FAQ, häufige Fragen, Ablauf Immobilienbewertung, Kosten Gutachten, Dauer Gutachten, Haftung Gutachten, Erfolgsgebühr, Sachverständiger werden',
  },
  header: {
    kicker: 'Antworten',
    title: 'Häufige Fragen',
    lead: 'Was uns Auftraggeber, Kanzleien und Sachverständige fragen, kurz beantwortet.',
  },
  asOf: asOf.faq,
  search: { label: 'Frage suchen', found: 'Treffer:', none: 'Nichts gefunden.' },
  groups: {
    label: 'Fragen nach Themen',
    first: 'Das Wichtigste',
    clients: 'Für Auftraggeber',
    lawyers: 'Für Kanzleien, Nachlass und Insolvenz',
    valuers: 'Für Sachverständige',
    everyone: 'Für alle',
  },
  items: {
    how_it_works: {
      question: 'Wie funktioniert die Plattform?',
      answer: [
        `Aus einer Anfrage werden Angebote, aus einem davon wird Ihr Gutachten. Die Anfrage dauert durchschnittlich ${figure.timeToEnquiry}.`,
        [
          'Anfrage stellen',
          'Angebot auswählen',
          'Vertrag unterzeichnen',
          'Unterlagen teilen',
          'Ortstermin',
          'Gutachten erhalten',
        ],
        `Die Angebote geben [verifizierte Sachverständige] ab, und Sie müssen keines annehmen. Unterlagen können Sie seit ${figure.managementFeaturesYear} auf der Plattform teilen.`,
      ],
    },
    turnaround: {
      question: 'Wie schnell liegen Angebote vor?',
      answer: [
        `Das erste Angebot erhalten Sie in der Regel nach ${dative.firstOfferTypical}.`,
        `Mehrere Angebote zum Vergleichen liegen meist nach ${dative.allOffersWithin} vor. Passt schon das erste, können Sie es gleich annehmen.`,
        'Wann das Gutachten fertig ist, steht als Bearbeitungszeit in jedem Angebot.',
      ],
    },
    security: {
      question: 'Wie sicher sind meine Daten?',
      answer: [
        'Technik, klare Regeln und geschulte Mitarbeitende schützen Ihre Unterlagen.',
        [
          'Managementsystem für Informationssicherheit (ISMS): Zuständigkeiten und Maßnahmen sind festgelegt, Risiken werden laufend bewertet.',
          'Integrität der Informationen: Maßnahmen schützen Angebote und Verträge gegen unbefugte Änderungen.',
          'Zwei-Faktor-Authentifizierung: Ein zweiter Faktor bestätigt die Anmeldung, soweit er für Ihr Konto vorgesehen ist.',
          'Geschulte Mitarbeitende (Human Firewall): Wir schulen sie darin, Angriffe zu erkennen und zu melden.',
          'Datenhaltung: Die Daten auf der Plattform werden verschlüsselt, regelmäßig gesichert und in Deutschland gehostet.',
        ],
      ],
    },
    client_costs: {
      question: 'Was kostet die Plattform für Auftraggeber?',
      answer: [
        'Registrieren und Angebote einholen kostet nichts. Sie bezahlen das Gutachten, das Sie beauftragen, und kennen das Honorar vorher.',
        [
          `Kurzgutachten erhalten Sie ab etwa ${figure.shortValuationFrom}.`,
          `Vollgutachten erhalten Sie ab etwa ${figure.fullValuationFrom}.`,
          `In den ersten ${dative.adminFeeWaiver} ab der Registrierung entfällt für institutionelle Kunden auch das Bearbeitungsentgelt. Danach sehen Sie es, bevor Sie beauftragen.`,
          'Die Erfolgsgebühr trägt der Sachverständige.',
        ],
        'Alle Beträge verstehen sich zuzüglich Umsatzsteuer. Den Vertrag schließen Sie direkt mit dem Sachverständigen, dem auch das Honorar zusteht.',
      ],
    },
    valuer_costs: {
      question: 'Was kostet die Plattform für Sachverständige?',
      answer: [
        `Die ersten ${figure.freeAtSignUp} ab der Registrierung sind kostenlos. Danach zahlen Sie nur, wenn aus einer Anfrage auf der Plattform ein Vertrag wird, auch wenn Sie ihn außerhalb schließen.`,
        [
          `Die Erfolgsgebühr beträgt ${figure.successFee} vom Honorar der Bewertung.`,
          `Je Gutachten sind es mindestens ${figure.minimumFee}.`,
          'Wiederkehrende Gebühren zahlen Sie nicht, weder monatlich noch jährlich.',
          'Auch die Verifizierung ist kostenlos.',
        ],
        `Gerechnet wird vom Honorar ohne Umsatzsteuer, und auf die Gebühr kommt Umsatzsteuer. Ihr Honorar bestimmen Sie selbst, und es gehört Ihnen. Die monatliche Grundgebühr beträgt für Sachverständige nach der gültigen Preisliste ${figure.valuerFlatFee}. Änderungen der Preisliste teilen wir Ihnen vorher in Textform mit, und wie Sie widersprechen können, steht in den AGB.`,
      ],
    },
    becoming_a_valuer: {
      question: 'Wie werde ich als Sachverständiger Partner?',
      answer: [
        'In vier Schritten.',
        [
          `Jetzt registrieren: Sie legen ein Konto an und füllen Ihr Profil aus. Das dauert ${figure.profileTime}.`,
          'Verifizierung: Die Verifizierung ist freiwillig und kostenlos. Sie füllen dafür ein Formular aus, und sobald Sie verifiziert sind, erhalten Sie Anfragen.',
          `Willkommen an Bord: Sie werden über neue Anfragen benachrichtigt. Ein Angebot geben Sie in ${dative.enquiryToOffer} ab.`,
          'Link einbinden: Setzen Sie Ihren persönlichen Anfragelink auf Ihre eigenen Seiten, wenn Sie möchten.',
        ],
        `Premium-Partner erhalten mehr Anfragen, die Bedingungen vereinbaren wir einzeln. Insgesamt sind bis zu ${figure.additionalLeads} zusätzliche Anfragen möglich, und die ersten ${figure.freeAtSignUp} kosten Sie nichts.`,
      ],
    },
    valuation_types: {
      question: 'Welche Bewertungen kann ich anfragen?',
      answer: [
        'Kurzgutachten und Vollgutachten, für vier Arten von Immobilien. Ein Kurzgutachten verschafft einen schnellen Überblick, ein Vollgutachten leitet den Wert ausführlich her.',
        [
          'Wohnimmobilien: Einfamilienhäuser, Mietwohnungen, Eigentumswohnungen, Stadthäuser, Ferienhäuser',
          'Gewerbeimmobilien: Bürogebäude, Ladengeschäfte, Einkaufszentren, Hotels, Gastronomie',
          'Industrieimmobilien: Lagerhallen, Fabriken, Produktionsstätten, Logistikzentren',
          'Grundstücke: landwirtschaftliche Flächen, unbebaute Grundstücke, Bauland',
        ],
        'Welches Gutachten Sie brauchen, hängt meist davon ab, wer es liest.',
      ],
    },

    report_time: {
      question: 'Wie lange dauert es bis zum Gutachten?',
      answer:
        'Die Bearbeitungszeit nennt jedes Angebot – Sie wählen sie also mit aus. Die Dauer hängt vom Objekt, von den Unterlagen und vom Ortstermin ab und wird Teil Ihres Vertrags.',
    },
    liability: {
      question: 'Wer haftet für das Gutachten?',
      answer: `Der Sachverständige, mit dem Sie den Vertrag schließen. ${brand.name} vermittelt, wird nicht Vertragspartei und haftet für eigenes Verschulden nach den AGB, bei einfacher Fahrlässigkeit begrenzt.`,
    },
    late_report: {
      question: 'Was tue ich, wenn das Gutachten zu spät kommt oder Mängel hat?',
      answer: [
        'Setzen Sie dem Sachverständigen in Textform eine angemessene Frist zur Lieferung oder zur Nachbesserung, denn Ihre Ansprüche richten sich gegen ihn.',
        `Ist die Frist erfolglos abgelaufen, können Sie in der Regel vom Vertrag zurücktreten (${law.withdrawal}) und bei Mängeln stattdessen das Honorar mindern (${law.defectRights}). Schadensersatz kommt hinzu, wenn er den Fehler zu vertreten hat.`,
        `Beschweren können Sie sich auch bei uns. Wir leiten die Beschwerde an ihn weiter, bearbeiten sie innerhalb von ${dative.complaintsHandledWithin} und teilen Ihnen das Ergebnis mit.`,
      ],
    },
    borrowers_report: {
      question: 'Kann ich ein Gutachten für meinen Kredit selbst beauftragen?',
      answer: `Für den Beleihungswert nicht: Den Sachverständigen wählt das Kreditinstitut. Es darf den Beleihungswert nicht auf ein Gutachten stützen, das der Darlehensnehmer vorlegt oder in Auftrag gegeben hat (${law.lendingCommission}).`,
    },
    qualifications: {
      question: 'Welche Qualifikation haben die Sachverständigen?',
      answer:
        'Registrieren können sich bestellte, zertifizierte und freie Sachverständige. Schreiben Sie die verlangte Qualifikation in Ihre Anfrage, und lassen Sie sich Bestellungsurkunde oder Zertifikat vor dem Vertrag zeigen.',
    },
    independence: {
      question: 'Wie unabhängig ist das Gutachten?',
      answer:
        'Der Sachverständige erstattet es eigenverantwortlich, und auf den Inhalt nehmen wir keinen Einfluss. Das Angebot nennt ein festes Honorar, deshalb hängt auch unsere Erfolgsgebühr nicht vom ermittelten Wert ab. Sachverständige legen vor dem Vertrag offen, was an ihrer Unabhängigkeit zweifeln lässt.',
    },
    who_sees_enquiries: {
      question: 'Wer sieht meine Anfrage?',
      answer:
        'Verifizierte Sachverständige, die nach ihrem Profil in Betracht kommen. Premium-Partner können eine Anfrage vor anderen erhalten; ihre Angebote werden nach Honorar und Bearbeitungszeit eingeordnet wie die der anderen. Die Empfänger sind zur Vertraulichkeit verpflichtet, und Ihre Unterlagen erhält erst nach dem Vertrag der eine, den Sie gewählt haben.',
    },
    showing_reports: {
      question: 'Wem darf ich Angebote und Gutachten zeigen?',
      answer:
        'Allen, denen Sie Rechenschaft schulden, etwa Mandanten, Erben und Gläubigern. Prüfer, Aufsicht, Finanzamt und Gericht dürfen sie ebenfalls sehen.',
    },
    contract_papers: {
      question: `Gibt es einen Vertrag nach ${law.processorContract}?`,
      answer: `Ja, wir schließen ihn, soweit wir Daten in Ihrem Auftrag verarbeiten. Ob die Nutzung eine Auslagerung ist (${law.bankOutsourcing}), beurteilt Ihr Institut.`,
    },

    court_use: {
      question: 'Kann ich das Gutachten vor Gericht verwenden?',
      answer: `Ja, als Parteivortrag und nicht als Beweis durch Sachverständige (${law.courtExpertEvidence}). Einen gerichtlichen Sachverständigen bestimmt das Gericht selbst (${law.courtExpertChoice}).`,
    },
    tax_evidence: {
      question: 'Erkennt das Finanzamt das Gutachten an?',
      answer: [
        'Das hängt vom Inhalt ab und davon, wer es schreibt. Die Entscheidung trifft das Finanzamt.',
        `Bei Erbschaft- und Schenkungsteuer muss der Steuerpflichtige nachweisen, dass der Wert niedriger ist (${law.lowerTaxValue}). In der Regel dient dazu ein Gutachten des zuständigen Gutachterausschusses oder eines Sachverständigen, den eine staatliche, staatlich anerkannte oder nach ${standard.personCertification} akkreditierte Stelle bestellt oder zertifiziert hat (${law.lowerTaxValueBy}).`,
      ],
    },
    professional_secrecy: {
      question: 'Darf ich Unterlagen meiner Mandanten hochladen?',
      answer: `Ja, sobald Einwilligung und Verpflichtung zur Verschwiegenheit geklärt sind (${law.lawyersServices}, ${law.professionalSecrecy}). Diese Website nimmt keine Unterlagen entgegen, auch nicht über das Kontaktformular.`,
    },
    estate_invoice: {
      question: 'An wen geht die Rechnung bei Nachlass und Insolvenz?',
      answer: `Der Nachlass ist nicht rechtsfähig, daher geht die Rechnung an Erben, Testamentsvollstrecker oder Nachlasspfleger. In der Insolvenz geht sie an den Insolvenzverwalter, und das Honorar ist Masseverbindlichkeit (${law.estateLiability}).`,
    },

    number_of_enquiries: {
      question: 'Wie viele Anfragen bekomme ich?',
      answer: `Das hängt von Ihrer Region und Ihrem Fachgebiet ab; bis zu ${figure.additionalLeads} zusätzliche Anfragen sind möglich. Premium-Partner erhalten mehr, die Bedingungen vereinbaren wir einzeln.`,
    },
    own_clients: {
      question: 'Zahle ich auch für meine eigenen Kunden?',
      answer:
        'Ja, wenn deren Anfrage über Ihren persönlichen Link eingeht. Aufträge, die nicht auf eine Anfrage auf der Plattform zurückgehen, kosten Sie bei uns nichts.',
    },
    verification_papers: {
      question: 'Was lege ich zur Verifizierung vor?',
      answer:
        'Das ausgefüllte Formular, Ihr Profil und auf Verlangen Nachweise über Identität, Qualifikation und Tätigkeit. Die Verifizierung ist freiwillig und kostenlos, und sobald Sie verifiziert sind, erhalten Sie Anfragen. Lehnen wir sie ab, nennen wir den Grund.',
    },
    offers_without_documents: {
      question: 'Was sehe ich, bevor ich ein Angebot abgebe?',
      answer:
        'Objekt, Anlass, Art des Gutachtens und welche Unterlagen vorliegen. Die Unterlagen selbst erhalten Sie nach dem Vertrag.',
    },
    unpaid_fees: {
      question: 'Was ist, wenn der Auftraggeber nicht zahlt?',
      answer:
        'Ihr Honorar ziehen Sie selbst ein, einen Vorschuss vereinbaren Sie im Vertrag. Die Erfolgsgebühr entfällt nur, wenn die Bewertung aus Gründen unterbleibt, die Sie nicht zu vertreten haben.',
    },
    appointed_valuers: {
      question: 'Darf ich als öffentlich bestellter Sachverständiger mitmachen?',
      answer: [
        `Das bestätigt Ihnen die Kammer oder Behörde, die Sie bestellt hat (${law.publicAppointment}).`,
        'Dafür ist wichtig: Sie erstatten Ihr Gutachten eigenverantwortlich, und auf den Inhalt nehmen wir keinen Einfluss. Ihr Angebot nennt ein festes Honorar, daher hängt auch unsere Erfolgsgebühr nicht vom Wert der Immobilie ab.',
      ],
    },

    revenue: {
      question: `Woran verdient ${brand.name}?`,
      answer: `An der Erfolgsgebühr, die Sachverständige bei einem Auftrag zahlen: ${figure.successFee} vom Honorar, mindestens ${figure.minimumFee} je Gutachten, zzgl. USt. Dazu kommt nach den ersten ${dative.adminFeeWaiver} ab der Registrierung das Bearbeitungsentgelt institutioneller Kunden, das sie vor dem Auftrag sehen.`,
    },
    private_persons: {
      question: 'Kann ich als Privatperson ein Gutachten beauftragen?',
      answer: `Nein, die Plattform richtet sich an Unternehmer (${law.entrepreneur}), die öffentliche Hand und Personen, die ein Amt ausüben. Ihre Kanzlei oder Ihr Maklerunternehmen kann im eigenen Namen anfragen.`,
    },
    end_of_contract: {
      question: 'Was geschieht mit meinen Unterlagen, wenn ich kündige?',
      answer: `Wir löschen Ihre Daten ${figure.deletionAfterTermination} nach dem Ende des Nutzungsvertrags, soweit wir sie nicht aufbewahren müssen. Bis dahin sichern Sie Ihre Gutachten, oder wir stellen sie Ihnen auf Verlangen in einem gängigen Format bereit.`,
    },
  },
  more: {
    platform: 'Die Plattform kennenlernen',
    'institutional/how_to_start': 'Die sechs Schritte',
    'trust/security': pageNames.trust,
    'institutional/pricing': 'Preise im Überblick',
    'professional/service_fees': 'Gebühren im Einzelnen',
    'professional/become_partner': 'Partner werden',
    valuationGuide: 'Welches Gutachten brauche ich?',
    terms: 'AGB lesen',
    'trust/qualifications': 'Qualifikationen im Überblick',
    'trust/processors': 'Wer Ihre Daten erhält',
    'trust/contract_papers': 'Was vereinbart ist',
    'lawyers/special_situations': 'Gericht, Rechnung, verschlossene Türen',
    'lawyers/our_solution': 'Für Kanzleien und Nachlass',
    'lawyers/professional_secrecy': 'Verschwiegenheit',
    'professional/key_benefits': 'Ihre Vorteile',
    'professional/referral_programme': 'Der persönliche Anfragelink',
    'professional/how_to_start': 'So starten Sie',
    'institutional/industries': 'Für wen die Plattform da ist',
  },
  contact: {
    title: 'Ihre Frage ist nicht dabei?',
    text: `Schreiben Sie uns. Täglich von ${hotline.brief.opens}\u00a0bis\u00a0${hotline.brief.closes}\u00a0Uhr antworten wir in der Regel in ${dative.replyWithin}.`,
    link: 'Zum Kontakt',
  },
};

import { brand, company } from '#common/company.ts';
import type { Words } from '../types/words.ts';
import { dative, figure } from './format.ts';

export const about: Words['about'] = {
  meta: {
    description: `Was ${brand.name} antreibt: Auftraggeber und Sachverständige fair zusammenbringen. Vision, Werte, Geschichte und Team der Plattform für Immobilienbewertungen.`,
    keywords: `${brand.name}, Über uns, Vision, Werte, Team, Plattform für Immobilienbewertung, Stellenangebote`,
  },
  hero: {
    kicker: 'Über uns',
    title: 'Wir bringen beide Seiten zusammen',
    lead: 'Auftraggeber finden den passenden Sachverständigen, Sachverständige den passenden Auftrag.',
    note: `Auftraggeber holen Angebote kostenlos ein. Sachverständige zahlen in den ersten ${dative.freeAtSignUp} keine Erfolgsgebühr.`,
  },
  vision: {
    kicker: 'Vision und Mission',
    title: 'Wer den Wert einer Immobilie kennen muss, soll ihn schnell und verlässlich erfahren',
    paragraphs: [
      'Hinter vielen Krediten, Erbschaften, Insolvenzen und Verkäufen steht ein Gutachten. Liegt es rechtzeitig vor und ist es nachvollziehbar, fällt die Entscheidung leichter.',
      'Unsere Mission: eine Plattform, auf der eine Anfrage mehrere Angebote bringt und jeder Auftrag bei den richtigen Fachleuten ankommt.',
    ],
  },
  values: {
    kicker: 'Werte',
    title: 'Drei Werte, an denen Sie uns messen können',
    items: {
      fairness: {
        title: 'Fairness',
        text: 'Sachverständige bestimmen ihr Honorar, Auftraggeber wählen frei. Unsere Erfolgsgebühr fällt erst an, wenn ein Auftrag zustande kommt.',
      },
      disruptive: {
        title: 'Mut zum Umbruch',
        text: 'Wo Telefonate, Tabellen und volle Postfächer eine Bewertung aufhalten, bauen wir den kürzeren Weg – auch wenn er zunächst ungewohnt ist.',
      },
      honesty: {
        title: 'Ehrlichkeit',
        text: 'Wir sagen „rund“, wo eine Zahl geschätzt ist, und „bis\u00a0zu“, wo sie eine Obergrenze ist. Was die Plattform nicht leistet, sagen wir auch.',
      },
    },
  },
  story: {
    kicker: 'Geschichte',
    title: `Verwaltung macht kein Gutachten besser.\nDeshalb gibt es ${brand.name}.`,
    stages: {
      start: {
        when: 'Am Anfang',
        text: 'Zuerst brachten wir Anfrage, Angebot, Vertrag und Gutachten an einen Ort.',
      },
      files: {
        when: `Seit ${figure.managementFeaturesYear}`,
        text: 'Auch Unterlagen und Ortstermine gehören zur selben Akte.',
      },
      today: {
        when: 'Heute',
        text: `Beide Seiten arbeiten in einer Akte. Das spart rund ${figure.adminTimeSaved} der Verwaltungszeit, geschätzt gegenüber der Vergabe per Telefon und E-Mail.`,
      },
    },
    more: 'Zur Plattform',
  },
  team: {
    kicker: 'Team',
    title: 'Wer hinter der Plattform steht',
    groups: {
      managementBoard: 'Geschäftsleitung',
      coFounders: 'Gründungsteam',
      researchAndDevelopment: 'Forschung und Entwicklung',
    },
    roles: {
      chiefExecutive: 'Geschäfts\u00adführung',
      chiefOperations: 'Operative Leitung',
      founderValuation: 'Immobilien\u00adbewertung',
      founderTechnology: 'Technologie',
      headOfDevelopment: 'Leitung der Entwicklung',
      productDesign: 'Produkt\u00adgestaltung',
    },
  },
  jobs: {
    kicker: 'Stellenangebote',
    title: `Mitarbeiten bei ${brand.name}`,
    text: 'Bei uns arbeiten Immobilienbewertung, Softwareentwicklung und Gestaltung zusammen. Wir freuen uns über Ihre Bewerbung, auch wenn gerade keine passende Stelle ausgeschrieben ist. Schreiben Sie uns, was Sie gut können und was Sie verändern möchten.',
    action: 'Initiativ bewerben',
    positions: {
      title: 'Offene Stellen',
      apply: 'Auf diese Stelle bewerben',
      until: (day: string) => `Bewerbung bis\u00a0zum ${day}`,
      employment: {
        fullTime: 'Vollzeit',
        partTime: 'Teilzeit',
        fullOrPartTime: 'Voll- oder Teilzeit',
        temporary: 'Befristet',
        internship: 'Praktikum',
      },
      workplace: {
        office: company.town,
        remote: 'Deutschlandweit von zu Hause',
        officeOrRemote: `${company.town} oder von zu Hause`,
      },
    },
  },
};

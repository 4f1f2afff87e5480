import type { Spoken } from '../../scripts/edit/field.ts';

/** What forms say besides labels and faults. */
export const words = {
  de: {
    page: 'Seite ansehen',
    sections: 'Abschnitte',
    section: 'Abschnitt ansehen',
    otherForm: 'Dieselben Texte auf Englisch',
    names: 'Namen für Zahlen und Angaben',
    namesHelp: 'Schreiben Sie den Namen in geschweiften Klammern; die Seite setzt ein, was rechts steht.',
    shown: 'Auf der Seite: ',
    subject: 'Dieser Text',
    ends: 'endet nicht mit „{ends}“.',
    entries: 'Genau {count} Einträge, so viele wie auf Englisch.',
    entry: 'Eintrag',
    empty: 'Der Text ist leer. Schreiben Sie ihn, oder verwerfen Sie die Änderung.',
    brace: 'Eine geschweifte Klammer hat kein Gegenstück.',
    blank: 'ist leer. Schreiben Sie den Text.',
    braced: 'hat geschweifte Klammern. Hier setzt keine Seite einen Namen ein; löschen Sie sie.',
    line: 'Zeile {line} {says}',
    unknown: '{name} heißt nichts. Die Namen stehen oben.',
    legal:
      'In Markdown: ## ist eine Überschrift, eine Zahl am Anfang ein Absatz. Danach: npm run publish-legal.',
  },
  en: {
    page: 'See the page',
    sections: 'Sections',
    section: 'See the section',
    otherForm: 'The same texts in German',
    names: 'Names of figures and facts',
    namesHelp: 'Write the name in braces; the page puts there what stands on the right.',
    shown: 'On the page: ',
    subject: 'This text',
    ends: 'does not end with ‘{ends}’.',
    entries: 'Exactly {count} entries, as many as in English.',
    entry: 'Entry',
    empty: 'The text is empty. Write it, or discard the change.',
    brace: 'A brace has no partner.',
    blank: 'is empty. Write the text.',
    braced: 'has braces. No page fills in a name here; delete them.',
    line: 'Line {line} {says}',
    unknown: 'Nothing is called {name}. The names are above.',
    legal:
      'In Markdown: ## is a heading, a number at the beginning a paragraph. Then: npm run publish-legal.',
  },
} as const satisfies Record<Spoken, Record<string, string>>;

import { replacingInKeystatic } from './replacingInKeystatic.ts';

/**
 * Keystatic translates few of its own words (`locale`); these buttons and messages it has in English only. The words
 * are string literals of its source, which a plugin replaces while Vite bundles it.
 */
const words: Readonly<Record<string, string>> = {
  Add: 'Hinzufügen',
  ' is required': ' darf nicht leer sein',
  'Add item': 'Eintrag hinzufügen',
  'Add the first item to see it here.': 'Fügen Sie den ersten Eintrag hinzu; er steht dann hier.',
  'Are you sure? This action cannot be undone.': 'Wirklich? Das lässt sich hier nicht rückgängig machen.',
  Cancel: 'Abbrechen',
  Changed: 'Geändert',
  'Choose file': 'Datei wählen',
  'Contains invalid fields. Please edit.': 'Darin ist etwas nicht in Ordnung. Öffnen Sie den Eintrag.',
  Content: 'Inhalt',
  'Copy entry': 'Eintrag kopieren',
  Create: 'Anlegen',
  'Creating entry': 'Wird angelegt',
  Dashboard: 'Übersicht',
  'Create the first entry': 'Den ersten Eintrag anlegen',
  'Delete entry': 'Eintrag löschen',
  'Delete entry\\u2026': 'Eintrag löschen …',
  Done: 'Fertig',
  'Duplicate entry\\u2026': 'Eintrag verdoppeln …',
  Edit: 'Bearbeiten',
  'Edit item': 'Eintrag bearbeiten',
  'Empty list': 'Noch nichts',
  'Empty collection': 'Noch kein Eintrag',
  'Entry created': 'Angelegt',
  'Entry not found.': 'Den Eintrag gibt es nicht.',
  'Entry pasted': 'Eingefügt',
  'File name': 'Dateiname',
  Filename: 'Dateiname',
  'Loading Entries': 'Einträge werden geladen',
  'Loading Item': 'Eintrag wird geladen',
  'No results': 'Nichts gefunden',
  'Not found': 'Nicht gefunden',
  'Other changes have been made to this entry since the draft. You may want to discard the draft changes.':
    'Seither wurde der Eintrag geändert. Prüfen Sie, ob der Entwurf noch stimmt, oder verwerfen Sie ihn.',
  'Open app navigation': 'Menü öffnen',
  'Paste entry': 'Eintrag einfügen',
  Preview: 'Seite ansehen',
  Remove: 'Entfernen',
  Reset: 'Änderungen verwerfen',
  'Reset changes': 'Änderungen verwerfen',
  'Restored draft from ': 'Nicht gespeicherter Entwurf wiederhergestellt, ',
  Save: 'Speichern',
  'Save and duplicate': 'Speichern und verdoppeln',
  'Save and duplicate entry': 'Speichern und verdoppeln',
  'Saving changes': 'Wird gespeichert',
  Status: 'Stand',
  'This page could not be found.': 'Diese Seite gibt es nicht.',
  'Unable to load collection': 'Die Einträge lassen sich nicht laden',
  Undo: 'Rückgängig',
  Unsaved: 'Nicht gespeichert',
  'Yes, delete': 'Ja, löschen',
  'You have unsaved changes. Save this entry to duplicate it.':
    'Es gibt nicht gespeicherte Änderungen. Speichern Sie, um den Eintrag zu verdoppeln.',
};

/** Messages that Keystatic puts together around a name or a number, as its source writes them. */
const phrases: Readonly<Record<string, string>> = {
  '${fieldLabel} must be at least ${min} characters long': '${fieldLabel}: mindestens ${min} Zeichen',
  '${fieldLabel} must be no longer than ${max} characters': '${fieldLabel}: höchstens ${max} Zeichen',
  '${fieldLabel} must be unique': '${fieldLabel}: Den Namen gibt es schon',
  '${fieldLabel} must not be empty': '${fieldLabel} darf nicht leer sein',
  '${fieldLabel} must not contain slashes': '${fieldLabel} darf keinen Schrägstrich enthalten',
  '${fieldLabel} must not start or end with spaces':
    '${fieldLabel} darf nicht mit einem Leerzeichen beginnen oder enden',
  '${label} is required': '${label} darf nicht leer sein',
  '${label} is not a valid date': '${label} ist kein Tag',
  '${label} must be a whole number': '${label} ist keine ganze Zahl',
  '${label} must be no later than ${max.toLocaleDateString()}':
    '${label}: spätestens ${max.toLocaleDateString()}',
  '${label} must be at least ${validation.min}': '${label}: mindestens ${validation.min}',
  '${label} must be at most ${validation.max}': '${label}: höchstens ${validation.max}',
  'No items matching "${searchTerm}" were found.': 'Nichts passt zu „${searchTerm}“.',
  'Updating ${singletonConfig.label}': '${singletonConfig.label} wird gespeichert',
};

/** The same, where the source writes the words otherwise. */
const others: Readonly<Record<string, string>> = {
  'Must have at least ${pluralize(minLength': 'Es fehlen Einträge. Mindestens ${pluralize(minLength',
  'Must have at most ${pluralize(maxLength': 'Es sind zu viele Einträge. Höchstens ${pluralize(maxLength',
  '"dashboard": `Dashboard`': '"dashboard": `Übersicht`',
  "name: 'Slug'": "name: 'Name'",
  "name: 'Status'": "name: 'Stand'",
  'singular: "item"': 'singular: "Eintrag", plural: "Einträge"',
  "singular: 'entry'": "singular: 'Eintrag'",
  "plural: 'entries'": "plural: 'Einträge'",
  'singular: "change"': 'singular: "Änderung"',
  'plural: "changes"': 'plural: "Änderungen"',
};

/** Everything that is replaced in Keystatic's source, with what takes its place. */
export const replacements: ReadonlyMap<string, string> = new Map([
  ...Object.entries(words).map(([english, german]) => [`"${english}"`, `"${german}"`] as const),
  ...Object.entries(phrases).map(([english, german]) => [`\`${english}\``, `\`${german}\``] as const),
  ...Object.entries(others),
]);

/** Has Keystatic speak German. */
export const inGerman = replacingInKeystatic('keystatic-in-german', replacements);

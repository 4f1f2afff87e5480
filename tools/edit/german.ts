/**
 * Keystatic translates few of its own words (`locale`); these buttons and messages it has in English only. The words
 * are string literals of its source, which a plugin replaces while Vite bundles it.
 */
const words: Readonly<Record<string, string>> = {
  Add: 'Hinzufügen',
  Added: 'Neu',
  Cancel: 'Abbrechen',
  Changed: 'Geändert',
  'Choose file': 'Datei wählen',
  'Copy entry': 'Eintrag kopieren',
  Create: 'Anlegen',
  'Create the first entry': 'Den ersten Eintrag anlegen',
  'Delete entry': 'Eintrag löschen',
  'Delete entry\\u2026': 'Eintrag löschen …',
  Done: 'Fertig',
  'Duplicate entry\\u2026': 'Eintrag verdoppeln …',
  Edit: 'Bearbeiten',
  'Empty list': 'Noch nichts',
  'Empty collection': 'Noch kein Eintrag',
  'Entry created': 'Angelegt',
  'Entry pasted': 'Eingefügt',
  Name: 'Name',
  'No results': 'Nichts gefunden',
  'Not found': 'Nicht gefunden',
  'Other changes have been made to this entry since the draft. You may want to discard the draft changes.':
    'Seither wurde der Eintrag geändert. Prüfen Sie, ob der Entwurf noch stimmt, oder verwerfen Sie ihn.',
  'Paste entry': 'Eintrag einfügen',
  Preview: 'Seite ansehen',
  Remove: 'Entfernen',
  Reset: 'Änderungen verwerfen',
  'Reset changes': 'Änderungen verwerfen',
  'Restored draft from ': 'Nicht gespeicherter Entwurf wiederhergestellt, ',
  Save: 'Speichern',
  'Save and duplicate': 'Speichern und verdoppeln',
  'Save and duplicate entry': 'Speichern und verdoppeln',
  Undo: 'Rückgängig',
  Unsaved: 'Nicht gespeichert',
  View: 'Ansehen',
};

/** A plugin for the bundling of dependencies. */
export const inGerman = {
  name: 'keystatic-in-german',
  transform: (code: string, id: string) => {
    if (!id.includes('@keystatic/core/dist/')) return null;
    return Object.entries(words).reduce(
      (text, [english, german]) => text.replaceAll(`"${english}"`, `"${german}"`),
      code,
    );
  },
};

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startCopiedEditor, type CopiedEditor } from './support/copiedEditor.ts';
import {
  editorProblems,
  editorUse,
  field,
  fileText,
  oneLook,
  openForm,
  part,
  reloadUntil,
  save,
  saveInto,
  seePage,
} from './support/editorForms.ts';
import { expect, test } from './support/test.ts';

/** What every colleague does first in the editor (`npm run edit`), in a copy of the project. */
let editor: CopiedEditor;

test.beforeAll(async () => {
  editor = await startCopiedEditor();
});
test.afterAll(() => editor.stop());

test.use(editorUse);

test('a headline is changed in its form, a forbidden one refused, and both are undone', async ({ page }) => {
  test.setTimeout(240_000);
  const path = 'site/content/de/home.json';
  const before = fileText(editor, path);
  const headline = 'Immobilien einfach bewerten lassen';
  await openForm(page, editor, 'singleton/de-home');
  const head = part(page, 'Kopf der Seite');
  const title = field(head, 'Überschrift');
  const stored = await title.inputValue();

  await test.step('what the checks forbid is said beside the text, and not saved', async () => {
    await title.fill('Garantiert in 5 Tagen bewertet');
    await expect(head).toContainText('verspricht mit „Garantiert“ zu viel');
    await expect(head).toContainText('enthält die Zahl „5“');
    await save(page).click();
    await title.fill('');
    await expect(head).toContainText('ist leer');
    await save(page).click();
    expect(fileText(editor, path)).toBe(before);
  });

  await test.step('the arrow brings back what was saved last', async () => {
    await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
    await expect(title).toHaveValue(stored);
  });

  await test.step('what is saved stands on the page, and nothing else changed', async () => {
    await title.fill(headline);
    await saveInto(page, editor, path, headline);
    expect(editor.git('diff', '--numstat')).toBe(`1\t1\t${path}\n`);
    await reloadUntil(page, editor, '/', () =>
      expect(page.getByRole('heading', { level: 1 })).toHaveText(headline, oneLook),
    );
  });

  await test.step('a colleague’s Git program takes it back', async () => {
    editor.git('checkout', '--', path);
    await reloadUntil(page, editor, '/', () =>
      expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline, oneLook),
    );
    expect(editor.git('status', '--porcelain')).toBe('');
  });
});

test.describe('with another program beside the editor', () => {
  // The open form asks for the file as it was before.
  test.use({ tolerated: [new RegExp(`${editorProblems.source}|keystatic/blob/|status of 404`)] });

  test('a page in another tab follows what is changed while a form is open', async ({ page, context }) => {
    const path = 'common/team.json';
    const tab = await context.newPage();
    await seePage(tab, editor, '/about/team');
    await openForm(page, editor, 'singleton/team');
    writeFileSync(
      join(editor.folder, path),
      fileText(editor, path).replace('Klara Muster', 'Paula Beispiel'),
    );
    // The form has followed when the browser says so.
    await page.waitForEvent('console', (said) => said.text().includes('hot updated'));
    await reloadUntil(tab, editor, '/about/team', () =>
      expect(tab.locator('.team-member').last()).toContainText('Paula Beispiel', oneLook),
    );
  });

  test('a paragraph that is being typed stays there while an entry is added', async ({ page, context }) => {
    const paragraph = 'Sie bewerten Wohn- und Geschäftshäuser.';
    const entries = 'site/content/entries/questions';
    await openForm(page, editor, 'collection/positions/create');
    await part(page, 'Beschreibung').getByRole('button', { name: 'Hinzufügen' }).first().click();
    const words = page.getByRole('dialog').getByRole('textbox');
    await words.fill(paragraph);
    const tab = await context.newPage();
    await seePage(tab, editor, '/faq');
    const question = 'Gilt das auch für Grundstücke?';
    writeFileSync(
      join(editor.folder, entries, 'land.json'),
      fileText(editor, `${entries}/qualifications.json`)
        .replace(/"de": "[^"]*"/, `"de": "${question}"`)
        .replace(/"position": \d+/, '"position": 51'),
    );
    // This page reloads by itself. The editor's would have by then.
    await expect(tab.getByText(question)).toBeVisible({ timeout: 30_000 });
    await expect(words).toHaveValue(paragraph);
    await tab.waitForLoadState('networkidle');
    await expect(words).toHaveValue(paragraph);
  });
});

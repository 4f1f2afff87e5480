import { startCopiedEditor, type CopiedEditor } from './support/copiedEditor.ts';
import {
  editorUse,
  field,
  fileText,
  openForm,
  part,
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
    await seePage(page, editor, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  });

  await test.step('a colleague’s Git program takes it back', async () => {
    editor.git('checkout', '--', path);
    await expect(async () => {
      await seePage(page, editor, '/');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(headline, { timeout: 1000 });
    }).toPass();
    expect(editor.git('status', '--porcelain')).toBe('');
  });
});

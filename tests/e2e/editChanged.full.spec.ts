import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startCopiedEditor, type CopiedEditor } from './support/copiedEditor.ts';
import {
  editorProblems,
  field,
  fileText,
  openForm,
  part,
  save,
  saveInto,
  seePage,
} from './support/editorForms.ts';
import { expect, test } from './support/test.ts';

/** What becomes of a form that is open in the editor while somebody else changes its file. */
let editor: CopiedEditor;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  editor = await startCopiedEditor();
});
test.afterAll(() => editor.stop());

// The open form asks for the file as it was before, and a refusal is an answer that the browser calls an error.
test.use({
  viewport: { width: 1280, height: 900 },
  tolerated: [
    new RegExp(
      `${editorProblems.source}|keystatic|status of (?:404|409|500)|ERR_CONNECTION_REFUSED|status 500|import&t=|Failed to reload`,
    ),
  ],
});

const path = 'site/content/de/faq.json';
const form = 'singleton/de-faq';
const read = () =>
  JSON.parse(fileText(editor, path)) as { header: Record<'kicker' | 'title' | 'lead', string> };
const title = (page: Page) => field(part(page, 'Kopf der Seite'), 'Überschrift');
const unsaved = (page: Page) => page.getByText('Nicht gespeichert', { exact: true });
const lead = (page: Page) => field(part(page, 'Kopf der Seite'), 'Vorspann');

/** Another program, or `git pull`, changes one text of the file; what is written in the form is kept as a draft before. */
async function changeElsewhere(page: Page, name: 'title' | 'lead', words: string): Promise<void> {
  await expect(unsaved(page)).toBeVisible();
  const content = read();
  content.header[name] = words;
  await followed(page, () =>
    writeFileSync(join(editor.folder, path), `${JSON.stringify(content, null, 2)}\n`),
  );
}

/** Waits until the open form has followed a change of its file. */
async function followed(page: Page, change: () => unknown): Promise<void> {
  const asked = page.waitForResponse('**/api/keystatic/together');
  await change();
  await asked;
  // Keystatic takes the draft away for a moment while it draws the form anew.
  await expect(unsaved(page)).toBeVisible();
}

test.beforeEach(() => editor.git('checkout', '--quiet', '--', '.'));

test('what others have changed in the file stays when the form is saved', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Hier geändert');
  await changeElsewhere(page, 'lead', 'Dort geändert');
  await saveInto(page, editor, path, 'Hier geändert');
  expect(read().header).toMatchObject({ title: 'Hier geändert', lead: 'Dort geändert' });
  // And the form has it.
  await expect(lead(page)).toHaveValue('Dort geändert');
  await expect(unsaved(page)).toHaveCount(0);
  await lead(page).fill('Hier noch einmal geändert');
  await saveInto(page, editor, path, 'Hier noch einmal geändert');
});

test('it stays as well when a draft is restored that was begun before', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Als Entwurf');
  await changeElsewhere(page, 'lead', 'Dort geändert');
  await page.reload();
  await expect(title(page)).toHaveValue('Als Entwurf');
  await expect(lead(page)).toHaveValue('Dort geändert');
  await saveInto(page, editor, path, 'Als Entwurf');
  expect(read().header).toMatchObject({ title: 'Als Entwurf', lead: 'Dort geändert' });
});

test('where both have changed the same text, it is not saved, and the form says what to do', async ({
  page,
}) => {
  await openForm(page, editor, form);
  await title(page).fill('Hier geändert');
  await changeElsewhere(page, 'title', 'Dort geändert');
  await save(page).click();
  const refused = page.getByText('„Kopf der Seite – Überschrift“ wurde inzwischen auch anderswo geändert.');
  await expect(refused).toBeVisible();
  await expect(refused).toContainText('Änderungen verwerfen');
  await expect(title(page)).toHaveValue('Hier geändert');
  expect(read().header.title).toBe('Dort geändert');
  // As it is told to do.
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click();
  await page.reload();
  await expect(title(page)).toHaveValue('Dort geändert');
  await title(page).fill('Hier geändert');
  await saveInto(page, editor, path, 'Hier geändert');
});

test('what is written right after the press on „Speichern“ stays', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Hier geändert');
  await saveInto(page, editor, path, 'Hier geändert');
  await lead(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Gleich weiter geschrieben');
  await expect(unsaved(page)).toBeVisible();
  await saveInto(page, editor, path, 'Gleich weiter geschrieben');
  await expect(lead(page)).toHaveValue('Gleich weiter geschrieben');
  expect(read().header.title).toBe('Hier geändert');
});

test('a form that is open in another window waits until it is closed there', async ({ page, context }) => {
  const other = await context.newPage();
  const waits = other.getByText('schon in einem anderen Fenster offen');
  await openForm(page, editor, form);
  await title(page).fill('Im ersten Fenster');
  await expect(unsaved(page)).toBeVisible();
  await seePage(other, editor, `/keystatic/${form}`);
  await expect(waits).toBeVisible({ timeout: 30_000 });
  await expect(save(other)).toHaveCount(0);
  // Another form may be opened beside it.
  await openForm(other, editor, 'singleton/en-faq');
  await expect(waits).toBeHidden();
  await other.goBack();
  await expect(waits).toBeVisible();
  await page.getByRole('link', { name: 'Startseite (DE)' }).click();
  await expect(title(other)).toHaveValue('Im ersten Fenster');
  await expect(waits).toBeHidden();
  await saveInto(other, editor, path, 'Im ersten Fenster');
});

test('a form that is reloaded does not wait for itself', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Als Entwurf');
  await expect(unsaved(page)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveValue('Als Entwurf');
  await expect(page.getByText('in einem anderen Fenster')).toBeHidden();
});

test('an entry that others have changed is not deleted', async ({ page }) => {
  const entry = 'site/content/entries/questions/qualifications.json';
  await openForm(page, editor, 'collection/questions/item/qualifications');
  const changed = fileText(editor, entry).replace(/"position": \d+/, '"position": 99');
  writeFileSync(join(editor.folder, entry), changed);
  await page.getByRole('button', { name: /Eintrag löschen/ }).click();
  await page.getByRole('button', { name: 'Ja, löschen' }).click();
  await expect(page.getByText(`${entry} wurde inzwischen geändert`)).toBeVisible();
  expect(fileText(editor, entry)).toBe(changed);
});

test('an editor that has been ended is named, and what was written is kept', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Hier geändert');
  await page.route('**/api/keystatic/update', (route) => route.abort('connectionrefused'));
  await save(page).click();
  await expect(page.getByText('Der Editor antwortet nicht.')).toBeVisible();
  await expect(title(page)).toHaveValue('Hier geändert');
});

// The last: without one of its files, neither the editor nor the site can be loaded.
test('a file that cannot be written is said in German, without a stack', async ({ page }) => {
  await openForm(page, editor, form);
  await title(page).fill('Hier geändert');
  const file = join(editor.folder, path);
  rmSync(file);
  mkdirSync(file);
  await save(page).click();
  const said = page.getByText('Nicht gespeichert: Etwas ist schiefgegangen');
  await expect(said).toBeVisible();
  await expect(said).not.toContainText(/\bat \S+:\d+/);
  await expect(title(page)).toHaveValue('Hier geändert');
  rmSync(file, { recursive: true });
});

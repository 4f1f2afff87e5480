import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { CopiedEditor } from './copiedEditor.ts';
import { expect } from './test.ts';

/**
 * What a journey through the editor tolerates. The copy is served beside the suite's own server; its policy stops what
 * Keystatic asks of Google. Keystatic also says in the console what is wrong with a form, and warns of a field of its
 * own that was empty.
 */
export const editorProblems =
  /^third party: http:\/\/127\.0\.0\.1:|fonts\.googleapis\.com|Field validation failed|uncontrolled to controlled/;

/** How a journey through the editor is set up. Playwright takes a list of two for a value and its options. */
export const editorUse = { viewport: { width: 1280, height: 900 }, tolerated: [editorProblems] };

/** How long a form may take to appear: the first one waits until the editor is bundled, on a busy machine. */
const bundling = 120_000;

/** Opens a form by the end of its address, `singleton/de-home`, and waits until it can be filled in. */
export async function openForm(page: Page, editor: CopiedEditor, form: string): Promise<void> {
  await seePage(page, editor, `/keystatic/${form}`);
  await expect(save(page)).toBeVisible({ timeout: bundling });
}

/** The button that saves or creates. */
export const save = (page: Page): Locator => page.locator('button[type=submit]').first();

/** A group of fields by its label. */
export const part = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name, exact: true });

/** A field by its label, behind which one that must be filled in has an asterisk. */
export const field = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(String.raw`^${RegExp.escape(label)}(?:\s*[*(].*)?$`));

/** A page of the site or the editor; a form that was just saved may be about to go elsewhere by itself. */
export const seePage = (page: Page, editor: CopiedEditor, path: string): Promise<void> =>
  expect(() => page.goto(editor.address + path)).toPass();

/** Reloads a page, as a colleague does after saving, until it shows what it should. */
export const reloadUntil = (
  page: Page,
  editor: CopiedEditor,
  path: string,
  shows: () => Promise<void>,
): Promise<void> =>
  expect(async () => {
    await page.goto(editor.address + path);
    await shows();
  }).toPass({ timeout: 30_000 });

/** How long one load of a page is waited for to show something, in milliseconds. */
export const oneLook = { timeout: 1000 };

/** What a file of the copy holds. */
export const fileText = (editor: CopiedEditor, path: string): string =>
  readFileSync(join(editor.folder, path), 'utf8');

/** Saves, and waits for a file that says so. */
export async function saveInto(page: Page, editor: CopiedEditor, path: string, words: string): Promise<void> {
  await save(page).click();
  await expect(() => expect(fileText(editor, path)).toContain(words)).toPass({ timeout: 30_000 });
}

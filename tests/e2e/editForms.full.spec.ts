import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startCopiedEditor, type CopiedEditor } from './support/copiedEditor.ts';
import { editorProblems, editorUse, fileText, openForm, save } from './support/editorForms.ts';
import { expect, test } from './support/test.ts';

/** Every form of the editor, opened and saved in a copy of the project. */
let editor: CopiedEditor;

test.beforeAll(async () => {
  editor = await startCopiedEditor();
  addPatterns();
});
test.afterAll(() => editor.stop());

test.use({
  ...editorUse,
  actionTimeout: 30_000,
  // Each file goes back while the forms that were made from it are still being loaded anew.
  tolerated: [
    new RegExp(`${editorProblems.source}|Failed to load module script|Failed to reload /tools/edit`),
  ],
});

/** Adds a position and a testimonial, of which the project has none yet: those that CONTRIBUTING gives as patterns. */
function addPatterns(): void {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  for (const folder of ['jobs', 'testimonials']) {
    const pattern = new RegExp(`site/content/entries/${folder}/[^]*?\`\`\`json\n([^]*?)\`\`\``);
    const [, json = ''] = pattern.exec(contributing) ?? [];
    const path = join(editor.folder, `site/content/entries/${folder}/pattern.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(JSON.parse(json), null, 2)}\n`);
  }
  editor.git('add', '--all');
  editor.git('commit', '--quiet', '--message', 'Add patterns');
}

/** The ends of the addresses of all forms: those of the menu, and each entry of the collections that it leads to. */
async function formsOfMenu(page: Page): Promise<string[]> {
  await page.goto(`${editor.address}/keystatic`);
  const links = page.locator('nav a');
  await expect(links.first()).toBeVisible({ timeout: 120_000 });
  const paths = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  );
  const ends = [...new Set(paths)].map((path) => path.replace('/keystatic/', ''));
  const singletons = ends.filter((end) => end.startsWith('singleton/'));
  const collections = ends.filter((end) => end.startsWith('collection/'));
  return [...singletons, ...collections.flatMap(entriesOf)];
}

const folders: Readonly<Record<string, string>> = {
  'collection/questions': 'questions',
  'collection/positions': 'jobs',
  'collection/testimonials': 'testimonials',
};

const entriesOf = (collection: string) =>
  globSync(`site/content/entries/${folders[collection] ?? ''}/*.json`, { cwd: editor.folder }).map(
    (path) => `${collection}/item/${basename(path, '.json')}`,
  );

/** A text with one letter or digit exchanged that stands in no name in braces; undefined where it has none. */
function withOneSign(text: string): string | undefined {
  const at = text.replaceAll(/\{[^}]*\}/g, (name) => ' '.repeat(name.length)).search(/[a-z1-8]/);
  const sign = text[at];
  if (sign === undefined) return undefined;
  const other = /\d/.test(sign) ? String(Number(sign) + 1) : 'xy'.replace(sign, '').charAt(0);
  return text.slice(0, at) + other + text.slice(at + 1);
}

/** Fills a field in, and says whether the form has nothing against it. */
async function accepts(input: Locator, text: string): Promise<boolean> {
  await input.fill(text);
  // A number counts once its field is left.
  await input.blur();
  return (await input.getAttribute('aria-invalid')) !== 'true';
}

/** Exchanges one sign of the first text that the form accepts with it; says whether there is one. */
async function changeText(within: Locator): Promise<boolean> {
  for (const input of await within.getByRole('textbox').all()) {
    const stored = await input.inputValue();
    const changed = withOneSign(stored);
    if (changed === undefined || (await isName(input))) continue;
    if (await accepts(input, changed)) return true;
    await accepts(input, stored);
  }
  return false;
}

/** Whether a field is the name of an entry's file. */
const isName = (input: Locator) =>
  input.evaluate(
    (field) => (field as HTMLInputElement).labels?.[0]?.textContent.startsWith('Name der ') ?? false,
  );

/** Changes one text of the open form: of the form itself, or of the first entry of its first list. */
async function changeOne(page: Page): Promise<void> {
  if (await changeText(page.locator('form'))) return;
  await page.locator('form').getByRole('row').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  expect(await changeText(dialog)).toBe(true);
  await dialog.getByRole('button', { name: 'Fertig' }).click();
  await expect(dialog).toHaveCount(0);
}

/** How many characters of two texts of the same length differ; all of them where the lengths do. */
function differences(one: string, other: string): number {
  if (one.length !== other.length) return Math.max(one.length, other.length);
  return Array.from({ length: one.length }, (_, at) => at).filter((at) => one[at] !== other[at]).length;
}

/** The files that are not as they were committed. */
const changedFiles = () => editor.git('status', '--porcelain', '--untracked-files=all').trim().split('\n');

test('a form that is saved changes nothing but what was typed: no key, no order, no sign', async ({
  page,
}) => {
  test.setTimeout(1_800_000);
  const forms = await formsOfMenu(page);
  // Every page and language, what several share, and each entry.
  expect(forms.length).toBeGreaterThan(90);
  for (const form of forms)
    await test.step(form, async () => {
      await openForm(page, editor, form);
      // Keystatic saves no form that is as its file is: one sign is exchanged.
      await changeOne(page);
      // The answer comes when all is written and read again; a file that goes back before would be missed there.
      const answer = page.waitForResponse(/\/api\/keystatic\/update$/);
      await save(page).click();
      expect((await answer).ok(), form).toBe(true);
      const [line = '', ...others] = changedFiles();
      expect(others, `${form} changes one file`).toEqual([]);
      const path = line.replace(/^ ?M /, '');
      const before = editor.git('show', `HEAD:${path}`);
      expect(differences(fileText(editor, path), before), `${form}, saved into ${path}`).toBe(1);
      editor.git('checkout', '--quiet', '--', path);
    });
});

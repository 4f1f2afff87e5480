import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { startCopiedEditor, type CopiedEditor } from './support/copiedEditor.ts';
import * as forms from './support/editorForms.ts';
import { editorUse, field, oneLook, part, save } from './support/editorForms.ts';
import { expect, test } from './support/test.ts';

/** The editor (`npm run edit`) as a colleague uses it who has never programmed, in a copy of the project. */
let editor: CopiedEditor;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  editor = await startCopiedEditor();
});
test.afterAll(() => editor.stop());

test.use(editorUse);

const fileText = (path: string) => forms.fileText(editor, path);
const open = (page: Page, form: string) => forms.openForm(page, editor, form);
const seen = (page: Page, path: string, shows: () => Promise<void>) =>
  forms.reloadUntil(page, editor, path, shows);
const saveInto = (page: Page, path: string, words: string) => forms.saveInto(page, editor, path, words);

/** Only these lines of the file are different from the last commit. */
function changedLines(path: string): number {
  const [, added = '0'] = /^(\d+)\t/.exec(editor.git('diff', '--numstat', '--', path)) ?? [];
  return Number(added);
}

test('the headline of the home page, in both languages, one click apart', async ({ page }) => {
  const german = 'Immobilien einfach bewerten lassen';
  const english = 'Have property valued with ease';
  await open(page, 'singleton/de-home');
  await field(part(page, 'Kopf der Seite'), 'Überschrift').fill(german);
  await saveInto(page, 'site/content/de/home.json', german);
  expect(changedLines('site/content/de/home.json')).toBe(1);
  await page.getByRole('link', { name: 'Dieselben Texte auf Englisch' }).click();
  await field(part(page, 'Top of the page'), 'Heading').fill(english);
  await saveInto(page, 'site/content/en/home.json', english);
  expect(changedLines('site/content/en/home.json')).toBe(1);
  const headline = page.getByRole('heading', { level: 1 });
  await seen(page, '/', () => expect(headline).toHaveText(german, oneLook));
  await seen(page, '/en', () => expect(headline).toHaveText(english, oneLook));
});

test('a question with its answer, place and link', async ({ page }) => {
  const question = { de: 'Was kostet eine Absage?', en: 'What does declining cost?' };
  const answer = { de: 'Eine Absage kostet nichts.', en: 'Declining costs nothing.' };
  await open(page, 'collection/questions/create');
  await field(page, 'Name der Frage').fill('declining');
  await field(page, 'Platz in der Gruppe').fill('15');
  await field(part(page, 'Frage'), 'Deutsch').fill(question.de);
  await field(part(page, 'Frage'), 'English').fill(question.en);
  for (const [at, words] of [answer.de, answer.en].entries()) {
    await part(page, 'Antwort').getByRole('button', { name: 'Hinzufügen' }).nth(at).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Absatz').fill(words);
    await dialog.getByRole('button', { name: 'Hinzufügen' }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: /Link darunter/ }).click();
  await page.getByRole('option', { name: 'Preise im Überblick' }).click();
  await saveInto(page, 'site/content/entries/questions/declining.json', answer.en);
  // It has the last group, between its first question and its second: the specification's stay first.
  const added = page.locator('main details').nth(-3);
  await seen(page, '/faq#declining', () => expect(added).toContainText(question.de, oneLook));
  await expect(added).toContainText(answer.de);
  await expect(added.getByRole('link')).toHaveAttribute('href', '/institutional/pricing');
  await seen(page, '/en/faq#declining', () => expect(added).toContainText(answer.en, oneLook));
});

test('a figure, which every text and form follows', async ({ page }) => {
  // A page that was looked at before has to follow too.
  await forms.seePage(page, editor, '/');
  await open(page, 'singleton/figures');
  await test.step('what no page could say is refused beside it', async () => {
    const before = fileText('common/facts.json');
    const fee = part(page, /figure\.successFee/);
    await field(fee, 'Wert').fill('5,25');
    await field(fee, 'Wert').press('Tab');
    await expect(fee).toContainText('mit 1 Nachkommastellen. 5,25 hat mehr');
    await field(fee, 'Wert').fill('5');
    await field(fee, 'Wert').press('Tab');
    const reply = part(page, /figure\.replyWithin/);
    await field(reply, 'Von').fill('6');
    await field(reply, 'Von').press('Tab');
    await expect(reply).toContainText('„Bis“ muss größer sein als „Von“');
    await save(page).click();
    expect(fileText('common/facts.json')).toBe(before);
    await field(reply, 'Von').fill('2');
    await field(reply, 'Von').press('Tab');
  });
  const value = field(part(page, /figure\.freeAtSignUp/), 'Wert');
  await value.fill('7');
  await value.press('Tab');
  await saveInto(page, 'common/facts.json', '"value": 7,\n    "unit": "month"');
  expect(changedLines('common/facts.json')).toBe(1);
  for (const [path, words] of [
    ['/', 'Die ersten 7 Monate nach der Registrierung sind kostenlos'],
    ['/en', '7 months'],
    ['/terms_and_conditions', '7 Monate'],
  ] as const) {
    await seen(page, path, () =>
      expect(page.locator('main')).toContainText(words.replaceAll('7 ', '7\u00a0'), oneLook),
    );
  }
});

test('the hotline’s hours, day by day', async ({ page }) => {
  const path = 'common/hotlineHours.json';
  const before = fileText(path);
  await open(page, 'singleton/hours');
  const saturday = part(page, 'Samstag');
  await field(saturday, 'Von').fill('10 Uhr');
  await expect(saturday).toContainText('„10 Uhr“ ist keine Uhrzeit');
  await field(saturday, 'Von').fill('10:00');
  await field(saturday, 'Bis').fill('02:00');
  await expect(saturday).toContainText('Von 10:00 bis 02:00 geht nicht');
  await save(page).click();
  await field(saturday, 'Bis').fill('14:00');
  await saturday.getByRole('button', { name: 'Weitere Zeitspanne' }).click();
  await field(saturday, 'Von').last().fill('13:00');
  await field(saturday, 'Bis').last().fill('16:00');
  await expect(saturday).toContainText('10:00–14:00 und 13:00–16:00 überschneiden oder berühren sich');
  await save(page).click();
  expect(fileText(path)).toBe(before);
  await saturday.getByRole('button', { name: 'Entfernen' }).last().click();
  await part(page, 'Sonntag').getByRole('checkbox').uncheck();
  await saveInto(page, path, '"sunday": []');
  // Saturday's two times, and Sunday in one line.
  expect(changedLines(path)).toBe(3);
  for (const [path, times] of [
    ['/faq', /Mo\. bis Fr\. 8\sbis\s18\sUhr, Sa\. 10\sbis\s14\sUhr/],
    ['/en/faq', /Mon to Fri 8:00\sto\s18:00, Sat 10:00\sto\s14:00/],
  ] as const) {
    await seen(page, path, () => expect(page.locator('main')).toContainText(times, oneLook));
  }
});

test('a person with a photograph', async ({ page }) => {
  const photograph = await sharp({ create: { width: 600, height: 750, channels: 3, background: '#206fa0' } })
    .jpeg()
    .toBuffer();
  await open(page, 'singleton/team');
  await page.getByRole('button', { name: 'Hinzufügen' }).first().click();
  const dialog = page.getByRole('dialog');
  await field(dialog, 'Kurzname').fill('paula_beispiel');
  await field(dialog, 'Name').fill('Paula "Beispiel"');
  await expect(dialog).toContainText('hat gerade Anführungszeichen');
  await field(dialog, 'Name').fill('Paula Beispiel');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Datei wählen' }).click();
  await (await chooser).setFiles({ name: 'DSC_0815.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await dialog.getByRole('button', { name: 'Hinzufügen' }).last().click();
  await expect(dialog).toHaveCount(0);
  await saveInto(page, 'common/team.json', 'Paula Beispiel');
  expect(existsSync(join(editor.folder, 'site/assets/team/paula_beispiel.jpg'))).toBe(true);
  const portrait = page.locator('.team-member', { hasText: 'Paula Beispiel' }).getByRole('presentation');
  await seen(page, '/about/team', () => expect(portrait).toHaveAttribute('src', /paula_beispiel/, oneLook));
});

test('an open position', async ({ page }) => {
  await open(page, 'collection/positions/create');
  await field(page, 'Name der Position').fill('valuer-berlin');
  await field(part(page, 'Bezeichnung'), 'Deutsch').fill('Sachverständige (m/w/d)');
  await field(part(page, 'Bezeichnung'), 'English').fill('Valuer');
  for (const at of [0, 1]) {
    await part(page, 'Beschreibung').getByRole('button', { name: 'Hinzufügen' }).nth(at).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill(['Sie bewerten.', 'You value.'][at] ?? '');
    await dialog.getByRole('button', { name: 'Hinzufügen' }).last().click();
    await expect(dialog).toHaveCount(0);
  }
  await field(page, 'Veröffentlicht am').fill('2027-01-04');
  await field(page, 'Bewerben bis').fill('2099-01-31');
  await saveInto(page, 'site/content/entries/jobs/valuer-berlin.json', '2099-01-31');
  await seen(page, '/about', () =>
    expect(page.locator('#jobs')).toContainText('Sachverständige (m/w/d)', oneLook),
  );
});

test('a testimonial', async ({ page }) => {
  await open(page, 'collection/testimonials/create');
  await field(page, 'Name der Datei').fill('musterbank');
  await field(part(page, 'Was gesagt wurde'), 'Deutsch').fill('Drei Angebote lagen am nächsten Tag vor.');
  await field(part(page, 'Was gesagt wurde'), 'English').fill('Three offers were there the next day.');
  await field(page, 'Name').fill('Erika Beispiel');
  await field(part(page, 'Funktion'), 'Deutsch').fill('Leiterin Kreditprüfung');
  await field(part(page, 'Funktion'), 'English').fill('Head of credit review');
  await field(page, 'Organisation').fill('Musterbank');
  await field(page, 'Freigegeben am').fill('2026-01-05');
  await saveInto(page, 'site/content/entries/testimonials/musterbank.json', 'Musterbank');
  await seen(page, '/platform/testimonials', () =>
    expect(page.locator('#testimonials')).toContainText('Drei Angebote lagen am nächsten Tag vor.', oneLook),
  );
});

test('a paragraph of the terms, published as a new version', async ({ page }) => {
  const path = 'site/content/de/legal/terms.md';
  const before = fileText(path);
  await open(page, 'singleton/de-legal');
  const terms = field(page, 'AGB').first();
  await terms.fill(
    (await terms.inputValue()).replace('über die Nutzung der Plattform', 'zur Nutzung der Plattform'),
  );
  await saveInto(page, path, 'zur Nutzung der Plattform');
  expect(fileText(path)).toBe(before.replace('über die Nutzung der Plattform', 'zur Nutzung der Plattform'));
  // Publishing changes files of which forms are made: an open form would reload in between.
  await forms.seePage(page, editor, '/terms_and_conditions');
  const said = { de: 'Der erste Satz ist kürzer.', en: 'The first German sentence is shorter.' };
  const published = editor.run(
    'publish-legal',
    '--text',
    'terms',
    '--section',
    '1',
    '--de',
    said.de,
    '--en',
    said.en,
  );
  expect(published).toContain('/terms_and_conditions/version_');
  await seen(page, '/terms_and_conditions', () =>
    expect(page.locator('main')).toContainText(said.de, oneLook),
  );
  await expect(page.locator('main')).toContainText('zur Nutzung der Plattform');
  await seen(page, '/en/terms_and_conditions', () =>
    expect(page.locator('main')).toContainText(said.en, oneLook),
  );
});

test('the editor is for this machine only', async ({ request }) => {
  const elsewhere = { headers: { Host: 'elsewhere.example', 'no-cors': '1' } };
  for (const path of ['/keystatic', '/api/keystatic/tree'])
    expect((await request.get(editor.address + path, elsewhere)).status()).toBe(403);
});

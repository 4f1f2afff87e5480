import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll } from 'vitest';
import { filesOf, siteAddresses } from '#common/addresses.ts';
import {
  contactFields,
  contactPath,
  formTokenField,
  honeypotField,
  type ContactField,
} from '#common/contact.ts';
import { deployFolder, policyFile } from '#common/headers.ts';
import type { Locale } from '#common/locales.ts';
import { temporaryFolder } from './folder.ts';

/** The words that the fixture's form carries in its attributes. */
export const formWords = {
  errors: {
    required: 'R: nötig',
    invalid_email: 'E: "falsch"',
    too_long: 'L: lang',
    invalid_characters: 'C: so nicht',
  },
  failed: 'Es ging <schief>.',
  invalid: 'Bitte prüfen & korrigieren.',
  titleError: 'Fehler:',
};

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

function control(field: ContactField): string {
  const common = `id="${field}" name="${field}" aria-describedby="${field}-error" required`;
  if (field === 'message') return `<textarea ${common}></textarea>`;
  if (field !== 'country') return `<input ${common} value="">`;
  return `<select ${common}><option value="" selected>–</option><option value="DE">Deutschland</option><option value="AT">Österreich</option></select>`;
}

/** A contact page as the build writes it: a form among scripts, styles and framework markers. */
export function contactPage(locale: Locale): string {
  const fields = contactFields.map(
    (field) =>
      `<label for="${field}">${field}</label>${control(field)}<p id="${field}-error" data-error-for="${field}"></p>`,
  );
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><title>Bewertra – Kontakt &amp; Hilfe</title>
<meta http-equiv="content-security-policy" content="script-src 'sha256-AbC='"><script>if (1 < 2 && "</p>") {}</script></head>
<body><!-- kept --><astro-island uid="Z1" client="visible" props="{&quot;a&quot;:[0,1]}"><form id="contact-form" method="post" action="${contactPath}" data-errors="${attribute(JSON.stringify(formWords.errors))}" data-failed="${attribute(formWords.failed)}" data-invalid="${attribute(formWords.invalid)}" data-title-error="${formWords.titleError}"><div data-form-alert role="alert" hidden></div>
${fields.join('\n')}
<label><input type="checkbox" id="consent" name="consent" value="true" aria-describedby="consent-error"> Ja</label><p id="consent-error" data-error-for="consent"></p>
<input type="text" name="${honeypotField}"><input type="hidden" name="locale" value="${locale}"><input type="hidden" name="${formTokenField}"><button>Senden</button></form></astro-island>
<p>a<br/>b &nbsp; c<img src=x alt=''></body></html>\n`;
}

/** What the fixture's page at an address says, so that a test knows which one it got. */
export function pageText(path: string): string {
  return `<!DOCTYPE html><title>page ${path}</title>`;
}

/** The policy of the fixture's pages. */
export const fixturePolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";

let shared: string | undefined;

afterAll(() => {
  if (shared !== undefined) rmSync(shared, { recursive: true, force: true });
});

/** A built site that the tests of a file only read: made once, removed after them. */
export function sharedSite(): string {
  shared ??= writeSite(mkdtempSync(join(tmpdir(), 'bewertra-site-')));
  return shared;
}

/** A built site for the running test alone. */
export function fixtureSite(): string {
  return writeSite(temporaryFolder());
}

/** A small site as the build writes it: every address, error pages, an asset and a compressed twin. */
function writeSite(folder: string): string {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const { path } of siteAddresses) write(filesOf(path)[0], pageText(path));
  write('contact.html', contactPage('de'));
  write('en/contact.html', contactPage('en'));
  write('404.html', pageText('404'));
  write('en/404.html', pageText('en/404'));
  write('faq.html.gz', gzipSync(pageText('/faq')));
  write('_astro/app.4f2a.js', 'export {};');
  write('robots.txt', 'User-agent: *');
  write('.well-known/security.txt', 'Contact: x');
  write('.build.json', '{}');
  write(`${deployFolder}/${policyFile}`, `${fixturePolicy}\n`);
  return folder;
}

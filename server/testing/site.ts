import { contactFieldEntry, contactFields, type ContactField } from '#common/contactFields.ts';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { filesOf, siteAddresses } from '#common/addresses.ts';
import { contactPath, errorId, formFields, formTokenField, honeypotField } from '#common/contact.ts';
import { deployFolder, policiesFile, type Policies } from '#common/headers.ts';
import {
  contactFormId,
  formAlert,
  formFaults,
  sentNextId,
  sentReferenceId,
  sentSpelledId,
  sentWrittenId,
} from '#common/ids.ts';
import type { Locale } from '#common/locales.ts';
import { messageSentPath } from '#common/routes.ts';

function control(field: ContactField): string {
  const required = contactFieldEntry(field).isRequired ? ' required' : '';
  const common = `id="${field}" name="${field}" aria-describedby="${errorId(field)}"${required}`;
  if (field === 'message') return `<textarea ${common}></textarea>`;
  if (field !== 'country') return `<input ${common} value="">`;
  const options = [
    '<option value="" selected>–</option>',
    '<option value="DE">Deutschland</option>',
    '<option value="AT">Österreich</option>',
  ];
  return `<select ${common}>${options.join('')}</select>`;
}

const policy = `<meta http-equiv="content-security-policy" content="script-src 'sha256-AbC='">`;

/** What a parser must leave as it is: an entity, an attribute without quotes and one in single quotes. */
const oddities = `<p>a<br/>b &nbsp; c<img src=x alt=''>`;

const mailLink = 'mailto:kontakt@bewertra.example?subject=Nachricht%20aus%20dem%20Kontaktformular&amp;body=';

/** A contact page as the build writes it: a form among scripts, styles and framework markers. */
export function contactPage(locale: Locale): string {
  const fields = contactFields.map(
    (field) => `<label for="${field}">${field}</label>${control(field)}<p id="${errorId(field)}"></p>`,
  );
  const faults = formFields.map((field) => `<li hidden><a href="#${field}">Correct ${field}.</a></li>`);
  const consent = `<input type="checkbox" id="consent" name="consent" value="true" aria-describedby="${errorId('consent')}">`;
  return `<!DOCTYPE html><html lang="${locale}"><head>
<meta charset="utf-8"><title>Bewertra – Kontakt &amp; Hilfe</title>
${policy}<script>if (1 < 2 && "</p>") {}</script></head>
<body><!-- kept --><astro-island uid="Z1" client="visible" props="{&quot;a&quot;:[0,1]}">
<form id="${contactFormId}" method="post" action="${contactPath}">
<div ${formAlert} role="alert" hidden></div>
<ul ${formFaults} hidden>${faults.join('')}</ul>
<p>Ihr Text ist noch da. <a href="${mailLink}" class="x">Senden Sie ihn als E-Mail</a> oder rufen Sie uns an.</p>
${fields.join('\n')}
<label>${consent} Ja</label><p id="${errorId('consent')}"></p>
<input type="text" name="${honeypotField}"><input type="hidden" name="locale" value="${locale}">
<input type="hidden" name="${formTokenField}"><button>Senden</button></form></astro-island>
${oddities}</body></html>\n`;
}

/** A page "sent" as the build writes it. */
export function sentPage(locale: Locale): string {
  const reference = `<span id="${sentWrittenId}" aria-hidden="true"></span><span id="${sentSpelledId}"></span>`;
  return `<!DOCTYPE html><html lang="${locale}"><head>${policy}</head>
<body><!-- kept --><p>Danke. <span id="${sentNextId}">Wir melden uns.</span></p>
<p id="${sentReferenceId}" hidden>Nummer <strong>${reference}</strong></p>${oddities}</body></html>\n`;
}

/** What the fixture's page at an address says, so that a test knows which one it got. */
export function pageText(path: string): string {
  return `<!DOCTYPE html><title>page ${path}</title>`;
}

/** The policy of the fixture's answers that are no page. */
export const fixturePolicy =
  "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; frame-ancestors 'none'";

/** The policies of the fixture's pages. */
export const fixturePolicies: Policies = {
  any: fixturePolicy,
  views: {
    faq: "default-src 'none'; script-src 'self' 'sha256-a='; frame-ancestors 'none'",
    contact: "default-src 'none'; script-src 'self' 'sha256-b='; frame-ancestors 'none'",
  },
};

let shared: string | undefined;

/** A built site that tests only read: made once in a process, which may run several test files. */
export function sharedSite(): string {
  shared ??= writeSite(mkdtempSync(join(inject('scratch'), 'site-')));
  return shared;
}

/** A small site as the build writes it: every address and the error pages. */
function writeSite(folder: string): string {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  for (const { path } of siteAddresses) write(filesOf(path)[0], pageText(path));
  write('contact.html', contactPage('de'));
  write('en/contact.html', contactPage('en'));
  write(`${messageSentPath}.html`, sentPage('de'));
  write(`en${messageSentPath}.html`, sentPage('en'));
  write('404.html', pageText('404'));
  write('en/404.html', pageText('en/404'));
  write(`${deployFolder}/${policiesFile}`, JSON.stringify(fixturePolicies));
  return folder;
}

import { company, contacts } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { words } from '#common/words/words.ts';

/** Name of the page in the folder for servers. */
export const unsentFile = 'unsent.html';

/**
 * What nginx and Caddy answer to a form while the service is away, in every language, since what was posted
 * says which only inside. It is no page of the site: no styles, which the policy allows by their hash, no
 * address of its own, and not for search engines.
 */
export function unsentPage(): string {
  const { tel, display } = contacts.hotline;
  const parts = localeCodes.map(
    (locale) => `<section lang="${locale}">
<h1>${words[locale].unsent}</h1>
<p>${words[locale].unsentAdvice} <a href="tel:${tel}">${display}</a></p>
</section>
`,
  );
  return `<!doctype html>
<html lang="${localeCodes[0] ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${localeCodes.map((locale) => words[locale].unsent).join(' ')}</title>
</head>
<body>
<main>
${parts.join('')}</main>
<p>${company.legalName}</p>
</body>
</html>
`;
}

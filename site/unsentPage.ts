import { brand, company, contacts } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import type { ServiceWords } from '#common/words/types.ts';
import { words } from '#common/words/words.ts';
import { logoPaths, logoShape } from './components/layout/logoShape.ts';
import { sha256 } from './seo/hash.ts';
import { palette } from './styles/palette.ts';

/**
 * What nginx answers itself to a form that was not sent, in every language, since what was posted
 * says which only inside. They are no pages of the site: no address of their own, not for search engines, and
 * nothing to load.
 */
const unsentPages = {
  /** The service is away. */
  'unsent.html': ({ unsentAdvice }: ServiceWords) => unsentAdvice,
  /** The web server takes no message of this size, the service even less (`bodyLimit`). */
  'too-large.html': ({ too_large, tooLargeAdvice }: ServiceWords) => `${too_large} ${tooLargeAdvice}`,
};

const styles = `
body { margin: 0; background: ${palette.page}; color: ${palette.ink}; font: 1.0625rem/1.7 system-ui, sans-serif; }
header, main, footer { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1.25rem; }
header { display: flex; align-items: center; gap: 0.625rem; color: ${palette['blue-dark']}; font-size: 1.375rem; font-weight: 600; }
main { display: grid; gap: 1.25rem; padding-block: 0; }
section { padding: 1.5rem; border-top: 4px solid ${palette.orange}; border-radius: 10px; background: ${palette.white}; }
h1 { margin: 0 0 0.75rem; color: ${palette['blue-dark']}; font-size: 1.375rem; line-height: 1.25; }
p { margin: 0; text-wrap: pretty; }
a { color: ${palette.blue}; }
footer { font-size: 0.9375rem; }
`;

const paths = logoPaths({ back: `fill="${palette['blue-dark']}"`, front: `fill="${palette.orange}"` });
const mark = `<svg viewBox="0 0 ${logoShape.width} ${logoShape.height}" height="34" aria-hidden="true">${paths}</svg>`;

/** Source of these pages' styles in the content security policy, which allows no others inline. */
export const unsentStyles = `style-src '${sha256(styles)}'`;

/** The pages by the name of their file in the folder for servers. */
export function unsentFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(unsentPages).map(([file, advice]) => [file, unsentPage(advice)]));
}

function unsentPage(advice: (words: ServiceWords) => string): string {
  const { tel, display } = contacts.hotline;
  // The number stays in one line.
  const number = `<a href="tel:${tel}">${display.replaceAll(' ', '&nbsp;')}</a>`;
  const parts = localeCodes.map(
    (locale) => `<section lang="${locale}">
<h1>${words[locale].unsent}</h1>
<p>${advice(words[locale])} ${number}</p>
</section>
`,
  );
  return `<!doctype html>
<html lang="${localeCodes[0] ?? ''}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${localeCodes.map((locale) => words[locale].unsent).join(' ')}</title>
<style>${styles}</style>
</head>
<body>
<header>${mark}${brand.name}</header>
<main>
${parts.join('')}</main>
<footer>${company.legalName}</footer>
</body>
</html>
`;
}

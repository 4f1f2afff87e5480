/** Headers, caching and redirects in nginx's syntax. */
import { pagesWithSections } from '#common/addresses.ts';
import { anyFile, caching, documentHeaders, fileHeaders, hashedFolder, pageFile } from '#common/headers.ts';
import { localeCodes, locales } from '#common/locales.ts';

type Headers = Record<string, string>;

const origin = '# Written by the build. Do not edit: the next build overwrites it.\n';

const lines = (from: readonly string[]) => from.map((line) => `${line}\n`).join('');

/** Languages below a prefix, the longest first. */
const prefixes = localeCodes.map((code) => locales[code].prefix).filter((prefix) => prefix !== '');

/** Headers that files other than pages have with another value, or not at all. */
function differing(headers: Headers): [name: string, document: string, file: string | undefined][] {
  return Object.entries(headers)
    .filter(([name, value]) => name in documentHeaders || fileHeaders[name] !== value)
    .map(([name, value]) => [name, value, fileHeaders[name]]);
}

const variableFor = (name: string) => `$bewertra_${name.toLowerCase().replaceAll('-', '_')}`;

/** For the `server` block. The service's own copies of these headers are hidden, so that each is sent once. */
export function nginxHeaders(headers: Headers): string {
  const varying = new Set(differing(headers).map(([name]) => name));
  return (
    origin +
    lines(
      Object.entries(headers).map(([name, value]) =>
        // nginx sends no header whose value is empty.
        varying.has(name)
          ? `add_header ${name} ${variableFor(name)} always;`
          : `add_header ${name} "${value}" always;`,
      ),
    ) +
    lines(Object.keys(headers).map((name) => `proxy_hide_header ${name};`))
  );
}

/**
 * For the `http` block: headers and caching by file, the language of an address, and the page of an unknown
 * section.
 */
export function nginxRoutes(headers: Headers): string {
  return (
    origin +
    lines(
      differing(headers).flatMap(([name, document, file = '']) => [
        `map $uri ${variableFor(name)} {`,
        `  ~${pageFile.source} "${document}";`,
        `  ~${anyFile.source} "${file}";`,
        `  default "${document}";`,
        '}',
      ]),
    ) +
    'map $uri $bewertra_caching {\n' +
    lines([
      `  ~^${hashedFolder} "${caching.hashed}";`,
      `  ~${pageFile.source} "${caching.page}";`,
      `  ~${anyFile.source} "${caching.other}";`,
      '  default "";',
    ]) +
    '}\n' +
    'map $request_uri $bewertra_language {\n' +
    lines([...prefixes.map((prefix) => `  ~^${prefix}(/|\\?|$) ${prefix};`), '  default "";']) +
    '}\n' +
    'map $uri $bewertra_page_of_section {\n' +
    lines([...pagesWithSections.map((path) => `  ~^${path}/[^/]+/?$ ${path};`), '  default "";']) +
    '}\n'
  );
}

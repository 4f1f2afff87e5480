/** The same headers and redirects in each server's own syntax. */
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

/** `defer` overwrites the service's own copies, so that each header is sent once. */
function caddyBlock(headers: Headers, matcher = ''): string {
  const entries = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
  return lines([`header ${matcher} {`, ...entries, '\t-Server', '\tdefer', '}']);
}

/** For blocks without files of their own. */
export function caddyHeaders(headers: Headers): string {
  return origin + caddyBlock(headers);
}

/** For the site's block: headers and caching by file, the language of an address, and unknown sections. */
export function caddyRoutes(headers: Headers): string {
  const paths = pagesWithSections.map((path) => path.slice(1));
  const plainFile = `{\n\tpath_regexp ${anyFile.source}\n\tnot path_regexp ${pageFile.source}\n\tfile\n}\n`;
  return (
    origin +
    `@plainFile ${plainFile}@document not ${plainFile}` +
    caddyBlock(fileHeaders, '@plainFile') +
    caddyBlock(headers, '@document') +
    'map {http.request.orig_uri.path} {language} {\n' +
    lines([...prefixes.map((prefix) => `\t~^${prefix}(/|$) ${prefix}`), '\tdefault ""']) +
    '}\n' +
    'map {http.request.orig_uri.path} {caching} {\n' +
    lines([`\t~^${hashedFolder} "${caching.hashed}"`, `\tdefault "${caching.other}"`]) +
    '}\n' +
    `@section path_regexp section ^/(${paths.join('|')})/[^/]+/?$\n`
  );
}

/** `_headers` for Netlify and Cloudflare Pages, which both revalidate pages by default. */
export function netlifyHeaders(headers: Headers): string {
  const all = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return lines(['/*', ...all, '', `${hashedFolder}*`, `  Cache-Control: ${caching.hashed}`]);
}

/** `_redirects` for Netlify, where an existing file takes precedence over a rule. */
export function netlifyRedirects(): string {
  return lines([
    ...pagesWithSections.map((path) => `${path}/:section ${path} 301`),
    ...prefixes.map((prefix) => `${prefix}/* ${prefix}/404.html 404`),
  ]);
}

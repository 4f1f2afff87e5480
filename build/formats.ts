/** The same headers and redirects in each server's own syntax. */
import { pagesWithSections } from '#common/addresses.ts';
import { caching, hashedFolder } from '#common/headers.ts';
import { localeCodes, locales } from '#common/locales.ts';

type Headers = Record<string, string>;

const origin = '# Written by the build. Do not edit: the next build overwrites it.\n';

const lines = (from: readonly string[]) => from.map((line) => `${line}\n`).join('');

/** Languages below a prefix, the longest first. */
const prefixes = localeCodes.map((code) => locales[code].prefix).filter((prefix) => prefix !== '');

/** For the `server` block. The service's own copies of these headers are hidden, so that each is sent once. */
export function nginxHeaders(headers: Headers): string {
  const entries = Object.entries(headers);
  return (
    origin +
    lines(entries.map(([name, value]) => `add_header ${name} "${value}" always;`)) +
    lines(entries.map(([name]) => `proxy_hide_header ${name};`))
  );
}

/** For the `http` block: caching by file, the language of an address, and the page of an unknown section. */
export function nginxRoutes(): string {
  return (
    origin +
    'map $uri $bewertra_caching {\n' +
    lines([
      `  ~^${hashedFolder} "${caching.hashed}";`,
      `  ~\\.html$ "${caching.page}";`,
      `  ~\\.\\w+$ "${caching.other}";`,
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

/** For the site's block. `defer` overwrites the service's own copies, so that each header is sent once. */
export function caddyHeaders(headers: Headers): string {
  const entries = Object.entries(headers).map(([name, value]) => `\t${name} "${value}"`);
  return `${origin}header {\n${lines([...entries, '\t-Server', '\tdefer'])}}\n`;
}

/** For the site's block: the language of an address, caching by file, and unknown sections. */
export function caddyRoutes(): string {
  const paths = pagesWithSections.map((path) => path.slice(1));
  return (
    origin +
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

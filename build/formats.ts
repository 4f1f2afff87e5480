/** Headers, caching and redirects in nginx's syntax. */
import { pathsOfView, movedAddresses, pagesWithSections } from '#common/addresses.ts';
import {
  anyFile,
  caching,
  fileHeaders,
  hashedFolder,
  pageFile,
  sharedFile,
  sharedHeaders,
} from '#common/headers.ts';
import { localeCodes, locales } from '#common/locales.ts';

type Headers = Record<string, string>;

const text = (lines: readonly string[]) =>
  ['# Written by the build. Do not edit: the next build overwrites it.', ...lines, ''].join('\n');

const variableFor = (name: string) => `$bewertra_${name.toLowerCase().replaceAll('-', '_')}`;

/** For the `server` block. The service's own copies of these headers are hidden, so that each is sent once. */
export const nginxHeaders = (headers: Headers): string =>
  text(
    Object.keys(headers).flatMap((name) => [
      `add_header ${name} ${variableFor(name)} always;`,
      `proxy_hide_header ${name};`,
    ]),
  );

/** A variable by regular expressions that nginx tries in their order (ngx_http_map_module). */
const map = (from: string, to: string, cases: readonly [pattern: string, value: string][], other = '') => [
  `map $${from} ${to} {`,
  ...cases.map(([pattern, value]) => `  ~${pattern} "${value}";`),
  `  default "${other}";`,
  '}',
];

/**
 * For the `http` block: headers and caching by file, what a file answers to, the language of an address, where a moved
 * address leads, and the page of an unknown section. nginx sends no header whose value is empty.
 * @param headers of answers that are no page
 * @param policies the content security policies of pages, by their views
 */
export function nginxRoutes(headers: Headers, policies: Readonly<Record<string, string>>): string {
  const ofViews = Object.entries(policies).map(([view, policy]): [string, string] => [
    pathsOfView(view).source.replaceAll('\\/', '/'),
    policy,
  ]);
  const prefixes = localeCodes.map((code) => locales[code].prefix).filter((prefix) => prefix !== '');
  return text([
    ...Object.entries(headers).flatMap(([name, value]) =>
      map(
        'uri',
        variableFor(name),
        [
          ...(name === 'Content-Security-Policy' ? ofViews : []),
          [pageFile.source, value],
          [sharedFile.source, sharedHeaders[name] ?? ''],
          [anyFile.source, fileHeaders[name] ?? ''],
        ],
        value,
      ),
    ),
    ...map('uri', '$bewertra_caching_of_file', [
      [`^${hashedFolder}`, caching.hashed],
      [pageFile.source, caching.page],
      [anyFile.source, caching.other],
    ]),
    // nginx's own redirects and refusals: an answer of the service has a status of its upstream too, and brings its own.
    ...map(
      'status$upstream_status',
      '$bewertra_caching',
      [['^301$', caching.page]],
      '$bewertra_caching_of_file',
    ),
    ...map('status$upstream_status', '$bewertra_allowed', [['^405$', 'GET, HEAD']]),
    ...map(
      'request_uri',
      '$bewertra_language',
      prefixes.map((prefix) => [`^${prefix}(/|\\?|$)`, prefix]),
    ),
    ...map(
      'uri',
      '$bewertra_moved',
      movedAddresses.map(({ from, to }) => [`^${from}(/|\\.html|/index\\.html)?$`, to]),
    ),
    ...map(
      'uri',
      '$bewertra_page_of_section',
      pagesWithSections.map((path) => [`^${path}/[^/]+/?$`, path]),
    ),
  ]);
}

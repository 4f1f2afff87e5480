import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { firstScreenAttribute } from '#common/ids.ts';
import { prefixedLocales } from '#common/locales.ts';

/** A style sheet of a page: where its element is in the HTML, and what it holds or the address that has it. */
export type Sheet = { range: readonly [number, number]; css: string; href: string | undefined };

/** The style sheets of a page, in their order. */
export function sheetsOf(html: string): Sheet[] {
  return parse(html, { comment: true })
    .querySelectorAll('link[rel=stylesheet], style')
    .map((sheet) => ({ range: sheet.range, css: sheet.rawText, href: sheet.getAttribute('href') }));
}

/** Where in a page's HTML its first screen ends, if it says which that is. */
const endOfFirstScreen = (html: string) =>
  parse(html, { comment: true }).querySelector(`[${firstScreenAttribute}]`)?.range[1];

/** A page up to the end of its first screen; undefined if it has none that it tells apart. */
export const firstScreenOf = (html: string) => {
  const end = endOfFirstScreen(html);
  return end === undefined ? undefined : html.slice(0, end);
};

/** What a page is styled by: a sheet in its head, and the address of one for what follows its first screen. */
export type PageStyles = { inline: string; rest?: string };

/**
 * Scripts wait for the sheets before them, and the parser for scripts: Firefox would show what follows the
 * linked sheet without it.
 */
const wait = ' ';

/** The link to the sheet for the rest, which tells the browser that the first screen is complete. */
const restId = 'rest';

/**
 * A slow line brings a document in pieces, and a first screen that is painted in pieces moves. Nothing is
 * painted until the link behind it is there (<https://html.spec.whatwg.org/#link-type-expect>).
 */
const expectFirstScreen = `<link rel="expect" href="#${restId}" blocking="render">`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page whose policy allows these in addition. */
function allow(html: string, directive: 'script-src' | 'style-src', sources: readonly string[]): string {
  const allowed = html.replace(new RegExp(`${directive}(?=[ ;"])`), [directive, ...sources].join(' '));
  if (allowed === html) throw new Error(`a page without a policy for ${directive}`);
  return allowed;
}

/** A page without its style sheets, and with a policy that allows none. */
function withoutStyles(html: string): string {
  // From the last to the first, so that each range still fits.
  const bare = sheetsOf(html).reduceRight(
    (text, { range: [start, end] }) => text.slice(0, start) + text.slice(end),
    html,
  );
  return bare.replace(/style-src [^;"]*/, 'style-src');
}

const insert = (text: string, at: number, inserted: string) => text.slice(0, at) + inserted + text.slice(at);

/**
 * A page with these style sheets alone, and a policy that allows them. Astro writes an island's style where the
 * island stands, in the body, where HTML allows none; a linked sheet may stand there, and holds up what follows
 * it, but not the first screen.
 * @param sources what the policy allows besides
 * @throws Error for a page that cannot be changed so
 */
export function withStyles(html: string, { inline, rest }: PageStyles, sources: readonly string[]): string {
  const own = rest === undefined ? [] : ["'self'"];
  const allowed = allow(withoutStyles(html), 'style-src', [...new Set([...sources, ...own]), hashOf(inline)]);
  const head = allowed.indexOf('</head>');
  if (head === -1) throw new Error('a page without a head');
  const expected = rest === undefined ? '' : expectFirstScreen;
  const styled = insert(allowed, head, `${expected}<style>${inline}</style>`);
  if (rest === undefined) return styled;
  const waiting = allow(styled, 'script-src', [hashOf(wait)]);
  const end = endOfFirstScreen(waiting);
  if (end === undefined) throw new Error('a sheet for what follows the first screen, and no first screen');
  return insert(
    waiting,
    end,
    `<link id="${restId}" rel="stylesheet" href="${rest}"><script>${wait}</script>`,
  );
}

/**
 * What pages have in common that share a style sheet: their view, whatever language or section.
 * @param file relative to the site, such as `en/platform/offers.html`
 */
export function templateOf(file: string): string {
  const names = file.replace(/\.html$/, '').split(/[/\\]/);
  const [name = 'index'] = prefixedLocales.some((locale) => locale === names[0]) ? names.slice(1) : names;
  return name;
}

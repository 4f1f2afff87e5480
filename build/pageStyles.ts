import { createHash } from 'node:crypto';
import { parse } from 'node-html-parser';
import { prefixedLocales } from '#common/locales.ts';

/** A style sheet of a page: where its element is in the HTML, and what it holds or the address that has it. */
export type Sheet = { range: readonly [number, number]; css: string; href: string | undefined };

/** The style sheets of a page, in their order. */
export function sheetsOf(html: string): Sheet[] {
  return parse(html, { comment: true })
    .querySelectorAll('link[rel=stylesheet], style')
    .map((sheet) => ({ range: sheet.range, css: sheet.rawText, href: sheet.getAttribute('href') }));
}

/**
 * A page with this style sheet in its head alone, and a policy that allows it by its hash. Astro writes an island's
 * style where the island stands, in the body, where HTML allows none.
 * @param css for all of the page
 * @param sources what the policy allows besides
 * @throws Error for a page without a head or a policy
 */
export function withStyles(html: string, css: string, sources: readonly string[]): string {
  // From the last to the first, so that each range still fits.
  const bare = sheetsOf(html).reduceRight(
    (text, { range: [start, end] }) => text.slice(0, start) + text.slice(end),
    html,
  );
  const hash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const allowed = bare.replace(/style-src [^;"]*/, ['style-src', ...sources, hash].join(' '));
  if (allowed === bare) throw new Error('a page without a policy for style-src');
  const head = allowed.indexOf('</head>');
  if (head === -1) throw new Error('a page without a head');
  return `${allowed.slice(0, head)}<style>${css}</style>${allowed.slice(head)}`;
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

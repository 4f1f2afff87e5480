import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';

const html = 'html';
const script = 'js';

/** Splits HTML and scripts into possible class names, which hold nearly any character but these. */
const wordsOf = (source: string) => [/[^\s"'`]+/g, /[\w-]+/g].flatMap((word) => source.match(word) ?? []);

/**
 * Drops unused CSS (PurgeCSS): keeps rules whose elements, classes and attributes occur in the pages or in their
 * scripts, with the variables, `@property` and `@keyframes` that these use.
 * @param css the whole style sheet
 * @param pages HTML of the pages that share it
 * @param scripts source of the scripts that they may run, which may create or mark elements
 */
export async function usedStyles(
  css: string,
  { pages, scripts }: { pages: readonly string[]; scripts: readonly string[] },
): Promise<string> {
  const [used] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      ...pages.map((raw) => ({ raw, extension: html })),
      ...scripts.map((raw) => ({ raw, extension: script })),
    ],
    extractors: [
      { extensions: [html], extractor: purgeHtml },
      { extensions: [script], extractor: wordsOf },
    ],
    safelist: {
      // Pseudo-classes are not in the HTML: without this, selectors such as `:focus-visible` would be dropped.
      standard: [/^:/],
      // Read by a container query (tokens.css), of which PurgeCSS knows nothing.
      variables: ['--text-room'],
    },
    keyframes: true,
    variables: true,
  });
  if (used === undefined) throw new Error('a style sheet has vanished');
  return withoutUnread(used.css.replace(partsOfDateFields, ''));
}

/** Tailwind's reset of the parts of date fields, of which no page has one (a pseudo-element is in no HTML). */
const partsOfDateFields = /::-webkit-(?:datetime|date-and-time|calendar)[\w-]*\s*\{[^}]*\}/g;

/** Drops `@property` rules whose property no rule reads: Tailwind registers all of its own. */
function withoutUnread(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  return css.replace(/@property\s+(--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    read.has(name) ? rule : '',
  );
}

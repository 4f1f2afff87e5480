import { PurgeCSS } from 'purgecss';
import purgeHtml from 'purgecss-from-html';

const [html, script] = ['html', 'js'];

/** Class names hold nearly any character but these; other names are words, whatever stands around them. */
const wordsOf = (source: string) => [/[^\s"'`]+/g, /[\w-]+/g].flatMap((word) => source.match(word) ?? []);

/**
 * What a style sheet has for some pages: the rules whose elements, classes and attributes are in them or are
 * words of their scripts, with the variables, properties and movements that these use.
 * @param css everything there is
 * @param pages their HTML
 * @param scripts the source of what they may run, which may make or mark elements
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
    // A state is no part of the HTML: without this, selectors of states alone would go.
    safelist: [/^:/],
    keyframes: true,
    variables: true,
  });
  if (used === undefined) throw new Error('a style sheet has vanished');
  return withoutUnread(used.css);
}

/** Styles without the registration of properties that nothing in them reads: a framework registers all that it has. */
function withoutUnread(css: string): string {
  const read = new Set(Array.from(css.matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  return css.replace(/@property\s+(--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
    read.has(name) ? rule : '',
  );
}

import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

/**
 * Moves a page's styles from its body to the end of its head. Astro writes an island's style where the
 * island stands, in the body, where HTML allows none. The page's policy allows a style by its hash,
 * wherever it stands.
 */
export function withStylesInHead(html: string): string {
  const document = parse(html, { comment: true });
  const head = document.querySelector('head');
  if (head === null) throw new Error('a page without a head');
  const styles = document.querySelectorAll('body style').map(({ range }) => range);
  const moved = styles.map(([start, end]) => html.slice(start, end)).join('');
  // From the last to the first, so that each range still fits.
  const rest = styles.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), html);
  const endOfHead = head.range[1] - '</head>'.length;
  return rest.slice(0, endOfHead) + moved + rest.slice(endOfHead);
}

export const stylesToHead: AstroIntegration = {
  name: 'styles-to-head',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      for await (const file of glob('**/*.html', { cwd })) {
        const html = await readFile(cwd + file, 'utf8');
        const tidy = withStylesInHead(html);
        if (tidy !== html) await writeFile(cwd + file, tidy);
      }
    },
  },
};

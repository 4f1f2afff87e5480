import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { parse } from 'node-html-parser';

/**
 * Astro writes an island's style where the island stands, in the body, where HTML allows none. Its hash
 * in the page's policy holds wherever the style is, so only its place changes.
 */
export function withStylesInHead(html: string): string {
  const { head, body } = sections(html);
  const styles = body.querySelectorAll('style').map(({ range }) => range);
  const endOfHead = head.range[1] - '</head>'.length;
  const moved = styles.map(([start, end]) => html.slice(start, end)).join('');
  let rest = '';
  let position = endOfHead;
  for (const [start, end] of styles) {
    rest += html.slice(position, start);
    position = end;
  }
  return html.slice(0, endOfHead) + moved + rest + html.slice(position);
}

function sections(html: string) {
  const document = parse(html, { comment: true });
  const [head, body] = ['head', 'body'].map((name) => document.querySelector(name));
  if (!head || !body) throw new Error('a page without head or body');
  return { head, body };
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

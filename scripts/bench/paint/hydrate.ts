import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/**
 * The texts that a view and the sections beside it take out of the content, so that it gets no others: a
 * hydrated page has them twice.
 */
function textsOf(view: string): string[] {
  const folder = dirname(view);
  const sources = readdirSync(folder).filter((name) => /(?<!\.test)\.tsx$/.test(name));
  return sources.flatMap((name) => {
    const taken = /\{ ([\w, :]+) \} = content\b|content: \{ ([\w, :]+) \}/.exec(
      readFileSync(join(folder, name), 'utf8'),
    );
    return (taken?.[1] ?? taken?.[2] ?? '').split(', ').map((text) => text.replace(/:.*/, ''));
  });
}

/** A component that makes its own links, since no function can be handed to a browser. */
function wrapped(name: string, view: string, folder: string): string {
  const file = join(folder, `${name}.jsx`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `import { innerLinks } from '#site/innerLinks.ts';
import { ${name} as View } from '${view}';
export function ${name}({ locale, outward, ...props }) {
  return <View {...props} links={{ ...outward, ...innerLinks(locale) }} />;
}
`,
  );
  return file;
}

/** A page or layout whose React components are all hydrated as soon as it is loaded. */
function hydrated(source: string, folder: string): string {
  const imports = /import \{ (\w+) \} from '(#site\/(?:views|components)\/[^']+\.tsx)';/g;
  return [...source.matchAll(imports)].reduce((text, [statement, name = '', path = '']) => {
    const tag = new RegExp(`<${name}\\b`);
    if (!tag.test(text)) return text;
    const island = text.replace(tag, `<${name} client:load`);
    const links = /links=\{(linksFor\(locale, [\w.]+\))\}/.exec(island);
    if (links === null) return island;
    const view = join(root, path.replace('#', ''));
    const texts = JSON.stringify(textsOf(view));
    return island
      .replace(statement, `import { ${name} } from '${wrapped(name, path, folder)}';`)
      .replace(links[0], `locale={locale} outward={JSON.parse(JSON.stringify(${links[1] ?? ''}))}`)
      .replace(
        'content={content}',
        `content={Object.fromEntries(Object.entries(content).filter(([key]) => ${texts}.includes(key)))}`,
      );
  }, source);
}

/**
 * Makes the site one that React hydrates whole: header, page and footer.
 * @param folder for what has to be written for this
 */
export function hydrateEverything(folder: string): Plugin {
  return {
    name: 'hydrate-everything',
    enforce: 'pre',
    load: {
      filter: { id: /\/site\/(pages|layouts)\/.*\.astro$/ },
      handler: (id) => hydrated(readFileSync(id, 'utf8'), folder),
    },
  };
}

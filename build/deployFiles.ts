import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { viewOf } from '#common/addresses.ts';
import { deployFolder, policiesFile, securityHeaders, stampFile, type Policies } from '#common/headers.ts';
import { builtWith } from '../site/config.ts';
import { unsentFiles, unsentStyles } from '../site/unsentPage.ts';
import { nginxHeaders, nginxRoutes } from './formats.ts';
import { policyForAll, policyOfPage } from './policy.ts';

/**
 * Writes headers, caching and redirects in nginx's syntax, and its error pages for the contact form, into
 * `dist/.deploy`, which no server serves (decision 14).
 */
export const deployFiles: AstroIntegration = {
  name: 'deploy-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const pages: { view: string; policy: string }[] = [];
      for await (const file of glob('**/*.html', { cwd })) {
        const policy = policyOfPage(await readFile(cwd + file, 'utf8'));
        if (policy === undefined) throw new Error(`${file} has no content security policy`);
        pages.push({ view: viewOf(file), policy });
      }
      const policies: Policies = {
        any: policyForAll([unsentStyles, ...pages.map(({ policy }) => policy)]),
        views: Object.fromEntries(
          Array.from(
            Map.groupBy(pages, ({ view }) => view),
            ([view, alike]) => [view, policyForAll(alike.map(({ policy }) => policy))],
          ),
        ),
      };
      const headers = securityHeaders(policies.any);
      const files = {
        [policiesFile]: JSON.stringify(policies),
        [stampFile]: builtWith,
        ...unsentFiles(),
        'nginx-headers.conf': nginxHeaders(headers),
        'nginx-routes.conf': nginxRoutes(headers, policies.views),
      };
      const folder = `${cwd}${deployFolder}/`;
      await mkdir(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(folder + name, text);
    },
  },
};

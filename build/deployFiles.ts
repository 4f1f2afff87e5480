import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deployFolder, policyFile, securityHeaders, stampFile } from '#common/headers.ts';
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
      const policies = [unsentStyles];
      for await (const file of glob('**/*.html', { cwd })) {
        const policy = policyOfPage(await readFile(cwd + file, 'utf8'));
        if (policy === undefined) throw new Error(`${file} has no content security policy`);
        policies.push(policy);
      }
      const policy = policyForAll(policies);
      const headers = securityHeaders(policy);
      const files = {
        [policyFile]: `${policy}\n`,
        [stampFile]: builtWith,
        ...unsentFiles(),
        'nginx-headers.conf': nginxHeaders(headers),
        'nginx-routes.conf': nginxRoutes(headers),
      };
      const folder = `${cwd}${deployFolder}/`;
      await mkdir(folder, { recursive: true });
      for (const [name, text] of Object.entries(files)) await writeFile(folder + name, text);
    },
  },
};

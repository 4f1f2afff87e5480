import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deployFolder, policyFile, securityHeaders, stampFile } from '#common/headers.ts';
import { builtWith } from '../site/config.ts';
import { nginxHeaders, nginxRoutes } from './formats.ts';
import { policyForAll, policyOfPage } from './policy.ts';
import { unsentFiles, unsentStyles } from './unsentPage.ts';

/** Headers, caching and redirects in nginx's syntax, and its pages for what was not sent, by file name (decision 14). */
function filesForServers(policies: string[]): Record<string, string> {
  const policy = policyForAll(policies);
  const headers = securityHeaders(policy);
  return {
    [policyFile]: `${policy}\n`,
    'nginx-headers.conf': nginxHeaders(headers),
    'nginx-routes.conf': nginxRoutes(headers),
    ...unsentFiles(),
    [stampFile]: builtWith,
  };
}

/** Writes these files into a folder of the build that no server serves. */
export const deployFiles: AstroIntegration = {
  name: 'deploy-files',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const cwd = fileURLToPath(dir);
      const policies: string[] = [];
      for await (const file of glob('**/*.html', { cwd })) {
        const policy = policyOfPage(await readFile(cwd + file, 'utf8'));
        if (policy === undefined) throw new Error(`${file} has no content security policy`);
        policies.push(policy);
      }
      policies.push(unsentStyles);
      const folder = `${cwd}${deployFolder}/`;
      await mkdir(folder, { recursive: true });
      for (const [name, text] of Object.entries(filesForServers(policies)))
        await writeFile(folder + name, text);
    },
  },
};

import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { team } from '#common/company.ts';

/** Where photographs of the team are, relative to the repository; `site/assets/portraits.ts` shows them. */
const folder = 'site/assets/team/';
const root = fileURLToPath(new URL(`../${folder}`, import.meta.url));

/** The endings that `site/assets/portraits.ts` looks for. */
const endings = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** The key of the person whose photograph a file is, if its name is right. */
function keyOf(file: string): string | undefined {
  const [, key, ending = ''] = /^(.+)\.(\w+)$/.exec(file) ?? [];
  return endings.includes(ending) ? key : undefined;
}

/** The keys of those who have a photograph. */
export function photographed(path = root): Set<string> {
  return new Set(globSync('*', { cwd: path }).flatMap((file) => keyOf(file) ?? []));
}

/** What is wrong with the names of photographs: nobody would see them. */
export function misnamed(path = root): string[] {
  const known = team.map(({ key }) => key);
  const seen = new Set<string>();
  return globSync('*', { cwd: path })
    .toSorted()
    .flatMap((file) => {
      const key = keyOf(file);
      if (key === undefined)
        return `${folder}${file}: save it as a photograph that ends in .${endings.join(', .')}`;
      if (!known.includes(key))
        return `${folder}${file}: nobody in common/team.json has the key ${key}; the keys are ${known.join(', ')}`;
      if (seen.has(key)) return `${folder}${file}: there is another photograph of ${key}; remove one`;
      seen.add(key);
      return [];
    });
}

/** A build fails while a photograph has a name by which nobody is found. */
export const refuseMisnamed: AstroIntegration = {
  name: 'refuse-misnamed-photographs',
  hooks: {
    'astro:build:start': () => {
      const faults = misnamed();
      if (faults.length > 0) throw new Error(`These photographs cannot be shown:\n${faults.join('\n')}`);
    },
  },
};

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
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

/** What a portrait needs at its largest on a fine screen. */
const least = { width: 576, height: 720 };

/** What is wrong with photographs as they are: no picture in it, or so small that it would be blurred. */
export async function unusable(path = root): Promise<string[]> {
  const files = globSync('*', { cwd: path }).filter((file) => keyOf(file) !== undefined);
  const faults = files.toSorted().map(async (file) => {
    const read = await sharp(join(path, file))
      .metadata()
      .catch(() => undefined);
    if (read === undefined)
      return `${folder}${file}: is no picture that can be read; take a JPEG, PNG, WebP or AVIF`;
    const { width, height } = read.autoOrient;
    if (width >= least.width && height >= least.height) return [];
    return `${folder}${file}: has ${width} by ${height} pixels; take one with at least ${least.width} by ${least.height}`;
  });
  return (await Promise.all(faults)).flat();
}

/** A build fails while a photograph has a name by which nobody is found, or is too small. */
export const refuseWrongPhotographs: AstroIntegration = {
  name: 'refuse-wrong-photographs',
  hooks: {
    'astro:build:start': async () => {
      const faults = [...misnamed(), ...(await unusable())];
      if (faults.length > 0) throw new Error(`These photographs cannot be shown:\n${faults.join('\n')}`);
    },
  },
};

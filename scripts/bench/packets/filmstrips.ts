import { join } from 'node:path';
import { buildBare } from '../paint/variants.ts';
import type { Film } from './film.ts';
import { atThePhone, lines, overLine } from './line.ts';

/** How long each line is watched, in milliseconds. */
const shown = { train: { step: 100, until: 1800 }, home: { step: 50, until: 900 } };

/**
 * Pictures of first visits on both lines: what a phone shows at equal steps of time, above the bare page with the same
 * words and picture.
 * @param folder for the bare site
 * @param into where the pictures are written
 * @returns their files
 */
export async function filmstrips(folder: string, into: string, paths: readonly string[]): Promise<string[]> {
  const bareSite = buildBare(join(process.cwd(), 'dist'), folder, paths);
  const pictures: string[] = [];
  for (const [name, line] of Object.entries(lines) as [keyof typeof lines, (typeof lines)['train']][])
    await overLine(line, bareSite, async (origins) => {
      for (const path of paths) {
        const page = path.slice(1).replaceAll('/', '-') || 'index';
        const picture = join(into, `filmstrip-${name}-${page}.png`);
        const film: Film = { urls: origins.map((origin) => origin + path), ...shown[name], picture };
        await atThePhone('film.ts', film);
        pictures.push(picture);
      }
    });
  return pictures;
}

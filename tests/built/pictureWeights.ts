import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { poses } from '#common/company.ts';
import { heroes, lost } from '#site/assets/heroes.ts';
import { houseLayers } from '#site/assets/houseLayers.ts';
import type { BudgetName } from '../../budgets.ts';
import { siteFolder } from './site.ts';

const art = join(import.meta.dirname, '../../site/assets/art/');

/** A picture's weight in KiB, beside the budget that it has to keep. */
export type PictureWeight = { budget: BudgetName; file: string; weight: number };

const kib = (path: string) => statSync(path).size / 1024;

const avif = (budget: BudgetName, file: string): PictureWeight => ({
  budget,
  file,
  weight: kib(join(art, `${file}.avif`)),
});

const banners = [...Object.values(heroes), lost].flatMap(({ wide, narrow }) => [
  avif('widePicture', `${wide}-1920`),
  avif('narrowPicture', `${narrow}-720`),
]);

/** The closing band shows the night and its lights together. */
const night = (budget: BudgetName, width: number): PictureWeight => ({
  budget,
  file: `night-${width}`,
  weight: avif(budget, `night-${width}`).weight + avif(budget, `night-lights-${width}`).weight,
});

/** All layers of the house in one width and format, which are fetched together. */
const house = (width: number, format: 'avif' | 'webp'): PictureWeight => ({
  budget: 'houseLayers',
  file: `house-${width}.${format}`,
  weight: houseLayers.reduce((sum, name) => sum + kib(join(art, `house-${name}-${width}.${format}`)), 0),
});

const poseFiles = poses.flatMap((pose) => globSync(`figure-${pose}-*`, { cwd: art }));

/** Every picture that has a budget: those of the project, and those that the build has drawn to share pages with. */
export const pictureWeights: readonly PictureWeight[] = [
  ...banners,
  night('narrowNight', 720),
  night('wideNight', 1080),
  ...[640, 900].flatMap((width) => [house(width, 'avif'), house(width, 'webp')]),
  ...poseFiles.map((file): PictureWeight => ({ budget: 'pose', file, weight: kib(join(art, file)) })),
  ...globSync('og/**/*.jpg', { cwd: siteFolder }).map((file): PictureWeight => ({
    budget: 'sharePicture',
    file,
    weight: kib(join(siteFolder, file)),
  })),
];

/** Names of a pose's files, in every width and format. */
export const filesOfPose = (pose: string): string[] =>
  poseFiles.map((file) => basename(file)).filter((file) => file.startsWith(`figure-${pose}-`));

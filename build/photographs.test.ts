import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { team } from '#common/company.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { misnamed, photographed, unusable } from './photographs.ts';

const [{ key } = { key: '' }] = team;

/** A folder with files of these names. */
function folderWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

it.each(['jpg', 'jpeg', 'png', 'webp', 'avif'])('a person has a photograph that ends in .%s', (ending) => {
  const folder = folderWith(`${key}.${ending}`, '.gitkeep');
  expect(photographed(folder)).toEqual(new Set([key]));
  expect(misnamed(folder)).toEqual([]);
});

describe('a photograph that nobody would see is named, and what to do', () => {
  it('when it belongs to nobody', () => {
    expect(misnamed(folderWith('erica.jpg'))).toEqual([
      expect.stringMatching(
        `^site/assets/team/erica.jpg: nobody in common/team.json has the key erica; the keys are ${key}, `,
      ),
    ]);
  });

  it.each([`${key}.HEIC`, `${key}.JPG`, `${key}.pdf`, key])('when it is called %s', (name) => {
    expect(misnamed(folderWith(name))).toEqual([
      `site/assets/team/${name}: save it as a photograph that ends in .jpg, .jpeg, .png, .webp, .avif`,
    ]);
  });

  it('when there are two of one person', () => {
    expect(misnamed(folderWith(`${key}.jpg`, `${key}.png`))).toEqual([
      `site/assets/team/${key}.png: there is another photograph of ${key}; remove one`,
    ]);
  });
});

it.each([
  ['large enough', 576, 720, []],
  ['too narrow', 575, 720, ['has 575 by 720 pixels; take one with at least 576 by 720']],
  ['too low', 576, 719, ['has 576 by 719 pixels; take one with at least 576 by 720']],
])('a photograph that is %s', async (_, width, height, says) => {
  const folder = temporaryFolder();
  const file = `${key}.jpg`;
  await sharp({ create: { width, height, channels: 3, background: '#206fa0' } }).toFile(join(folder, file));
  expect(await unusable(folder)).toEqual(says.map((one) => `site/assets/team/${file}: ${one}`));
});

it('a file that is no picture is named, whatever its name says', async () => {
  expect(await unusable(folderWith(`${key}.jpg`))).toEqual([
    expect.stringMatching(`^site/assets/team/${key}.jpg: is no picture that can be read`),
  ]);
});

it('no two people without a photograph have the same figure', () => {
  const withPhotograph = photographed();
  const poses = team.filter((one) => !withPhotograph.has(one.key)).map(({ pose }) => pose);
  const twice = poses.filter((pose, at) => poses.indexOf(pose) !== at);
  expect(twice, 'give one of them another pose; the form of the team calls it „Figur“').toEqual([]);
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { team } from '#common/company.ts';
import { temporaryFolder } from '#server/testing/folder.ts';
import { misnamed, photographed } from './photographs.ts';

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

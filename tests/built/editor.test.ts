import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { formsOf } from '../../scripts/edit/forms.ts';
import { pageKeys } from '#common/routes.ts';
import { sectionOf, readIn, spoken } from './contents.ts';

/** The editor of the texts (`tools/edit`) belongs to the team: no visitor's browser and no server has it. */
const hasEditor = (file: string) => /keystatic|keystar/i.test(readFileSync(file, 'latin1'));

it('no file of the built site has anything of the editor', () => {
  const files = globSync('dist/**/*.{html,js,css,json,xml,txt,conf}');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter(hasEditor)).toEqual([]);
});

it('no package of the editor is installed with the project', () => {
  expect(['package-lock.json', 'astro.config.ts', 'Dockerfile'].filter(hasEditor)).toEqual([]);
});

it('the image takes in nothing of tools/', () => {
  const copied = readFileSync('.dockerignore', 'utf8').match(/^!.*/gm) ?? [];
  expect(copied).toContain('!site');
  expect(copied.filter((path) => path.startsWith('!tools'))).toEqual([]);
});

/** Where the editor links to a section by a heading, that heading has to stand in it. */
const sections = spoken.flatMap((locale) =>
  formsOf(locale).flatMap(({ file, sections }) =>
    sections.map(({ heading, path }) => ({
      locale,
      file,
      heading,
      path,
      section: path.split('/').at(-1) ?? '',
    })),
  ),
);

it.each(sections)(
  'the editor calls $path as the page does: $heading',
  ({ locale, file, heading, section }) => {
    const page = pageKeys.find((key) => key === file);
    expect(page === undefined ? '' : readIn(sectionOf(locale, page, section))).toContain(heading);
  },
);

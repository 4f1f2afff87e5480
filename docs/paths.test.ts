import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'SECURITY.md',
  'deploy/README.md',
  ...globSync('docs/{,data-protection/}*.md'),
];

/** What a page names between backticks that can only be a place in the repository. */
const placesIn = (page: string) =>
  [
    ...readFileSync(page, 'utf8').matchAll(
      /`((?:common|site|server|build|scripts|tests|tools|deploy|docs|art)\/[^`\s]*)`/g,
    ),
  ]
    .map(([, place = '']) => place)
    .filter((place) => !place.includes('<'));

it.each(pages)('%s names files and folders that there are', (page) => {
  const literally = (place: string) => place.replaceAll('[', '[[]').replaceAll('(', '[(]');
  expect(placesIn(page).filter((place) => globSync(literally(place)).length === 0)).toEqual([]);
});

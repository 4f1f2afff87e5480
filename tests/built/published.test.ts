import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { movedAddresses, siteAddresses } from '#common/addresses.ts';
import { moved } from '#common/moved.ts';
import { deployFolder, hashedFolder } from '#common/headers.ts';
import { publishedAddresses } from '../published.ts';
import { allPages, siteFolder } from './site.ts';

const known = new Set(publishedAddresses);

/** Files with a name that stays: neither pages, nor with a hash in their names, nor compressed twins. */
const namedFiles = globSync('**/*.*', { cwd: siteFolder })
  .map((file) => `/${file}`)
  .filter((path) => !/\.(html|br|gz)$/.test(path))
  .filter((path) => !path.startsWith(hashedFolder) && !path.startsWith(`/${deployFolder}/`));

it('every page, section and file that is published stands in tests/published.txt, so that it is answered for ever', () => {
  const pages = allPages.map(({ address }) => address).filter((address) => !address.endsWith('/404'));
  const missing = [...pages, ...namedFiles].filter((address) => !known.has(address));
  expect(missing, 'add these lines to tests/published.txt').toEqual([]);
});

it('tests/published.txt names each address once, in order', () => {
  expect(publishedAddresses).toEqual([...known].toSorted());
});

it.each(Object.keys(moved))('%s was published', (from) => {
  // In every language of its day.
  expect(publishedAddresses).toContain(from);
});

it.each(movedAddresses)('$from is free, and leads to a page of today', ({ from, to }) => {
  const today = siteAddresses.map(({ path }) => path);
  expect(today).not.toContain(from);
  expect(today).toContain(to);
});

it('the style guide is in no build: visitors and search engines are not sent what only developers read', () => {
  expect(allPages.filter(({ file }) => file.includes('styleguide'))).toEqual([]);
});

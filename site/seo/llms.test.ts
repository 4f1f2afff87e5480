import { expect, it } from 'vitest';
import { brand } from '#common/company.ts';
import { pageAddresses } from '#common/addresses.ts';
import { locales } from '#common/locales.ts';
import { absolute } from '#site/links.ts';
import { llmsText } from './llms.ts';

it('opens with the name and a summary, then lists every page in every language, once', () => {
  const [title, , summary] = llmsText().split('\n');
  expect(title).toBe(`# ${brand.name}`);
  expect(summary).toMatch(/^> \S/);
  const pages = llmsText().split('\n## Figures\n')[0] ?? '';
  const linked = [...pages.matchAll(/^- \[[^\]]+\]\((\S+)\): \S/gm)].map(([, address]) => address);
  expect(linked.toSorted()).toEqual(pageAddresses.map(({ path }) => absolute(path)).toSorted());
  for (const { name } of Object.values(locales)) expect(llmsText()).toContain(`\n## ${name}\n`);
});

it('names the file of figures, so that machines quote them with their qualifiers', () => {
  expect(llmsText()).toMatch(
    new RegExp(`^- \\[facts\\.json\\]\\(${RegExp.escape(absolute('/facts.json'))}\\): \\S`, 'm'),
  );
});

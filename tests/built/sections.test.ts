import { describe, expect, it } from 'vitest';
import { sectionAddresses } from '#common/addresses.ts';
import { pathTo } from '#common/routes.ts';
import { pageAt } from './site.ts';

/** The first difference of two texts, with some context. */
function parting(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const from = Math.max(0, at - 60);
  return at === one.length && at === other.length
    ? ['', '']
    : [one.slice(from, at + 120), other.slice(from, at + 120)];
}

describe.each(sectionAddresses)('$path', ({ path, page, locale, section }) => {
  const address = pathTo(locale, page);

  it('equals its page byte by byte, except where it names the section and opens it', () => {
    const whole = pageAt(address).html;
    const refresh = `<noscript><meta http-equiv="refresh" content="0; url=#${section}"></noscript>`;
    const expected = whole
      .replace(`data-page="${address}"`, `$& data-section="${section}"`)
      .replace('<script type="speculationrules">', `${refresh}$&`)
      .replace(new RegExp(`(?<=<section id="${section}"[^>]*><details)(?= )`), ' open=""')
      .replaceAll(/ href="([^"]*)"(?=[^>]* data-language=)/g, ` href="$1/${section}"`);
    // Both markers and the language switch were found and replaced.
    expect(expected.split(section).length - whole.split(section).length).toBeGreaterThanOrEqual(4);
    const [seen, wanted] = parting(pageAt(path).html, expected);
    expect(seen).toBe(wanted);
  });

  it('leads to an element of the page, whose heading a screen reader does not pass over', () => {
    const target = pageAt(address).document.querySelector(`main [id="${section}"]`);
    expect(target).not.toBeNull();
    expect(target?.hasAttribute('tabindex')).toBe(false);
  });
});

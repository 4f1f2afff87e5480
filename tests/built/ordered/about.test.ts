import type { HTMLElement } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import {
  itemNamed,
  faultOfItem,
  mainOf,
  sectionOf,
  readIn,
  sentencesIn,
  spoken,
  wholeSentencesIn,
  type InBoth,
} from '../contents.ts';
import { attribute, textOf } from '../site.ts';
import { comparison, patternsOf } from './orders.ts';

const values: Record<string, InBoth> = {
  fairness: { de: /Fairness/, en: /Fairness/ },
  disruptive: { de: /Umbruch|Disrupt/i, en: /Disrupt/i },
  honesty: { de: /Ehrlichkeit/, en: /Honesty/ },
};

const groups: Record<string, InBoth> = {
  'management board': { de: /Geschäftsleitung|Geschäftsführung|Vorstand/, en: /Management board/i },
  'co-founders': { de: /Gründ/, en: /Co-founders/i },
  'research and development': { de: /Forschung und Entwicklung/, en: /Research and development/i },
};

const jobs: InBoth = {
  de: /Stelle|\bJobs?\b|Bewerbung|[Ii]nitiativ/,
  en: /\b[Jj]obs?\b|[Pp]osition|[Vv]acanc|application/,
};

const isWithin = (outer: HTMLElement, inner: HTMLElement) =>
  outer.querySelectorAll(inner.rawTagName).includes(inner);

describe.each(spoken)('the page about us in %s', (locale) => {
  const main = mainOf(locale, 'about');
  const team = sectionOf(locale, 'about', 'team');
  /** Members of a group: its entries with a name, up to the next group. */
  const membersOf = (group: InBoth) => {
    const item = itemNamed(team, group[locale], patternsOf(groups, locale));
    if (item === undefined || item.lines.length === 0) return [];
    const { element } = item;
    const list = element.querySelector('ul') ?? element.nextElementSibling?.querySelector('ul');
    return list?.querySelectorAll('li') ?? [];
  };
  const members = Object.values(groups).flatMap(membersOf);

  it('says in whole sentences what its vision is (statement 114)', () => {
    const section = sectionOf(locale, 'about', 'vision');
    expect(textOf(section.querySelector('h2'))).not.toBe('');
    expect(wholeSentencesIn(section, locale).length).toBeGreaterThanOrEqual(2);
  });

  it.each(Object.entries(values))('says in a sentence what %s means (statements 115 to 117)', (_, name) => {
    const section = sectionOf(locale, 'about', 'values');
    expect(faultOfItem(section, name[locale], patternsOf(values, locale), locale)).toBe('');
  });

  it('tells its story in whole sentences (statement 65)', () => {
    expect(wholeSentencesIn(sectionOf(locale, 'about', 'story'), locale)).not.toEqual([]);
  });

  it.each(Object.entries(groups))(
    'has the group %s in its team, with a member (statement 118)',
    (_, group) => {
      expect(membersOf(group).length).toBeGreaterThan(0);
    },
  );

  it('names every member and says their role (statements 120 and 121)', () => {
    expect(members.length).toBeGreaterThanOrEqual(3);
    for (const member of members) {
      const name = member.querySelector('h3, h4, strong, b');
      const role = member.querySelector('p');
      expect.soft(textOf(name), member.toString()).not.toBe('');
      expect.soft(textOf(role), member.toString()).not.toBe('');
    }
  });

  it('shows an image of every member (statements 119 and 183)', () => {
    expect(members.length).toBeGreaterThanOrEqual(3);
    const faceless = members.filter((member) => member.querySelector('img, svg[role=img]') === null);
    expect(faceless.map(textOf)).toEqual([]);
  });

  it('shows no image of a member twice (statement 119)', () => {
    const images = members.map((member) => attribute(member.querySelector('img'), 'src')).filter(Boolean);
    expect(images).toHaveLength(members.length);
    expect(new Set(images).size).toBe(images.length);
  });

  describe('its card for jobs', () => {
    // The smallest part that speaks of positions and has a heading and a link.
    const cards = main
      .querySelectorAll('section, article, aside, li, dd, div')
      .filter((part) => jobs[locale].test(readIn(part)))
      .filter((part) => part.querySelector('h2, h3, h4') !== null && part.querySelector('a') !== null);
    const card = cards.find((part) => !cards.some((other) => other !== part && isWithin(part, other)));

    it('speaks of positions below a heading of its own (statement 122)', () => {
      expect(card, 'nothing that speaks of positions has a heading and a link').toBeDefined();
      expect(card?.querySelectorAll('h1, h2').length).toBeLessThanOrEqual(1);
    });

    it('says in a sentence whom it is for (statement 122)', () => {
      expect(card === undefined ? [] : wholeSentencesIn(card, locale)).not.toEqual([]);
    });

    it('has a button with words, not a bare address (statement 122)', () => {
      const labels = card?.querySelectorAll('a').map(textOf) ?? [];
      expect(labels.filter((label) => label !== '' && !label.includes('@'))).not.toEqual([]);
    });
  });

  it('says in its first section what it costs to try (requirement 1.6)', () => {
    const hero = main.querySelector('h1')?.closest('section') ?? main;
    const free = { de: /kostet nichts|kostenlos|kostenfrei/, en: /costs? (?:you )?nothing|free/ };
    expect(readIn(hero)).toMatch(free[locale]);
  });

  it('says once what its estimates are compared with (requirement 1.35)', () => {
    expect(sentencesIn(main).filter((sentence) => comparison[locale].test(sentence))).toHaveLength(1);
  });
});

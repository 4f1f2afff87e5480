import { describe, expect, it } from 'vitest';
import { contacts, team, teamGroups } from '#common/company.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { attribute, pageAt, plain, textOf } from './site.ts';

/** The page beside its content, company and team; what is ordered of it in words of their own is in `ordered/about.test.ts`. */
describe.each(localeCodes)('the about page in %s', (locale) => {
  const { about } = contentFor(locale);
  const main = () => pageAt(pathTo(locale, 'about')).document.querySelector('main');
  const section = (id: string) => main()?.querySelector(`[id="${id}"]`);

  it('tells its vision, values, story and team in this order, and then of jobs', () => {
    const ids = main()
      ?.querySelectorAll('section[id]')
      .map((part) => attribute(part, 'id'));
    expect(ids).toEqual(['vision', 'values', 'story', 'team', 'jobs']);
  });

  it('says in its banner for whom it is, and what it costs to try', () => {
    expect(textOf(main()?.querySelector('section'))).toContain(plain(about.hero.note));
  });

  it.each(['fairness', 'disruptive', 'honesty'] as const)(
    'has the value of %s, with what it means',
    (value) => {
      const { title, text } = about.values.items[value];
      expect(section('values')?.querySelectorAll('h3').map(textOf)).toContain(plain(title));
      expect(textOf(section('values'))).toContain(plain(text));
    },
  );

  it('shows the team in its three groups', () => {
    const groups = section('team')?.querySelectorAll('h3').map(textOf);
    expect(groups).toEqual(teamGroups.map((group) => plain(about.team.groups[group])));
  });

  it.each(team)('shows $name with a portrait and a role', ({ name, role }) => {
    const person = section('team')
      ?.querySelectorAll('li')
      .find((item) => textOf(item.querySelector('h4')) === name);
    expect(person?.querySelectorAll('img')).toHaveLength(1);
    expect(textOf(person?.querySelector('p'))).toBe(plain(about.team.roles[role]));
  });

  it('shows no two people by the same portrait', () => {
    const sources = section('team')
      ?.querySelectorAll('img')
      .map((image) => attribute(image, 'src'));
    expect(new Set(sources).size).toBe(team.length);
  });

  it('does not read a name twice: its portrait has no text of its own', () => {
    const texts = section('team')
      ?.querySelectorAll('img')
      .map((image) => attribute(image, 'alt'));
    expect(new Set(texts)).toEqual(new Set(['']));
  });

  it('has a card for jobs with heading, text, a button and the address to copy', () => {
    const jobs = section('jobs');
    expect(textOf(jobs?.querySelector('h2'))).toBe(plain(about.jobs.title));
    expect(textOf(jobs)).toContain(plain(about.jobs.text));
    const button = jobs?.querySelectorAll('a').find((link) => textOf(link) === about.jobs.action);
    expect(attribute(button ?? null, 'href')).toBe(`mailto:${contacts.jobs.email}`);
    expect(textOf(jobs)).toContain(contacts.jobs.email);
  });
});

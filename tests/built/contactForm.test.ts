import { expect, it } from 'vitest';
import { formFields } from '#common/contact.ts';
import { contactFormId } from '#common/ids.ts';
import { localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { countryLines } from '#site/views/contact/countryLines.ts';
import { attribute, pagesByAddress } from './site.ts';

const formIn = (locale: (typeof localeCodes)[number]) =>
  pagesByAddress.get(pathTo(locale, 'contact'))?.document.querySelector(`#${contactFormId}`);

it.each(localeCodes)('the links of the consent open terms and privacy notice in new tabs (%s)', (locale) => {
  const { consent } = contentFor(locale).contactForm;
  const links = formIn(locale)?.querySelectorAll('a[target]') ?? [];
  for (const [name, path] of [
    [consent.terms, pathTo(locale, 'terms')],
    [consent.privacy, pathTo(locale, 'privacy')],
  ] as const) {
    const link = links.find(({ text }) => text.includes(name)) ?? null;
    expect(attribute(link, 'href'), name).toBe(path);
    expect(attribute(link, 'target'), name).toBe('_blank');
    expect(attribute(link, 'rel'), name).toBe('noopener');
  }
});

it.each(localeCodes)('the form offers the usual countries first, and then all others (%s)', (locale) => {
  const options = formIn(locale)?.querySelectorAll('select option') ?? [];
  expect(options.slice(1).map((option) => `${attribute(option, 'value')} ${option.text}`)).toEqual(
    countryLines(locale).split('\n').filter(Boolean),
  );
});

it.each(localeCodes)('the fields stand in the order in which errors are named and focused (%s)', (locale) => {
  const controls = formIn(locale)?.querySelectorAll('[name]') ?? [];
  const names: readonly string[] = controls.map((control) => attribute(control, 'name'));
  expect(names.filter((name) => (formFields as readonly string[]).includes(name))).toEqual([...formFields]);
});

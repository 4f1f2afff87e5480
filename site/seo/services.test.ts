import { expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import { pageKeys } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { serviceOn } from './services.ts';

const on = (page: (typeof pageKeys)[number], locale: (typeof localeCodes)[number] = 'de') =>
  serviceOn({
    locale,
    page,
    name: 'A page',
    description: 'What it says',
    offers: contentFor(locale).offers,
    provider: 'https://company.example/#organization',
  });

it('describes a service on the pages of each audience, and on no other', () => {
  const described = pageKeys.filter((page) => on(page) !== undefined);
  expect(described).toEqual(['institutional', 'lawyers', 'professional']);
});

it.each(localeCodes)('takes prices from the facts, without VAT, and says them in words (%s)', (locale) => {
  const { offers } = contentFor(locale);
  expect(on('institutional', locale)).toMatchObject({
    '@type': 'Service',
    provider: { '@id': 'https://company.example/#organization' },
    offers: [
      { ...offers.registration, priceSpecification: { price: 0, valueAddedTaxIncluded: false } },
      { ...offers.shortValuation, priceSpecification: { minPrice: facts.shortValuationFrom.value } },
      { ...offers.fullValuation, priceSpecification: { minPrice: facts.fullValuationFrom.value } },
    ],
  });
  expect(on('professional', locale)).toMatchObject({
    offers: [{}, { priceSpecification: { minPrice: facts.minimumFee.value, priceCurrency: 'EUR' } }],
  });
});

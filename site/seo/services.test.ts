import { expect, it } from 'vitest';
import { facts } from '#common/facts.ts';
import { localeCodes } from '#common/locales.ts';
import type { PageKey } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { serviceOn } from './services.ts';

const on = (page: PageKey, locale: (typeof localeCodes)[number] = 'de') =>
  serviceOn(
    {
      locale,
      page,
      names: contentFor(locale).common.pageNames,
      description: 'It',
      offers: contentFor(locale).offers,
    },
    { '@id': 'https://company.example/#organization' },
  )[0];

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

import type { Offer, Service } from 'schema-dts';
import { facts } from '#common/facts.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import type { OfferName } from '#site/content/types/offers.ts';
import type { OffersContent } from '#site/content/types/site.ts';
import { absolute } from '#site/links.ts';

/** What is offered on the pages of each audience. */
const offersOn: Partial<Record<PageKey, readonly OfferName[]>> = {
  institutional: ['registration', 'shortValuation', 'fullValuation'],
  lawyers: ['registration', 'shortValuation', 'fullValuation'],
  professional: ['registration', 'successFee'],
};

/** The lowest price of each, in euros, without VAT. */
const lowestPrices: Record<OfferName, number> = {
  registration: 0,
  shortValuation: facts.shortValuationFrom.value,
  fullValuation: facts.fullValuationFrom.value,
  successFee: facts.minimumFee.value,
};

type Options = {
  locale: Locale;
  page: PageKey;
  /** What the page is called, and what it says of itself. */
  name: string;
  description: string;
  offers: OffersContent;
  /** `@id` of the company. */
  provider: string;
};

/**
 * The service that a page describes, with its offers, or nothing where it describes none. Who does the valuation
 * itself is a valuer, so the company is named as the one who provides the platform, not the reports.
 */
export function serviceOn(options: Options): Service | undefined {
  const { locale, page, name, description, offers, provider } = options;
  const named = offersOn[page];
  if (named === undefined) return undefined;
  const url = absolute(pathTo(locale, page));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description,
    url,
    provider: { '@id': provider },
    areaServed: { '@type': 'Country', name: 'DE' },
    offers: named.map((offer) => offerOf(offers[offer], lowestPrices[offer])),
  };
}

function offerOf({ name, description }: OffersContent[OfferName], lowest: number): Offer {
  const price = lowest === 0 ? { price: 0 } : { minPrice: lowest };
  return {
    '@type': 'Offer',
    name,
    description,
    priceSpecification: {
      '@type': 'PriceSpecification',
      ...price,
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  };
}

import type { Service } from 'schema-dts';
import { facts } from '#common/facts.ts';
import type { Locale } from '#common/locales.ts';
import { pathTo, type PageKey } from '#common/routes.ts';
import type { OfferName } from '#site/content/types/offers.ts';
import type { OffersContent } from '#site/content/types/site.ts';
import { absolute } from '#site/links.ts';

/** A page, what all pages are called, and what this one says of itself. */
export type Described = {
  locale: Locale;
  page: PageKey;
  names: Record<PageKey, string>;
  description: string;
  offers: OffersContent;
};

const forClients = ['registration', 'shortValuation', 'fullValuation'] as const;

/** What is offered on the pages of each audience. */
const offersOn: Partial<Record<PageKey, readonly OfferName[]>> = {
  institutional: forClients,
  lawyers: forClients,
  professional: ['valuerRegistration', 'successFee'],
};

/** What each costs, or costs at least, in euros, without VAT. */
const prices = {
  registration: { price: 0 },
  valuerRegistration: { price: 0 },
  shortValuation: { minPrice: facts.shortValuationFrom.value },
  fullValuation: { minPrice: facts.fullValuationFrom.value },
  successFee: { minPrice: facts.minimumFee.value },
} satisfies Record<OfferName, object>;

/**
 * The service that a page describes, with its offers, or nothing where it describes none. Who does the valuation
 * itself is a valuer, so the company is named as the one who provides the platform, not the reports.
 */
export function serviceOn(
  { locale, page, names, description, offers }: Described,
  provider: { '@id': string },
): Service[] {
  const url = absolute(pathTo(locale, page));
  const service = {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: names[page],
    description,
    url,
    provider,
    areaServed: { '@type': 'Country', name: 'DE' },
  } as const;
  const named = offersOn[page]?.map((offer) => ({
    '@type': 'Offer' as const,
    ...offers[offer],
    priceSpecification: {
      '@type': 'PriceSpecification' as const,
      ...prices[offer],
      priceCurrency: 'EUR',
      valueAddedTaxIncluded: false,
    },
  }));
  return named ? [{ ...service, offers: named }] : [];
}

import type { PostalAddress } from 'schema-dts';
import { company } from '#common/company.ts';

/** The company's address, as structured data has it. */
export const postalAddress = {
  '@type': 'PostalAddress',
  streetAddress: company.street,
  postalCode: company.postalCode,
  addressLocality: company.town,
  addressCountry: company.country,
} as const satisfies PostalAddress;

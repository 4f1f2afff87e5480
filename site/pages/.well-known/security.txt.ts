import type { APIRoute } from 'astro';
import { contacts } from '#common/company.ts';
import { fallbackLocale, localeCodes } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { absolute } from '#site/links.ts';

/** RFC 9116 recommends less than a year; every build starts the period anew. */
const validDays = 180;

/** Where to report a vulnerability of the site (RFC 9116). */
export const GET: APIRoute = () => {
  const expires = new Date();
  expires.setUTCDate(expires.getUTCDate() + validDays);
  expires.setUTCHours(0, 0, 0, 0);
  return new Response(
    [
      `Contact: mailto:${contacts.support.email}`,
      `Contact: ${absolute(pathTo(fallbackLocale, 'contact'))}`,
      `Expires: ${expires.toISOString()}`,
      `Preferred-Languages: ${localeCodes.join(', ')}`,
      `Canonical: ${absolute('/.well-known/security.txt')}`,
      '',
    ].join('\n'),
  );
};

import type { APIRoute } from 'astro';
import { fallbackLocale, localeCodes } from '#common/locales.ts';
import { contacts } from '#common/company.ts';
import { pathTo } from '#common/routes.ts';
import { absolute } from '#site/links.ts';

/** Half a year: RFC 9116 asks for less than one, and each build begins anew. */
const validDays = 180;

/** Where to report a weakness of the site (RFC 9116). */
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

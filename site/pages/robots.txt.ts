import type { APIRoute } from 'astro';
import { absolute } from '#site/links.ts';

/** Everything may be crawled; pages that are not to be indexed say so themselves. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);

import type { APIRoute } from 'astro';
import { absolute } from '#site/links.ts';

/** Everything may be crawled; pages that must not be indexed have a meta tag that says so. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`);

import type { APIRoute } from 'astro';
import { sitemap } from '#site/seo/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(), { headers: { 'content-type': 'application/xml; charset=utf-8' } });

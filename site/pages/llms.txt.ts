import type { APIRoute } from 'astro';
import { llmsText } from '#site/seo/llms.ts';

export const GET: APIRoute = () =>
  new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

import type { APIRoute } from 'astro';
import { statedFigures } from '#site/seo/figures.ts';

export const GET: APIRoute = () => Response.json(statedFigures());

import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pathsPerLocale } from '#site/paths.ts';
import { webManifest } from '#site/seo/webManifest.ts';

export const getStaticPaths = pathsPerLocale;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(webManifest(props.locale));

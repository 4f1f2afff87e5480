import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { publicConfig } from '#site/config.ts';
import { contentFor } from '#site/content/load.ts';
import { pathsPerLocale } from '#site/paths.ts';

/** The words of the consent's dialogue, which fetches them when it is needed; none on a site without analytics. */
export const getStaticPaths = () => (publicConfig.analyticsContainer === '' ? [] : pathsPerLocale());

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  Response.json(contentFor(props.locale).consent);

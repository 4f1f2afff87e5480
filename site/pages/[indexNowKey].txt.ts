import type { APIRoute, GetStaticPaths } from 'astro';
import { publicConfig } from '#site/config.ts';

/** The file by which IndexNow knows the site's owner: named after the key, and nothing but it. */
export const getStaticPaths: GetStaticPaths = () =>
  publicConfig.indexNowKey === '' ? [] : [{ params: { indexNowKey: publicConfig.indexNowKey } }];

export const GET: APIRoute = ({ params }) => new Response(params['indexNowKey']);

import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { localeCodes } from '#common/locales.ts';
import { pageKeys } from '#common/routes.ts';
import { drawPicture } from '#site/seo/openGraph/draw.ts';
import { pictureArt, pictureWords } from '#site/seo/openGraph/picture.ts';

export function getStaticPaths() {
  return localeCodes.flatMap((locale) =>
    pageKeys.map((page) => ({ params: { locale, page }, props: { locale, page } })),
  );
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const picture = await drawPicture(pictureArt[props.page], pictureWords(props.locale, props.page));
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};

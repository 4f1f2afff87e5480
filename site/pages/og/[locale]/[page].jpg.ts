import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { pageAddresses } from '#common/addresses.ts';
import { drawPicture } from '#site/seo/openGraph/draw.ts';
import { pictureArt, pictureWords } from '#site/seo/openGraph/picture.ts';

export function getStaticPaths() {
  return pageAddresses.map(({ locale, page }) => ({ params: { locale, page }, props: { locale, page } }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const picture = await drawPicture(pictureArt(props.page), pictureWords(props.locale, props.page));
  return new Response(new Uint8Array(picture), { headers: { 'content-type': 'image/jpeg' } });
};

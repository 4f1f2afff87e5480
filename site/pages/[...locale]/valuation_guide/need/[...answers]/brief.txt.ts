import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { localisedPath } from '#common/routes.ts';
import { answersTo, briefPath } from '#common/valuationNeed.ts';
import { briefOf, briefText } from '#site/content/brief.ts';
import { contentFor } from '#site/content/load.ts';
import { absolute } from '#site/links.ts';
import { pathsOfBriefs } from '#site/paths.ts';

export const getStaticPaths = pathsOfBriefs;

/** The brief as the contact form takes it into a message. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({
  props: { locale, outcome },
}) => {
  const address = absolute(localisedPath(locale, briefPath(answersTo(outcome))));
  return new Response(briefText(briefOf(contentFor(locale), outcome), address), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
};

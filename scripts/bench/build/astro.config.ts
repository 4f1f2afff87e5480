/** The site's own configuration plus BENCH_PAGES synthetic pages. */
import type { AstroIntegration } from 'astro';
import site from '../../../astro.config.ts';

export default {
  ...site,
  integrations: [
    ...(site.integrations ?? []),
    {
      name: 'synthetic-pages',
      hooks: {
        'astro:config:setup': ({ injectRoute }) => {
          injectRoute({
            pattern: '/synthetic/[number]',
            entrypoint: './scripts/bench/build/synthetic.astro',
          });
        },
      },
    } satisfies AstroIntegration,
  ],
};

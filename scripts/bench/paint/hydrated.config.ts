/** The site as Astro builds it by itself, with a style sheet, and with every page hydrated by React. */
import { join } from 'node:path';
import site from '../../../astro.config.ts';
import { hydrateEverything } from './hydrate.ts';

export default {
  ...site,
  integrations: (site.integrations ?? []).flat().filter((one) => !one || one.name !== 'inline-styles'),
  vite: {
    ...site.vite,
    plugins: [
      ...(site.vite?.plugins ?? []),
      hydrateEverything(join(process.env['BENCH_FOLDER'] ?? '', 'views')),
    ],
  },
};

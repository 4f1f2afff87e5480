import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig } from 'astro/config';
import { deployFiles } from './build/deployFiles.ts';
import { refuseWrongFacts } from './build/facts.ts';
import { refuseWrongHours } from './build/hotlineHours.ts';
import { finishPages } from './build/finishPages.ts';
import { hydration } from './build/hydration.ts';
import { refuseUnfinished } from './build/launch/refuseUnfinished.ts';
import { refuseWrongPhotographs } from './build/photographs.ts';
import { styleguide } from './build/styleguide.ts';
import { publicConfig } from './site/config.ts';
import { everyPage } from './site/policy.ts';

export default defineConfig({
  site: publicConfig.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_astro' },
  // Order counts after a build: `deployFiles` reads the policies that `finishPages` has written into the pages.
  integrations: [
    react(),
    hydration,
    styleguide,
    refuseWrongPhotographs,
    refuseWrongFacts,
    refuseWrongHours,
    refuseUnfinished,
    finishPages,
    deployFiles,
  ],
  vite: {
    plugins: [tailwind()],
    build: {
      // Scripts of pages are inlined whatever their size: Astro asks this only of those that share no file with another.
      assetsInlineLimit: (file) => (file.endsWith('.js') ? true : undefined),
      // Inlines shared ids and attributes, so that they do not become a chunk that pages have to fetch.
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
    },
    // A constant, so that a site built without analytics contains none of its code.
    define: { __ANALYTICS_CONTAINER__: JSON.stringify(publicConfig.analyticsContainer) },
    // `npm run dev` runs the contact service beside Astro, on its own default port.
    server: { proxy: { '/email': `http://127.0.0.1:${Number(process.env['PORT']) || 3000}` } },
  },
  security: {
    csp: {
      scriptDirective: { resources: everyPage.scripts },
      directives: everyPage.directives,
    },
  },
  // No page shows code, and the highlighter's styles would break the policy.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
});

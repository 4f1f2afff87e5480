import type { AstroIntegration } from 'astro';
import { styleguidePath } from '../site/views/styleguide/path.ts';

/** The style guide is a page of the development server alone: visitors are not sent what only developers read. */
export const styleguide: AstroIntegration = {
  name: 'styleguide',
  hooks: {
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command !== 'dev') return;
      injectRoute({
        pattern: `/[...locale]${styleguidePath}`,
        entrypoint: new URL('../site/development/styleguide.astro', import.meta.url),
      });
    },
  },
};

import type { AstroIntegration } from 'astro';

declare module 'astro' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- adds to Astro's own interface
  interface AstroClientDirectives {
    'client:painted'?: boolean;
  }
}

/** The moment at which islands of a first screen are hydrated: `client:painted`, once the page has been painted. */
export const hydration: AstroIntegration = {
  name: 'hydration',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'painted', entrypoint: './site/islands/painted.ts' });
    },
  },
};

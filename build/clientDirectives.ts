import type { AstroIntegration } from 'astro';

declare module 'astro' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- Only an interface can be added to.
  interface AstroClientDirectives {
    /** `site/browser/near.ts` */
    'client:near'?: AstroClientDirectives['client:visible'];
  }
}

/** Our own ways of starting an island. */
export const clientDirectives: AstroIntegration = {
  name: 'client-directives',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'near', entrypoint: './site/browser/near.ts' }),
  },
};

import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { publicConfig } from './site/config.ts';

/** One weight of Poppins, served by ourselves. */
const poppins = (weight: number) => ({
  weight,
  style: 'normal' as const,
  src: [`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`] as [string],
});

/** The contact service where it has an origin of its own, for the policy. */
const apiOrigin = publicConfig.apiBase === '' ? '' : ` ${new URL(publicConfig.apiBase).origin}`;

export default defineConfig({
  site: publicConfig.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_astro' },
  integrations: [react()],
  vite: {
    plugins: [tailwind()],
    // `npm run dev` runs the contact service beside Astro, on its own default port.
    server: { proxy: { '/email': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
  },
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Poppins',
      cssVariable: '--font-poppins',
      fallbacks: ['system-ui', 'sans-serif'],
      options: { variants: [poppins(400), poppins(600), poppins(700)] },
    },
  ],
  security: {
    csp: {
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${apiOrigin}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        `form-action 'self'${apiOrigin}`,
      ],
    },
  },
  devToolbar: { enabled: false },
});

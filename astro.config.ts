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

export default defineConfig({
  site: publicConfig.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_astro' },
  integrations: [react()],
  vite: { plugins: [tailwind()] },
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
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'self'",
        "form-action 'self'",
      ],
    },
  },
  devToolbar: { enabled: false },
});

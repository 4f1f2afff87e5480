import react from '@astrojs/react';
import tailwind from '@tailwindcss/vite';
import { defineConfig, fontProviders } from 'astro/config';
import { refuseUnfinished } from './scripts/launch/refuseUnfinished.ts';
import { publicConfig } from './site/config.ts';

/** One weight of Poppins, served by ourselves. */
const poppins = (weight: number) => ({
  weight,
  style: 'normal' as const,
  src: [`@fontsource/poppins/files/poppins-latin-${weight}-normal.woff2`] as [string],
});

/** The contact service where it has an origin of its own, for the policy. */
const apiOrigin = publicConfig.apiBase === '' ? '' : ` ${new URL(publicConfig.apiBase).origin}`;

/** What Google's captcha loads, only in a site that is built with it. */
const google = publicConfig.recaptchaSiteKey === '' ? [] : ['https://www.google.com/recaptcha/'];
const googleScripts = google.length === 0 ? [] : [...google, 'https://www.gstatic.com/recaptcha/'];

export default defineConfig({
  site: publicConfig.siteUrl,
  srcDir: './site',
  publicDir: './site/public',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', assets: '_astro' },
  integrations: [react(), refuseUnfinished],
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
      scriptDirective: { resources: ["'self'", ...googleScripts] },
      directives: [
        "default-src 'none'",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'${apiOrigin}${google.map((address) => ` ${address}`).join('')}`,
        "manifest-src 'self'",
        "worker-src 'self'",
        ...(google.length === 0 ? [] : [`frame-src ${google.join(' ')}` as const]),
        "base-uri 'self'",
        `form-action 'self'${apiOrigin}`,
      ],
    },
  },
  devToolbar: { enabled: false },
});

import { brand } from '#common/company.ts';
import { locales, type Locale } from '#common/locales.ts';
import { pathTo } from '#common/routes.ts';
import { contentFor } from '#site/content/load.ts';
import { palette } from '#site/styles/palette.ts';

/**
 * The web manifest of a language (W3C Web Application Manifest). `display: browser`, so that a visitor who
 * opens the site from the home screen keeps the address bar and the back button.
 */
export function webManifest(locale: Locale) {
  const { common, home } = contentFor(locale);
  const start = pathTo(locale, 'home');
  return {
    id: start,
    name: `${brand.name} – ${common.logo.slogan}`,
    short_name: brand.name,
    description: home.meta.description,
    lang: locales[locale].tag,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'browser',
    theme_color: palette['blue-dark'],
    background_color: palette.page,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

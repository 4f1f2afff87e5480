import { defaultLocale, isLocale, type Locale } from '#common/locales.ts';

/**
 * The language to answer in: of ours, the one that `Accept-Language` (RFC 9110, 12.5.4) ranks highest,
 * regions aside; the default where it names neither.
 */
export function preferredLocale(acceptLanguage: string | undefined): Locale {
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [range = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ language }) => language).find(isLocale) ?? defaultLocale;
}

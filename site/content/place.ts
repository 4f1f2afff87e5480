import type { Locale } from '#common/locales.ts';

/**
 * Where an editor finds a text: `home.hero.title` → `site/content/de/home.json, hero.title`.
 * @param key the file's name, then the keys below it
 */
export function placeOf(locale: Locale, key: string): string {
  const [file = '', ...below] = key.split('.');
  return [`site/content/${locale}/${file}.json`, below.join('.')].filter((part) => part !== '').join(', ');
}

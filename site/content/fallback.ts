type Tree = Readonly<Record<string, unknown>>;

/**
 * Fills a language's gaps from the fallback language. A list whose length differs is replaced as a whole.
 * @param report receives the key of each missing or empty text, e.g. `home.hero.title`
 */
export function withFallback<T>(texts: unknown, fallback: T, report: (key: string) => void, key = ''): T {
  if (isTree(fallback)) {
    const given = isTree(texts) ? texts : {};
    const entries = Object.entries(fallback).map(([name, value]) => [
      name,
      withFallback(given[name], value, report, key === '' ? name : `${key}.${name}`),
    ]);
    return Object.fromEntries(entries) as T;
  }
  if (Array.isArray(fallback)) {
    if (!Array.isArray(texts) || texts.length !== fallback.length) {
      report(key);
      return fallback;
    }
    return fallback.map((item: unknown, index) =>
      withFallback<unknown>(texts[index], item, report, `${key}.${index}`),
    ) as T;
  }
  if (texts === undefined || texts === null || texts === '') {
    report(key);
    return fallback;
  }
  return texts as T;
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

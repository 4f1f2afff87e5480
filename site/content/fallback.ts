type Tree = Readonly<Record<string, unknown>>;
type Report = (key: string) => void;

/**
 * Fills a language's gaps from the fallback language. A list whose length differs is replaced as a whole.
 * @param report receives the key of each missing or empty text, e.g. `home.hero.title`
 */
export function withFallback<T>(texts: unknown, fallback: T, report: Report, key = ''): T {
  if (isTree(fallback)) return filledTree(texts, fallback, report, key) as T;
  if (Array.isArray(fallback)) return filledList(texts, fallback, report, key) as T;
  if (texts === undefined || texts === null || texts === '') {
    report(key);
    return fallback;
  }
  return texts as T;
}

function filledTree(texts: unknown, fallback: Tree, report: Report, key: string): Tree {
  const given = isTree(texts) ? texts : {};
  const entries = Object.entries(fallback).map(([name, value]) => [
    name,
    withFallback(given[name], value, report, key === '' ? name : `${key}.${name}`),
  ]);
  return Object.fromEntries(entries) as Tree;
}

function filledList(
  texts: unknown,
  fallback: readonly unknown[],
  report: Report,
  key: string,
): readonly unknown[] {
  if (!Array.isArray(texts) || texts.length !== fallback.length) {
    report(key);
    return fallback;
  }
  return fallback.map((item, index) =>
    withFallback(texts[index] as unknown, item, report, `${key}.${index}`),
  );
}

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

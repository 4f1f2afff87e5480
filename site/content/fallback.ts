type Tree = Readonly<Record<string, unknown>>;

/** How a missing text is reported: its key, e.g. `home.hero.title`. */
export type ReportMissing = (key: string) => void;

/**
 * Lays a language's texts over the fallback's: whatever is missing or empty comes from the fallback and
 * its key is reported. Lists count as one text each where their lengths differ.
 */
export function withFallback<T>(texts: unknown, fallback: T, report: ReportMissing, key = ''): T {
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

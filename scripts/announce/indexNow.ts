import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'node-html-parser';

/**
 * The key that a built site shows: the name of a file at its root that holds nothing but its name. Not taken from
 * the settings, as who releases cannot read all of them.
 * @param site folder of the built site
 */
export function keyOf(site: string): string | undefined {
  const names = readdirSync(site).map((file) => basename(file, '.txt'));
  return names.find((name) => /^[\w-]{8,}$/.test(name) && isKey(site, name));
}

function isKey(site: string, name: string): boolean {
  try {
    return readFileSync(join(site, `${name}.txt`), 'utf8') === name;
  } catch {
    return false;
  }
}

/** Each page of a sitemap: its address, and everything that the sitemap says of it. */
function entriesOf(sitemap: string): Map<string, string> {
  const urls = parse(sitemap).querySelectorAll('url');
  return new Map(urls.map((url) => [url.querySelector('loc')?.text ?? '', url.innerHTML]));
}

/**
 * The pages that a sitemap has and another one, of before, has not, or says something else of: when they changed,
 * which picture they show. Those that are gone are among them, so that search engines forget them.
 */
export function changedPages(sitemap: string, before: string): string[] {
  const [now, then] = [entriesOf(sitemap), entriesOf(before)];
  const addresses = new Set([...now.keys(), ...then.keys()]);
  return [...addresses].filter((address) => now.get(address) !== then.get(address));
}

/**
 * Tells search engines by IndexNow (indexnow.org) that pages have changed. Nothing is sent where there are none.
 * @param pages absolute addresses on one host, at most 10,000
 * @param key what the site shows at `/KEY.txt`
 * @param endpoint takes the message for all engines
 * @throws where the answer is no success, or does not come within ten seconds
 */
export async function tellSearchEngines(
  pages: readonly string[],
  key: string,
  endpoint = 'https://api.indexnow.org/indexnow',
): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  const { origin, host } = new URL(first);
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ host, key, keyLocation: `${origin}/${key}.txt`, urlList: pages }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw new Error(`${endpoint} answered ${response.status}`);
}

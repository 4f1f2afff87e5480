/** Names under which Matomo and its tag manager store anything in the browser. */
const matomo = /^(_pk_|mtm|matomo)/i;

/** Deletes Matomo's cookies, on this host and every domain above it, and its stored entries, and one more. */
export function deleteTraces(more?: string): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const domains = ['', ...domainsOf(location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((name) => matomo.test(name)))
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const key of Object.keys(storage)) if (matomo.test(key) || key === more) storage.removeItem(key);
  } catch {
    // Storage is refused (private mode, policy), so there is nothing to delete.
  }
}

/** A host and the domains above it, without the top-level one, which takes no cookies. */
export function domainsOf(host: string): string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

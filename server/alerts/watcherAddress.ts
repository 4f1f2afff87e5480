/** An address as `fetch` takes it, and what is sent in the head of the request. */
export type WatcherAddress = { url: URL; headers: { authorization?: string } };

/**
 * What a setting such as `ALERT_URL` names, which is a secret: name and password in it become basic
 * authentication, since `fetch` takes no address with them, and repeats it in its error.
 */
export function watcherAddress(address: string): WatcherAddress {
  const url = new URL(address);
  const login = [url.username, url.password].map(decodeURIComponent).join(':');
  url.username = '';
  url.password = '';
  if (login === ':') return { url, headers: {} };
  return { url, headers: { authorization: `Basic ${Buffer.from(login).toString('base64')}` } };
}

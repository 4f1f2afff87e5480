/** Port of the suite's server; not the default one, which a running site may occupy. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4173);
export const siteAddress = `http://127.0.0.1:${sitePort}`;

/** For Debian's Chromium as root, on a machine without a network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Port of the suite's server; not the default one, which a running site may occupy. */
export const sitePort = Number(process.env['TEST_PORT'] ?? 4173);
export const siteAddress = `http://127.0.0.1:${sitePort}`;
/** Every origin at which tests serve the site; those that serve it elsewhere add theirs. */
export const ownOrigins = new Set([siteAddress]);

/**
 * Debian's Chromium without its window: a page costs half the processor time that it costs in the whole browser. What
 * only the whole one has (the back/forward cache) is tested there.
 */
export const chromiumPath = '/usr/bin/chromium-headless-shell';

/** The whole browser, for what only it has. `scripts/install-test-tools.sh` installs both. */
export const wholeChromiumPath = '/usr/bin/chromium';

/** For that Chromium as root, on a machine without a network. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // As wide as in the whole browser: letters at fractions of a pixel.
  '--font-render-hinting=none',
];

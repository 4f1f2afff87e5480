/**
 * The headers of every answer, whichever server gives it: the built-in one sends them, and the build writes
 * them out for nginx (decision 14).
 */
/** In seconds, the unit of headers. */
const YEAR = 365 * 24 * 60 * 60;

/** Powerful features that no page of ours uses. */
const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** For a server without a built site, which has no pages: nothing may be loaded or framed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What holds for every answer, be it a document or not. */
const everywhere = {
  // Browsers obey it over TLS only. Preloading commits a whole domain for years, so it is left to its owner.
  'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** What browsers read of documents alone. `Origin-Agent-Cluster` is left out on purpose (decision 10). */
export const documentHeaders = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
};

/**
 * Every security header with its value.
 * @param policy the content security policy
 */
export function securityHeaders(policy: string): Record<string, string> {
  return { 'Content-Security-Policy': policy, ...everywhere, ...documentHeaders };
}

/** Paths of pages among those that name a file, and paths that name one. */
export const pageFile = /\.html$/;
export const anyFile = /\.\w+$/;

/**
 * Files that stand for us in other places: share pictures in messengers and link lists, and the icons, of which
 * search engines are told one as the logo. Any site may show them.
 */
export const sharedFile = /^\/(og\/|favicon\.|icon-|apple-touch-icon\.)/;

/**
 * The security headers of files that are neither pages nor shared. A page comes with half a dozen of them, and they
 * are no documents; what is opened or run by itself (an icon, a worker) may load nothing.
 */
export const fileHeaders: Record<string, string> = { 'Content-Security-Policy': closedPolicy, ...everywhere };

/** Those of `sharedFile`. */
export const sharedHeaders: Record<string, string> = {
  ...fileHeaders,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/**
 * The security headers of a file that is not a page.
 * @param path from the site's root, `/favicon.svg`
 */
export function headersOfFile(path: string): Record<string, string> {
  return sharedFile.test(path) ? sharedHeaders : fileHeaders;
}

/** How long caches may keep each kind of file. */
export const caching = {
  /** Pages and redirects: revalidated every time, so that a release shows at once. */
  page: 'no-cache',
  /** The name carries a hash of the content. */
  hashed: `public, max-age=${YEAR}, immutable`,
  /** Fixed names: icons, sitemap, robots. */
  other: 'public, max-age=3600',
} as const;

/** Folder of the files whose names carry a hash. */
export const hashedFolder = '/_astro/';

/** Folder of the build with files for servers to read; it is never served. */
export const deployFolder = '.deploy';

/** The file in it with the content security policies. */
export const policiesFile = 'policies.json';

/** What the build writes into it. */
export type Policies = {
  /** What any of the pages needs: for answers that are no page of the build. */
  any: string;
  /** What the pages of a view need, by the view (`viewOf`). */
  views: Record<string, string>;
};

/** The file in it with the settings that the site was built with. */
export const stampFile = 'settings.json';

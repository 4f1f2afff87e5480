/**
 * Headers of every answer, for whoever serves the site: the built-in server sends them, and the build
 * writes them down for nginx, Caddy and static hosts (decision 40).
 */
/** In seconds, as headers count. */
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

/**
 * Every security header with its value.
 * @param policy the content security policy, as the build wrote it down
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Browsers heed it over TLS alone. Preloading binds a whole domain for years: its owner's decision.
    'Strict-Transport-Security': `max-age=${2 * YEAR}; includeSubDomains`,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Origin-Agent-Cluster': '?1',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'X-Content-Type-Options': 'nosniff',
    // For browsers that do not know frame-ancestors.
    'X-Frame-Options': 'DENY',
  };
}

/** For answers without a built site, which have no page: nothing may be loaded or framed. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** How long caches may keep what they got, by kind of file. */
export const caching = {
  /** Asked for anew each time, so that a release is seen at once. */
  page: 'no-cache',
  /** The name carries a hash of the content. */
  hashed: `public, max-age=${YEAR}, immutable`,
  /** Fixed names: icons, sitemap, robots. */
  other: 'public, max-age=3600',
} as const;

/** Folder of the files whose names carry a hash. */
export const hashedFolder = '/_astro/';

/** Folder of the build, below its root, with what is meant for servers and never served. */
export const deployFolder = '.deploy';

/** File in it that holds the content security policy alone. */
export const policyFile = 'policy.txt';

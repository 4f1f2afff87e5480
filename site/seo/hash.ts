import { createHash } from 'node:crypto';

/** The hash of an inline script or sheet, as a Content-Security-Policy names it. */
export function sha256(source: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}

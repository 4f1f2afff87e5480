import type { LinkProblem } from '#site/content/types/linkBuilder.ts';

/** Nothing pasted yet is no mistake. */
export type Pasted = { link?: string; problem?: LinkProblem };

/** The platform, as far as an enquiry link is told from others by it. */
export type Platform = {
  origin: string;
  /** Addresses of pages that everybody has: for signing in, which is the start page, and for registering. */
  general: readonly string[];
};

/**
 * Bytes in a QR code's largest size at level M (ISO/IEC 18004, version 40). An address has one a character: `URL`
 * encodes others.
 */
const longestLink = 2331;

/**
 * The enquiry link that somebody pasted, if it leads to the platform: nothing else becomes a button, so that
 * nobody puts a stranger's address on their site. It may lack its "https://", or have "http://" instead.
 */
export function readLink(text: string, { origin, general }: Platform): Pasted {
  const pasted = text.trim();
  if (pasted === '') return {};
  const url = addressOf(pasted, origin);
  if (url === undefined) return { problem: 'noAddress' };
  if (!leadsTo(origin, url)) return { problem: pasted.includes('.') ? 'foreign' : 'noAddress' };
  if (isGeneral(url, general)) return { problem: 'notYours' };
  return url.href.length > longestLink ? { problem: 'tooLong' } : { link: url.href };
}

/** A page that everybody has. With a query it may be somebody's own. */
function isGeneral({ pathname, search }: URL, general: readonly string[]): boolean {
  const path = withoutSlash(pathname);
  return search === '' && general.some((one) => withoutSlash(new URL(one).pathname) === path);
}

const withoutSlash = (path: string) => path.replace(/\/+$/, '');

function addressOf(pasted: string, origin: string): URL | undefined {
  if (/\s/.test(pasted)) return undefined;
  const { protocol } = new URL(origin);
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(pasted);
  const address = hasScheme ? pasted.replace(/^http:/i, protocol) : `${protocol}//${pasted}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** `https://platform@stranger.example` and the like lead elsewhere than they seem to: no link has a user. */
const leadsTo = (platformOrigin: string, { origin, username, password }: URL): boolean =>
  origin === platformOrigin && username === '' && password === '';

import type { LinkProblem } from '#site/content/types/linkBuilder.ts';

/** Nothing pasted yet is no mistake. */
export type Pasted = { link?: string; problem?: LinkProblem };

/**
 * The enquiry link that somebody pasted, if it leads to the platform: nothing else becomes a button, so that
 * nobody puts a stranger's address on their site. It may lack its "https://".
 * @param platform the platform's origin
 */
export function readLink(text: string, platform: string): Pasted {
  const pasted = text.trim();
  if (pasted === '') return {};
  const url = addressOf(pasted, platform);
  if (url === undefined) return { problem: 'noAddress' };
  if (!leadsTo(platform, url)) return { problem: pasted.includes('.') ? 'foreign' : 'noAddress' };
  if (url.pathname === '/' && url.search === '') return { problem: 'notYours' };
  return { link: url.href };
}

function addressOf(pasted: string, platform: string): URL | undefined {
  if (/\s/.test(pasted)) return undefined;
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(pasted);
  const address = hasScheme ? pasted : `${new URL(platform).protocol}//${pasted}`;
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** `https://platform@stranger.example` and the like lead elsewhere than they seem to: no link has a user. */
const leadsTo = (platform: string, { origin, username, password }: URL): boolean =>
  origin === platform && username === '' && password === '';

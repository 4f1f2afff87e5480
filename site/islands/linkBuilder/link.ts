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
  const address = /^[a-z][a-z\d+.-]*:/i.test(pasted) ? pasted : `${new URL(platform).protocol}//${pasted}`;
  if (/\s/.test(pasted) || !URL.canParse(address)) return { problem: 'noAddress' };
  const url = new URL(address);
  if (url.origin !== platform || url.username !== '' || url.password !== '')
    return { problem: pasted.includes('.') ? 'foreign' : 'noAddress' };
  return url.pathname === '/' && url.search === '' ? { problem: 'notYours' } : { link: url.href };
}

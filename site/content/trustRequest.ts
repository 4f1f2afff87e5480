import type { Papers } from '#common/papers.ts';
import type { TrustContent } from './types/site.ts';

/** What a client's auditor is offered: to ask for the contract papers, once there are some, until then to write to us. */
export const trustRequest = (texts: Pick<TrustContent, 'request' | 'ask'>, papers: Papers): string =>
  Object.values(papers).includes('ready') ? texts.request : texts.ask;

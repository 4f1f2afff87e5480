import type { PageKey } from '#common/routes.ts';
import { legalDocuments, type LegalDocumentKey } from './types/legal.ts';
import type { PageMeta } from './types/shared.ts';
import type { SiteContent } from './types/site.ts';

const isLegal = (page: PageKey): page is LegalDocumentKey =>
  (legalDocuments as readonly PageKey[]).includes(page);

/** What a page says of itself in its head. The legal ones have theirs in common, since their text is Markdown. */
export function metaOf(content: SiteContent, page: PageKey): PageMeta {
  return isLegal(page) ? content.legal.meta[page] : content[page].meta;
}

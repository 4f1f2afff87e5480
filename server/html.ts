import { escapeHtml } from '#common/escapeHtml.ts';

/** A page in a language; the title is a text, the body is HTML. */
export const htmlPage = (language: string, title: string, ...body: string[]) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>\n${body.join('\n')}\n</html>`;

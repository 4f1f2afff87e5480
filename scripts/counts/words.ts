import { withoutHyphens } from '#common/marks.ts';
import { parse, type Node } from 'node-html-parser';

/** Elements whose content is not read as text of the page: programs, and the countries that a form offers. */
const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SELECT']);

function textsIn(node: Node): string[] {
  if (unread.has(node.rawTagName.toUpperCase())) return [];
  if (node.childNodes.length === 0) return [node.text];
  return node.childNodes.flatMap(textsIn);
}

/**
 * How many words the main part of a page has, what opens on request included; 0 without a main part. A word begins with a
 * letter or a digit; a hint where it may be broken does not divide it.
 */
export function wordsOf(html: string): number {
  const main = parse(html).querySelector('main');
  if (main === null) return 0;
  const text = withoutHyphens(textsIn(main).join(' '));
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

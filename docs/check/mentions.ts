import { marked, type Token, type Tokens } from 'marked';

/** What a Markdown document names: a link's target, inline code, or a line of a code block. */
export type Mention = {
  kind: 'link' | 'code' | 'block';
  text: string;
  /** From 1. */
  line: number;
};

/** Head of a table's column whose cells give only what follows. */
const commandColumn = '`npm run …`';

/** What a document names, in its order. */
export function mentionsIn(markdown: string): Mention[] {
  const tokens = marked.lexer(markdown);
  const commands = commandCells(tokens);
  const found: Mention[] = [];
  // Tokens do not know where they stand, but come in the document's order.
  let position = 0;
  void marked.walkTokens(tokens, (token) => {
    if (!['code', 'codespan', 'link'].includes(token.type)) return;
    const [firstLine = ''] = token.raw.trimStart().split('\n');
    position = Math.max(position, markdown.indexOf(firstLine, position));
    const line = markdown.slice(0, position).split('\n').length;
    found.push(...mentionsOf(token, line, commands));
    if (token.type === 'codespan') position += token.raw.length;
  });
  return found;
}

/** What one token names that begins on a line. */
function mentionsOf(token: Token, line: number, commands: ReadonlySet<Token>): Mention[] {
  if (token.type === 'link') return [{ kind: 'link', text: (token as Tokens.Link).href, line }];
  if (token.type === 'code') return blockLines(token as Tokens.Code, line);
  const { text } = token as Tokens.Codespan;
  return [{ kind: 'code', text: commands.has(token) ? `npm run ${text}` : text, line }];
}

/** The lines of a code block that begins on a line; its fence takes one of its own. */
function blockLines({ raw, text }: Tokens.Code, start: number): Mention[] {
  const first = /^(```|~~~)/.test(raw) ? start + 1 : start;
  return text.split('\n').map((line, index) => ({ kind: 'block', text: line, line: first + index }));
}

/** The inline code in the tables' columns of commands. */
function commandCells(tokens: Token[]): Set<Token> {
  const cells = new Set<Token>();
  void marked.walkTokens(tokens, (token) => {
    if (token.type !== 'table') return;
    const { header, rows } = token as Tokens.Table;
    const column = header.findIndex(({ text }) => text.includes(commandColumn));
    const inColumn = rows.flatMap((row) => row[column]?.tokens ?? []);
    for (const cell of inColumn) if (cell.type === 'codespan') cells.add(cell);
  });
  return cells;
}

/** The anchors of a document's headings, as GitHub makes them. */
export function anchorsIn(markdown: string): Set<string> {
  const anchors = new Set<string>();
  void marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type !== 'heading') return;
    const words = (token as Tokens.Heading).text.toLowerCase().replaceAll(/[^\p{L}\p{N}\s_-]/gu, '');
    anchors.add(words.trim().replaceAll(/\s/g, '-'));
  });
  return anchors;
}

/** A text in which one phrase is a link; the phrase stands in square brackets: "[Verified valuers] quote their fee." */
type Marked = { before: string; phrase: string; after: string };

/** The parts of a text before, in and after its first square brackets. */
const marked = /^(?<before>[^[]*)\[(?<phrase>[^\]]+)\](?<after>.*)$/s;

/** Takes a text apart at its first square brackets; null where it has none. */
export function partsOfMarked(text: string): Marked | null {
  const groups = marked.exec(text)?.groups;
  return groups === undefined ? null : (groups as Marked);
}

/** A text as it reads, for whoever shows no link: structured data, for example. */
export function withoutMark(text: string): string {
  const parts = partsOfMarked(text);
  return parts === null ? text : `${parts.before}${parts.phrase}${parts.after}`;
}

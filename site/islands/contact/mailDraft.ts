/** Longer addresses are dropped by some systems, without a word, when a browser hands them to a mail program. */
const longest = 2000;

type Draft = {
  address: string;
  subject: string;
  text: string;
  /** Stands where the text had to be cut, and says so. */
  cut: string;
};

/** The `mailto:` address of a mail that holds a text, or as much of it as fits (RFC 6068). */
export function mailDraft({ address, subject, text, cut }: Draft): string {
  const start = `mailto:${address}?subject=${encoded(subject)}&body=`;
  const body = encoded(text);
  if (start.length + body.length <= longest) return start + body;

  const end = encoded(cut);
  let link = start;
  for (const character of text) {
    const next = encoded(character);
    if (link.length + next.length + end.length > longest) break;
    link += next;
  }
  return link + end;
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%0A', '%0D%0A');
}

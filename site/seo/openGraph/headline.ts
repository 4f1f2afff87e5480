/** Greatest width of a headline, in pixels. */
export const measure = 530;

/** Average width of a letter in Poppins Bold, as a share of the font size. */
const letter = 0.54;

/** Font size of a headline, in pixels: as large as its length and its longest word allow. */
export function headlineSize(headline: string): number {
  const longest = Math.max(...headline.split(' ').map((word) => word.length));
  const byLength = headline.length > 36 ? 52 : 62;
  return Math.floor(Math.min(byLength, measure / (letter * longest)));
}

/**
 * A headline in lines of even length: as few lines as its size allows, then as narrow as that number allows.
 * satori's own balancing would break “real-estate” at its hyphen.
 */
export function headlineLines(headline: string, size: number): string[] {
  const words = headline.split(' ');
  let letters = Math.floor(measure / (letter * size));
  let lines = fill(words, letters);
  for (;;) {
    const narrower = fill(words, --letters);
    if (narrower.length > lines.length || letters <= 0) return lines;
    lines = narrower;
  }
}

/** Puts as many words on each line as fit. */
function fill(words: string[], letters: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}

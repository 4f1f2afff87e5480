/** How a team member's portrait is drawn. It depends on the name alone, so every build draws the same. */
export type Monogram = {
  initials: string;
  /** Direction of the gradient, in degrees. */
  angle: number;
  /** Index of the gradient's pair of colours, below `paletteCount`. */
  palette: number;
  /** The gable's ridge: how far from the left, as a share of the width, and from the top, as a share of the height. */
  ridge: { across: number; up: number };
};

const paletteCount = 3;

/** The portrait of a name; its initials are those of the first and the last word. */
export function monogram(name: string): Monogram {
  const words = name.trim().split(/\s+/);
  const seed = hash(name);
  return {
    initials: [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join(''),
    angle: 100 + (seed % 9) * 10,
    palette: Math.floor(seed / 9) % paletteCount,
    ridge: {
      across: 0.3 + (Math.floor(seed / 31) % 9) * 0.05,
      up: 0.12 + (Math.floor(seed / 101) % 5) * 0.04,
    },
  };
}

/** FNV-1a, 32 bits: similar names get very different values. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

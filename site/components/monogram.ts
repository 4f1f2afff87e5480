/** How a member's portrait is drawn: everything follows from the name, so it never changes by itself. */
export type Monogram = {
  initials: string;
  /** Direction of the gradient, in degrees. */
  angle: number;
  /** Index of the pair of colours. */
  palette: number;
  /** Where the gable's ridge stands, as a share of the width, and how high, as a share of the height. */
  ridge: { across: number; up: number };
};

export const paletteCount = 3;

/** Derives a portrait from a name; first letters of the first and the last word are the initials. */
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

/** FNV-1a, 32 bits: neighbouring names end far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}

import type { Marked } from '../types/windows.ts';

/** Marks every window as a sample, in a word of its language, and says in a sentence what it shows. */
export function marked<Windows extends Record<string, object>>(
  windows: Windows,
  sample: string,
  descriptions: Record<keyof Windows, string>,
): Marked<Windows> {
  return Object.fromEntries(
    Object.entries(windows).map(([name, texts]) => [
      name,
      { ...texts, sample, description: descriptions[name] },
    ]),
  ) as Marked<Windows>;
}

/** Letters and digits alone: how a reader pauses, spaces and says marks ("m²" as "m2") is its own. */
const essence = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether a text has a letter or a digit. */
export const canBeHeard = (text: string): boolean => essence(text) !== '';

/** Where a text begins in another one; -1 where it is not in it, or is nothing that can be heard. */
function place(heard: string, wanted: string): number {
  const sought = essence(wanted);
  return sought === '' ? -1 : heard.indexOf(sought);
}

/** Whether a text is among what was spoken. */
export const isAmong = (heard: readonly string[], wanted: string): boolean =>
  place(essence(heard.join('')), wanted) !== -1;

/** The first of the texts that is not in the transcript after those before it; undefined where all are there, in order. */
export function missingIn(transcript: string, wanted: readonly string[]): string | undefined {
  let rest = essence(transcript);
  for (const text of wanted) {
    const at = place(rest, text);
    if (at === -1) return text;
    rest = rest.slice(at + essence(text).length);
  }
  return undefined;
}

/** How often a text is in the transcript. */
export const times = (transcript: string, text: string): number =>
  essence(transcript).split(essence(text)).length - 1;

/**
 * A reference letter by letter, as a screen reader reads it out: "B W 7 K 3 Q M 2". Apart from `reference.ts`,
 * which the contact form would else load too.
 */
export function spelled(reference: string): string {
  return reference.replace(/(?<=\w)-?(?=\w)/g, ' ');
}

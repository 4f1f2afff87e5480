/** The mark that every window carries. */
export const sample = 'Beispiel';

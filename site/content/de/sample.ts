/** The mark of what is only an example. */
export const sample = 'Beispiel';

/** What the offers can be put in order by. */
export const comparedBy = ['price', 'time'] as const;

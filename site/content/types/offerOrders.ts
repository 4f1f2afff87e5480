/** What offers can be put in order by. */
export const offerOrders = ['fee', 'time'] as const;

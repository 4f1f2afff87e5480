/** Texts and believable data of the product windows. Amounts and dates are formatted from the samples. */
export type WindowsContent = {
  offers: {
    title: string;
    property: string;
    sortedBy: string;
    sortPrice: string;
    sortTime: string;
    price: string;
    delivery: string;
    select: string;
    /** Valuer firms as the window shows them, cheapest first. */
    offers: readonly { valuer: string; place: string; price: string; delivery: string }[];
  };
  inbox: {
    title: string;
    filter: string;
    fresh: string;
    answer: string;
    enquiries: readonly { property: string; place: string; kind: string; received: string }[];
  };
};

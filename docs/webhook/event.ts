/** As much of the event as is used here; the rest is in docs/webhook.md. */
export type Event = {
  type: string;
  data: {
    id: string;
    reference: string | null;
    locale: string;
    contact: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'town' | 'country' | 'message', string>;
  };
};

/** As much of the event as is used here; the rest is in the service's description of its API (`/docs`). */
export type Event = {
  type: string;
  data: {
    id: string;
    reference: string | null;
    locale: string;
    contact: Record<'firstName' | 'lastName' | 'email' | 'phone' | 'town' | 'country' | 'message', string>;
  };
};

import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';

const signup = <Label extends string>(label: Label) => ({ event: 'Signup Link click', label }) as const;

const outcome = <Label extends string>(label: Label) =>
  ({ event: 'Valuation Guide > Outcome', label }) as const;

/**
 * Every event that the site reports (requirements 7.6, 7.7 and 7.11). Views give these to their buttons;
 * `reportClicks.ts` reports the click. Names and labels are Matomo's triggers: change them there too.
 */
export const analyticsEvents = {
  menuSignUp: signup('Menu > Sign Up'),
  homeRegister: signup('Home > Register Now'),
  homePartner: signup('Home > Become A Partner'),
  /** The banner's button on the clients' pages. */
  clientsRegister: signup('Clients > Register Now'),
  /** Every later button on the clients' pages, and those for clients on pages for both sides. */
  clientsRegister2: signup('Clients > Register Now 2'),
  appraisersRegister: signup('Appraisers > Register Now'),
  /** The later button on the valuers' page, and those for valuers on pages for both sides. */
  appraisersPartner: signup('Appraisers > Become A Partner'),
  /** A button or link to the contact form. */
  messageButton: { event: 'Message Button click' },
  /** The contact form's own button. */
  sendMessage: { event: 'Contact > Send Message' },
  /** The answer that ends the valuation guide's questions: to which kind of valuation it leads. */
  needShort: outcome('Short'),
  needFull: outcome('Full'),
  needLending: outcome('Lending value'),
} as const;

const sampleOffers = <Label extends string>(label: Label) =>
  ({ event: 'Sample Offers used', label }) as const;

/** Beside the specification's events, our own: somebody uses a tool, or takes along what it has made. */
export const toolEvents = {
  feeCalculator: { event: 'Fee Calculator used' },
  linkBuilder: { event: 'Enquiry Link used' },
  offersSorted: sampleOffers('Sorted'),
  offerChosen: sampleOffers('Chosen'),
} as const;

export type AnalyticsEvent = (typeof analyticsEvents)[keyof typeof analyticsEvents];
export type ToolEvent = (typeof toolEvents)[keyof typeof toolEvents];

/** The attributes by which a button names its event, if it has one. */
export function eventAttributes(event: AnalyticsEvent | ToolEvent | undefined) {
  if (event === undefined) return {};
  return {
    [eventAttribute]: event.event,
    ...('label' in event ? { [eventLabelAttribute]: event.label } : {}),
  };
}

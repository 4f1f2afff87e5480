import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';

/**
 * Every event that the site reports (requirements 7.6, 7.7 and 7.11). Views give these to their buttons;
 * `reportClicks.ts` reports the click. Names and labels are Matomo's triggers: change them there too.
 */
export const analyticsEvents = {
  menuSignUp: { event: 'Signup Link click', label: 'Menu > Sign Up' },
  homeRegister: { event: 'Signup Link click', label: 'Home > Register Now' },
  homePartner: { event: 'Signup Link click', label: 'Home > Become A Partner' },
  /** The banner's button on the clients' pages. */
  clientsRegister: { event: 'Signup Link click', label: 'Clients > Register Now' },
  /** Every later button on the clients' pages. */
  clientsRegister2: { event: 'Signup Link click', label: 'Clients > Register Now 2' },
  /** The banner's button on the valuers' page. */
  appraisersRegister: { event: 'Signup Link click', label: 'Appraisers > Register Now' },
  /** Every later button on the valuers' pages. */
  appraisersPartner: { event: 'Signup Link click', label: 'Appraisers > Become A Partner' },
  /** Pages for both sides, and those beyond the specification, report names of their own. */
  platformRegister: { event: 'Signup Link click', label: 'Platform > Register Now' },
  platformPartner: { event: 'Signup Link click', label: 'Platform > Become A Partner' },
  aboutRegister: { event: 'Signup Link click', label: 'About > Register Now' },
  aboutPartner: { event: 'Signup Link click', label: 'About > Become A Partner' },
  sampleReportRegister: { event: 'Signup Link click', label: 'Sample Report > Register Now' },
  sampleReportPartner: { event: 'Signup Link click', label: 'Sample Report > Become A Partner' },
  guideRegister: { event: 'Signup Link click', label: 'Valuation Guide > Register Now' },
  /** A button or link to the contact form. */
  messageButton: { event: 'Message Button click' },
  /** The contact form's own button. */
  sendMessage: { event: 'Contact > Send Message' },
  /** The answer that ends the valuation guide's questions: to which kind of valuation it leads. */
  needShort: { event: 'Valuation Guide > Outcome', label: 'Short' },
  needFull: { event: 'Valuation Guide > Outcome', label: 'Full' },
  needLending: { event: 'Valuation Guide > Outcome', label: 'Lending value' },
} as const;

/** Our own events beside those of the specification: use of a tool, and copying or saving its result. */
export const toolEvents = {
  feeCalculator: { event: 'Fee Calculator used' },
  linkBuilder: { event: 'Enquiry Link used' },
  offersSorted: { event: 'Sample Offers used', label: 'Sorted' },
  offerChosen: { event: 'Sample Offers used', label: 'Chosen' },
} as const;

export type AnalyticsEvent = (typeof analyticsEvents)[keyof typeof analyticsEvents];
export type ToolEvent = (typeof toolEvents)[keyof typeof toolEvents];

/** The attributes by which a button names its event, if it has one. */
export const eventAttributes = (event: AnalyticsEvent | ToolEvent | undefined) =>
  event && {
    [eventAttribute]: event.event,
    [eventLabelAttribute]: 'label' in event ? event.label : undefined,
  };

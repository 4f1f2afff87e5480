import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';

const signup = <Label extends string>(label: Label) => ({ event: 'Signup Link click', label }) as const;

/**
 * Every event that the site reports (requirements 7.6 and 7.7). Views give these to their buttons;
 * `reportClicks.ts` reports the click. Names and labels are Matomo's triggers: change them there too.
 */
export const analyticsEvents = {
  menuSignUp: signup('Menu > Sign Up'),
  homeRegister: signup('Home > Register Now'),
  homePartner: signup('Home > Become A Partner'),
  /** The banner's button on the clients' pages. */
  clientsRegister: signup('Clients > Register Now'),
  /** Every later button on the clients' pages. */
  clientsRegister2: signup('Clients > Register Now 2'),
  appraisersRegister: signup('Appraisers > Register Now'),
  appraisersPartner: signup('Appraisers > Become A Partner'),
  /** A button or link to the contact form. */
  messageButton: { event: 'Message Button click' },
  /** The contact form's own button. */
  sendMessage: { event: 'Contact > Send Message' },
} as const;

export type AnalyticsEvent = (typeof analyticsEvents)[keyof typeof analyticsEvents];
export type SignupLabel = Extract<AnalyticsEvent, { label: string }>['label'];

/** The attributes by which a button names its event, if it has one. */
export function eventAttributes(event: AnalyticsEvent | undefined) {
  if (event === undefined) return {};
  return {
    [eventAttribute]: event.event,
    ...('label' in event ? { [eventLabelAttribute]: event.label } : {}),
  };
}

import { eventAttribute, eventLabelAttribute } from '#common/ids.ts';

/**
 * Every event that the site reports (requirements 7.6 and 7.7). Pages and views give these to their buttons;
 * `reportClicks.ts` reports the click. Names and labels are Matomo's triggers: change them there too.
 */
export type SignupLabel =
  | 'Menu > Sign Up'
  | 'Home > Register Now'
  | 'Home > Become A Partner'
  | 'Clients > Register Now'
  | 'Clients > Register Now 2'
  | 'Appraisers > Register Now'
  | 'Appraisers > Become A Partner';

export type AnalyticsEvent =
  | { event: 'Signup Link click'; label: SignupLabel }
  | { event: 'Message Button click' }
  | { event: 'Contact > Send Message' };

const signup = (label: SignupLabel): AnalyticsEvent => ({ event: 'Signup Link click', label });

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
} as const satisfies Record<string, AnalyticsEvent>;

export type EventAttributes = { [eventAttribute]?: string; [eventLabelAttribute]?: string };

/** The attributes by which a button names its event; none without one. */
export function eventAttributes(event: AnalyticsEvent | undefined): EventAttributes {
  if (event === undefined) return {};
  return {
    [eventAttribute]: event.event,
    ...('label' in event ? { [eventLabelAttribute]: event.label } : {}),
  };
}

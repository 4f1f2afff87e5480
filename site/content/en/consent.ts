import { figure } from './format.ts';
import { pageNames } from './pageNames.ts';

export const consent = {
  settings: 'Web analytics settings',
  banner: {
    title: 'May we keep count?',
    paragraphs: [
      'If you agree, we use Matomo to measure how this website is used.',
      'That helps us to improve it. Cookies may be set for this.',
      'If you decline, nothing is recorded and everything works just as well.',
      'You can change your decision at the end of every page.',
    ],
  },
  actions: {
    accept: 'Agree',
    refuse: 'Decline',
    settings: 'View settings',
    save: 'Save choice',
    close: 'Close',
  },
  sections: {
    intro: `You decide whether we may measure the use of this website with Matomo. Your decision holds for ${figure.consentValidity}, after which we ask you again; you can change it here at any time with effect for the future.`,
    necessary: {
      title: 'Without consent',
      description:
        'In your browser’s local storage the website remembers only what you have chosen or typed yourself: the language, the closed language hint, your decision about web analytics and what you have typed in the contact form but not yet sent.',
    },
    analytics: {
      title: 'Web analytics with Matomo',
      description: `We record pages visited, the time and duration of the visit, the page visited before, details of browser, device and language, the shortened IP address, clicks on the buttons for registering, clicks to the contact form and the sending of a message. We also record whether you copy the link to a calculation of the fee calculator, take along a button or a QR code for an enquiry link, sort or choose sample offers, and to which kind of valuation the guide’s questions lead. What you write in the contact form is not part of this. Matomo may store three cookies on your device for this: one to recognise your browser for ${figure.visitorCookie} (_pk_id), one for where your visit came from for ${figure.referrerCookie} (_pk_ref) and one for the visit itself for ${figure.visitCookie} (_pk_ses). We delete the analytics data after ${figure.analyticsDeletion}.`,
    },
    signal: {
      title: 'Your browser declines for you',
      description:
        'Your browser sends ‘Global Privacy Control’ or ‘Do Not Track’. We take this as a refusal: nothing is recorded and we do not ask for your consent. Should you wish to agree nevertheless, switch the signal off for this website in your browser; we will then ask you.',
    },
  },
  links: pageNames,
} as const;

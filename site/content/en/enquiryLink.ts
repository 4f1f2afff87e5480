import { figure } from './format.ts';

export const enquiryLink = {
  meta: {
    description:
      'Turn your personal enquiry link into a button for your website and a QR code for print. It all happens in your browser, without signing in.',
    keywords: 'enquiry link, button for valuers, referral programme, QR code',
  },
  header: {
    kicker: 'For professional valuers',
    title: 'Your enquiry link on your website',
    lead: 'Business clients use it to enquire. Turn it into a button or a QR code.',
  },
  note: `Work won through your link carries the same success fee of ${figure.successFee} of your fee, at least ${figure.minimumFee} per report, plus VAT.`,
  fees: 'Work out your fees',
} as const;

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
    lead: 'With a button or a QR code, your business clients send an enquiry on the platform.',
  },
  uses: [
    {
      title: 'Add the button',
      text: 'Paste the HTML where you want clients to enquire, or pass it to your web agency. The button takes on your website’s font.',
    },
    {
      title: 'Print the QR code',
      text: 'Put the code on business cards, letterheads or leaflets. As an SVG it stays sharp at any size.',
    },
    {
      title: 'What it costs',
      text: `For work won through your link you pay the usual success fee: ${figure.successFee} of what you charge, at least ${figure.minimumFee} per report, plus VAT.`,
    },
  ],
  noScript: 'This tool needs JavaScript, which your browser is not running.',
  none: 'No link yet? Registered valuers find theirs on the platform.',
  fees: 'Work out your fees',
} as const;

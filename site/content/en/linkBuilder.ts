import { brand } from '#common/company.ts';

export const linkBuilder = {
  title: 'Add your enquiry link',
  link: {
    label: 'Your link from the platform',
    hint: 'Paste your link here. It starts with {host} and stays in your browser.',
    recognised: 'Enquiry link recognised. Your button and QR code are ready.',
  },
  problems: {
    noAddress: 'This address is incomplete. Copy the whole link from the platform.',
    foreign: 'This link does not lead to the platform. Your enquiry link starts with {host}.',
    notYours: 'That is only the platform’s start page. Your personal link is longer.',
  },
  text: {
    label: 'Button text',
    choices: [
      `Request a valuation via ${brand.name}`,
      `Request a report via ${brand.name}`,
      `Ask for a quote via ${brand.name}`,
    ],
  },
  button: { title: 'Button for your website', html: 'HTML of the button' },
  copy: {
    action: 'Copy HTML',
    done: 'The HTML is copied.',
    failed: 'Copying was not possible. The text is selected.',
  },
  qr: {
    title: 'QR code',
    download: 'Download SVG',
    file: 'enquiry-link.svg',
  },
} as const;

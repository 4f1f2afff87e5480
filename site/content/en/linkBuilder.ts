export const linkBuilder = {
  title: 'Put your enquiry link to work',
  link: {
    label: 'Your link from the platform',
    hint: 'It starts with {host} and does not leave your browser. While the field is empty you see an example.',
  },
  problems: {
    noAddress:
      'That is not a complete address. Copy the link from the platform, with ‘https’ at its beginning.',
    foreign: 'This link does not lead to the platform. Your enquiry link starts with {host}.',
    notYours: 'That is only the platform’s start page. Your personal link is longer.',
  },
  text: {
    label: 'Text',
    choices: ['Request a valuation', 'Enquire about a report', 'Ask for a quote'],
  },
  size: { label: 'Size', choices: { small: 'small', medium: 'medium', large: 'large' } },
  style: {
    label: 'Style',
    choices: { filled: 'Blue', outlined: 'Outline', dark: 'Black', light: 'Light' },
  },
  preview: {
    title: 'How it looks on your site',
    firm: 'Sachverständigenbüro am Mühlbach',
    text: 'Flats, commercial units, ground leases, rental values.',
  },
  forms: {
    button: 'Button as HTML',
    link: 'The link alone',
    signature: 'Email signature',
  },
  signature: { name: 'Your name', firm: 'Your firm' },
  copy: {
    action: 'Copy',
    done: 'Copied: {what}',
    failed: 'Copying was not possible. The text is selected.',
  },
  qr: {
    title: 'QR code for print',
    description: 'QR code of your enquiry link',
    download: 'Download as SVG',
    file: 'enquiry-link.svg',
    waiting: 'Appears as soon as you paste your link.',
  },
} as const;

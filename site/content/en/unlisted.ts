import { brand } from '#common/company.ts';

export const unlisted = {
  notFound: {
    meta: {
      name: 'Page not found',
      description:
        'There is no page at this address. From here you can reach every part of the website, and you can get in touch with us.',
      keywords: `${brand.name}, page not found`,
    },
    kicker: 'Page not found',
    title: 'There is no such page',
    text: 'The page may have moved, or the link may have lost a letter.',
    report: 'Report a broken link',
    links: 'Where to next',
    search: { label: 'Search the pages', found: 'Matches:', none: 'Nothing found.' },
    home: 'Go to the English home page',
  },
  comingSoon: {
    meta: {
      name: 'Back soon',
      description: `The ${brand.name} website is down for maintenance. You can still reach us by phone and by email.`,
      keywords: `${brand.name}, maintenance`,
    },
    title: 'We will be back soon',
    text: 'Our website is down for maintenance. Please try again in a few minutes.',
    urgent: 'If it is urgent, you can reach us here:',
    email: 'Email',
  },
  messageSent: {
    meta: {
      name: 'Message sent',
      description: 'Your message has reached us. We will get back to you as soon as possible.',
      keywords: `${brand.name}, contact`,
    },
    home: 'Go to the home page',
  },
} as const;

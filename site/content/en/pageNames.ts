import type { PageKey } from '#common/routes.ts';

export const pageNames: Record<PageKey, string> = {
  home: 'Home',
  institutional: 'Institutional Clients',
  lawyers: 'Lawyers and Administrators',
  professional: 'Professional Appraisers',
  enquiryLink: 'Enquiry link',
  platform: 'Platform',
  about: 'About Us',
  faq: 'FAQ',
  contact: 'Contact',
  terms: 'Terms and Conditions',
  privacy: 'Privacy',
  imprint: 'Imprint',
  valuationGuide: 'Which valuation do I need?',
  sampleReport: 'Sample report',
  trust: 'Security and contracts',
  accessibility: 'Accessibility',
};

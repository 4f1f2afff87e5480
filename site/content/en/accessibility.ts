import { accessibilityStatement } from '#common/accessibility.ts';
import { register } from '#common/claims.ts';
import { brand } from '#common/company.ts';
import { figure, format, law, standard } from './format.ts';

export const accessibility = {
  meta: {
    description: `Accessibility statement of the ${brand.name} website: the standard we work to, what has been tested, known limits and how to report a barrier.`,
    keywords: `accessibility, accessibility statement, ${standard.webAccessibility}, ${standard.europeanAccessibility}, report a barrier`,
  },
  header: {
    kicker: 'Legal',
    title: 'Accessibility',
    lead: 'Everybody should be able to read this site and to write to us: by keyboard, with a screen reader, with large type or high contrast. Here you can read what has been tested and what has not.',
  },
  dates: `Statement of ${format.date(accessibilityStatement.made)}, based on our own automated tests. Next review by ${format.date(register.accessibility.reviewBy)}.`,
  status: {
    title: 'Result and scope',
    result: `Automated tests find no violation of the ${standard.webAccessibility} guidelines, levels A and AA, on any page. That is not a statement that the website meets them in full: much can only be judged by people.`,
    items: [
      {
        title: 'Standard',
        text: `We work to the international guidelines ${standard.webAccessibility}, level AA. The European standard ${standard.europeanAccessibility} is based on an earlier version of them.`,
      },
      {
        title: 'Law',
        text: `The German Accessibility Strengthening Act (BFSG) applies to certain services for consumers (${law.accessibilityScope}). Ours are for businesses and office-holders; as we understand it, the act does not oblige us. We make this statement all the same.`,
      },
      {
        title: 'Scope',
        text: 'The statement covers this website: all pages with their tools, and the contact form by which you send us a message. The platform behind the sign-in is a separate system and is not covered.',
      },
    ],
  },
  tests: {
    title: 'What has been tested?',
    done: {
      title: 'Tested automatically',
      items: [
        'Each page in both languages with two test engines (axe and IBM Equal Access), also with the menu open and the form filled in',
        'Use by keyboard, and a visible focus',
        'Text twice as large, wider spacing and strong magnification, with nothing lost and no horizontal scrolling',
        'Colours set by the operating system, and reduced motion',
        'Contrast, including text over pictures',
        'Reading and sending without JavaScript',
        'Printed pages',
      ],
    },
    missing: {
      title: 'Still to be done',
      items: [
        'Tests by people with disabilities',
        'Manual walkthroughs with screen readers such as NVDA, JAWS or VoiceOver',
        'Voice control and switch control',
        'How easily people with learning difficulties understand the texts',
      ],
    },
  },
  limits: {
    title: 'Known limitations',
    items: [
      {
        title: 'Technical language',
        text: 'Texts about valuation, law and data protection are demanding. There are no versions in easy-\u2060to-\u2060read language or in sign language.',
      },
      {
        title: 'Sample views of the platform',
        text: 'Views of the platform on some pages are illustrations. Screen readers read one sentence in their place, which says what they show.',
      },
      {
        title: 'Protection of the form',
        text: 'Usually the browser solves a calculation in the background, so sending may take a while on an older device. There is nothing for you to recognise or retype. You can also reach us without the form, by telephone or email.',
      },
    ],
  },
  report: {
    title: 'How do I report a barrier?',
    lead: 'Write to us or call us. Tell us as well if there is information you cannot access.',
    labels: { phone: 'Phone', email: 'Email' },
    formLink: 'Report a problem',
    notes: `We usually reply within ${figure.replyWithin} during hotline hours. It helps to know the address of the page, what you wanted to do, and what you use: device, browser, assistive technology.`,
  },
} as const;

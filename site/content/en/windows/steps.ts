import { marked } from '../../samples/marked.ts';
import type { StepWindowsContent } from '../../types/professional.ts';
import { sample } from './sample.ts';

/** The small windows beside a new valuer's four steps. */
export const stepWindows: StepWindowsContent = marked(
  {
    register: {
      title: 'Your profile',
      fields: [
        { label: 'Firm', value: 'Sachverständigenbüro Nord' },
        { label: 'Town', value: 'Musterstadt' },
        { label: 'Property types', value: 'Residential, commercial' },
      ],
      action: 'Save profile',
    },
    verification: {
      title: 'Verification',
      done: ['Profile complete', 'Form completed', 'Details looked at'],
      verified: 'Verified',
    },
    welcome: {
      title: 'Notifications',
      headline: 'Welcome aboard!',
      text: 'Your account is open.',
      fresh: 'New enquiry',
      enquiry: 'Owner-occupied flat, Musterstadt',
      kind: 'Short valuation',
    },
    link: { title: 'Your enquiry link', button: 'Request a valuation', action: 'Copy link' },
  },
  sample,
  {
    register: 'Sample: a profile with firm, town and property types.',
    verification: 'Sample: profile complete, form completed, details looked at, verified.',
    welcome: 'Sample: two notifications, the welcome and a new enquiry.',
    link: 'Sample: a button for valuations on a page of the valuer’s own, and the enquiry link behind it.',
  },
);
